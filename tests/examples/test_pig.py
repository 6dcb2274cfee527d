"""Pig, made as in `docs/new-game.md` beside an installed Tertulia, without files of this checkout."""

from __future__ import annotations

import re
import shlex
import time
from pathlib import Path

import httpx
import pytest

from tests.docs.conftest import ROOT, read_commands
from tests.examples.installing import InstalledPackages, run_server
from tests.examples.installing import installed as installed
from tests.examples.installing import tertulia_wheel as tertulia_wheel

pytestmark = [pytest.mark.proof, pytest.mark.xdist_group("pig")]
PAGE = ROOT / "docs" / "new-game.md"
MAX_REQUESTS = 500
"""Maximum number of requests during a game of Pig."""


def test_packages_are_not_from_the_checkout(installed: InstalledPackages, tmp_path: Path) -> None:
    source = "import tertulia, tertulia_pig; print(tertulia.__file__, tertulia_pig.__file__)"
    places = installed.run(tmp_path, "python", "-c", source).stdout.split()
    assert [place for place in places if not Path(place).is_relative_to(installed.bin.parent)] == []


def test_laws_hold_for_pig(installed: InstalledPackages, tmp_path: Path) -> None:
    laws = ("--pyargs", "tertulia.laws", "--game", "pig", "-p", "no:cacheprovider")
    completed = installed.run(tmp_path, "pytest", "-q", *laws)
    assert completed.returncode == 0, completed.stdout
    assert int(re.findall(r"(\d+) passed", completed.stdout)[0]) > 200


def test_commands_of_the_page_work_step_by_step(
    tertulia_wheel: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Runs every command shown on the page, in order, in an empty folder with Tertulia installed."""
    fresh = InstalledPackages(tmp_path_factory.mktemp("fresh"))
    fresh.install("install", str(tertulia_wheel))
    outputs = {}
    for command in read_commands(PAGE):
        program, *words = shlex.split(command.text)
        if program == "pip":
            fresh.install(*words, folder=tmp_path)
        elif words[0] == "serve":
            with run_server(fresh, tmp_path) as address:
                assert httpx.get(f"{address}/api/games").status_code == 200
        else:
            quick = ("-k", "test_play") if program == "pytest" else ()
            ran = fresh.run(tmp_path, program, *words, *quick, typed="q\n")
            assert ran.returncode == 0, f"{command}: {ran.stdout}{ran.stderr}"
            outputs[words[0]] = ran.stdout
    assert "pig: 2 to 6 players" in outputs["games"]
    assert "Roll the die (roll)" in outputs["play"]
    assert {"new-game", "games", "--pyargs", "simulate", "play"} == outputs.keys()


def test_pig_can_be_played_through_the_server(installed: InstalledPackages, tmp_path: Path) -> None:
    """Plays against a bot to the end; the texts come with the game."""
    with run_server(installed, tmp_path) as address, httpx.Client(base_url=address) as me:
        token = {"X-CSRF-Token": me.get("/api/me").json()["csrf"]}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        body = {"game": "pig", "options": {"target": "50"}, "seats": seats, "public": False, "hints": False}
        created = me.post("/api/tables", json=body, headers=token)
        assert created.status_code < 300, created.text
        table = f"/api/tables/{created.json()['id']}"
        assert me.post(f"{table}/start", json={}, headers=token).status_code < 300
        for _ in range(MAX_REQUESTS):
            now = me.get(table).json()
            if now["phase"] != "running":
                break
            if not now["legal"]:
                time.sleep(0.25)  # bots think for a shorter time, and requests are rate-limited
                continue
            notations = [one["notation"] for one in now["legal"]]
            chosen = "hold" if "hold" in notations and now["view"]["turn_total"] >= 20 else "roll"
            moved = me.post(
                f"{table}/moves", json={"position": now["position"], "seat": 0, "actions": [chosen]}, headers=token
            )
            assert moved.status_code < 300, moved.text
        assert max(now["view"]["scores"]) >= 50
        assert now["outcome"]["winners"]
