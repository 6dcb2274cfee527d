"""Both wheels in a fresh environment: nothing is compiled, and bots move as in the checkout."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tertulia.kernel.registry import installed_games
from tests.docs.conftest import ROOT
from tests.examples.installing import InstalledPackages, run_server
from tools.wheels import build_wheels

pytestmark = [pytest.mark.proof, pytest.mark.xdist_group("compiled")]
MAX_REQUESTS = 40
"""Maximum number of requests until the bot has moved."""
BOTS = ("greedy", "learner", "flat@0.2", "quick@0.2", "strong@0.2", "master@0.2")
PLAY_PROGRAM = """
import sys, hashlib
from tertulia import new
from tertulia.kernel import batch
from tertulia.kernel.registry import find_game
name, plies, bots = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
keys = batch.keys_from(7, 40)
seats = find_game(name).seats[-1]
random = batch.play_batch(find_game(name), keys, [[0] * seats])
print(random.decisions.sum(), random.points.sum(axis=0).tolist())
game = new(name, seats=2, seed=1)
for ply in range(plies):
    seat = game.actors[0]
    game.apply(game.choice(bots[ply % len(bots)], seat), seat)
game.match.game.features(game.match.state, 0), game.match.game.weigh(game.match.state, game.actors[0])
print(game.log[-1], game.match.game.hash(game.match.state))
"""
"""Script with many random games and one game in which all bots choose in turn."""

ACTORS_PROGRAM = """
import sys
from tertulia.kernel.compiled_package import unused_code_reason
from tertulia.kernel.registry import find_game
game = find_game(sys.argv[1])
print(unused_code_reason(game.name, game.source), game.actors(game.zero_state()))
"""
"""Script that calls the smallest entry of a game and prints why it was compiled."""


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return build_wheels(tmp_path_factory.mktemp("wheels"))


@pytest.fixture(scope="module")
def both(wheels: list[Path], tmp_path_factory: pytest.TempPathFactory) -> InstalledPackages:
    """An environment with both wheels; its cache folder does not exist yet."""
    environment = InstalledPackages(tmp_path_factory.mktemp("environment"))
    environment.install("install", *map(str, wheels))
    return environment


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Cache folder of the test, for programs that compile with the default settings."""
    monkeypatch.setenv("TERTULIA_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    return tmp_path / "cache"


def list_code_files(cache: Path) -> list[str]:
    return sorted(path.name for path in cache.rglob("*.nb?"))


@pytest.mark.parametrize("name", installed_games())
def test_bots_move_alike_with_shipped_and_local_code(
    name: str, both: InstalledPackages, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wheel's code is for common processors, the checkout's for this one.

    Results are equal to the last bit.
    """
    words = ("-c", PLAY_PROGRAM, name, "24", *BOTS)
    shipped = both.run(tmp_path, "python", *words)
    assert shipped.returncode == 0, shipped.stderr
    assert not cache.exists(), f"{list_code_files(cache)} were compiled"
    monkeypatch.delenv("TERTULIA_CACHE")
    here = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=True)
    assert shipped.stdout == here.stdout


def test_commands_play_and_analyse_without_compiling(both: InstalledPackages, cache: Path, tmp_path: Path) -> None:
    """Views, hints and analyses have compiled entries of their own."""
    for name in installed_games():
        play_run = both.run(tmp_path, "tertulia", "play", name, "--seats", "greedy,greedy", "--record", f"{name}.json")
        assert play_run.returncode == 0, play_run.stderr
        assert "compiling" not in play_run.stderr
        analysis_run = both.run(tmp_path, "tertulia", "analyse", f"{name}.json", "--think", "0.1", "--workers", "1")
        assert analysis_run.returncode == 0, analysis_run.stderr
    assert not cache.exists(), f"{list_code_files(cache)} were compiled"


def test_server_bot_moves_without_compiling(both: InstalledPackages, cache: Path, tmp_path: Path) -> None:
    with run_server(both, tmp_path) as address, httpx.Client(base_url=address, timeout=60) as me:
        token = {"X-CSRF-Token": me.get("/api/me").json()["csrf"]}
        for name in installed_games():
            seats = [{"kind": "bot", "bot": "quick"}, {"kind": "bot", "bot": "quick"}]
            body = {"game": name, "options": {}, "seats": seats, "public": True, "hints": False}
            created = me.post("/api/tables", json=body, headers=token)
            assert created.status_code < 300, created.text
            table = f"/api/tables/{created.json()['id']}"
            assert me.post(f"{table}/start", json={}, headers=token).status_code < 300
            for _ in range(MAX_REQUESTS):
                if me.get(table).json()["log"]:
                    break
                time.sleep(0.25)  # rate limit
            assert me.get(table).json()["log"], f"no bot has moved at {name}"
    assert not cache.exists(), f"{list_code_files(cache)} were compiled"


@pytest.mark.parametrize(
    ("variable", "reason"),
    [
        ("NUMBA_ENABLE_AVX=0", "do not fit this processor, which has no avx, avx2"),
        ("NUMBA_CPU_NAME=generic", "Numba is configured to compile for a certain processor"),
        ("NUMBA_BOUNDSCHECK=1", "the installed compiled rules do not check array bounds"),
    ],
)
def test_unusable_code_is_compiled_with_a_reason(
    variable: str, reason: str, both: InstalledPackages, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Calls a single entry, because compiling all takes long."""
    name, _, value = variable.partition("=")
    monkeypatch.setenv(name, value)
    ran = both.run(tmp_path, "python", "-c", ACTORS_PROGRAM, min(installed_games()))
    assert ran.returncode == 0, ran.stderr
    assert reason in ran.stdout
    assert "actors" in list_code_files(cache)[0]


def test_interpreted_mode_compiles_nothing(
    both: InstalledPackages, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERTULIA_INTERPRET", "1")
    ran = both.run(tmp_path, "python", "-c", ACTORS_PROGRAM, min(installed_games()))
    assert ran.returncode == 0, ran.stderr
    assert not cache.exists()


def test_damaged_code_is_compiled_with_a_warning(both: InstalledPackages, cache: Path, tmp_path: Path) -> None:
    name = min(installed_games())
    manifest = next(both.bin.parent.glob("lib/python*/site-packages/tertulia_compiled/manifest.json"))
    damaged = max(manifest.parent.rglob(f"*_{name}-*.nbc"), key=lambda path: path.stat().st_size)
    whole = damaged.read_bytes()
    damaged.write_bytes(whole[:-100])
    try:
        play = ("--games", "2", "--seats", "random,random", "--workers", "1")
        ran = both.run(tmp_path, "tertulia", "simulate", name, *play)
    finally:
        damaged.write_bytes(whole)
    assert ran.returncode == 0, ran.stderr
    assert f"compiling {name}, once (kept in {cache}): " in ran.stderr
    assert f"{damaged.name} is damaged" in ran.stderr
    assert "Traceback" not in ran.stderr
