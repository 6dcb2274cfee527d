"""Invalid input: one clear line on standard error, status 2, no traceback, no partial result."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Tertulia

INVALID_ARGUMENTS = {
    "no such command": (["sing"], "sing"),
    "no such option": (["games", "--loud"], "--loud"),
    "missing game": (["simulate"], "GAME"),
    "no such game": (["simulate", "chess"], "granada"),
    "not a number": (["simulate", "granada", "--games", "many"], "valid integer"),
    "no games": (["simulate", "granada", "--games", "0"], "--games"),
    "negative seed": (["simulate", "granada", "--seed", "-1"], "--seed"),
    "no workers": (["simulate", "granada", "--workers", "0"], "--workers"),
    "unknown bot": (["simulate", "granada", "--seats", "greedy,clever"], "clever"),
    "one seat": (["simulate", "granada", "--seats", "greedy"], "2 to 6"),
    "seven seats": (["simulate", "granada", "--seats", ",".join(["random"] * 7)], "2 to 6"),
    "empty seat": (["simulate", "granada", "--seats", "greedy,,random"], "commas"),
    "unknown option": (["simulate", "granada", "--option", "speed=high"], "scoring"),
    "unknown choice": (["simulate", "granada", "--option", "scoring=odd"], "simplified"),
    "option without value": (["simulate", "granada", "--option", "scoring"], "NAME=VALUE"),
    "seat of a stranger": (["play", "granada", "--seats", "me,gredy"], "greedy"),
    "short key": (["play", "granada", "--key", "12ab"], "64 hex digits"),
    "unknown language": (["play", "granada", "--language", "la"], "en"),
    "no record there": (["replay", "nothing-here.json"], "nothing-here.json"),
    "no components there": (["components", "granada", "--check", "nothing-here.toml"], "nothing-here.toml"),
    "no such measurement": (["bench", "everything"], "rules"),
    "no such port": (["serve", "--port", "70000"], "--port"),
}


@pytest.mark.parametrize(("arguments", "named"), INVALID_ARGUMENTS.values(), ids=INVALID_ARGUMENTS.keys())
def test_invalid_input_is_one_line_error(tertulia: Tertulia, arguments: list[str], named: str) -> None:
    ran = tertulia(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("tertulia: ")
    assert ran.err.count("\n") == 1
    assert named in ran.err
    assert "Traceback" not in ran.err


def test_invalid_components_file_names_line(tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[money]\ncurrencies = 4\n", encoding="utf-8")
    ran = tertulia("components", "granada", "--check", str(file))
    assert ran.status == 2
    assert "mine.toml:" in ran.err
    assert "Traceback" not in ran.err


def test_internal_error_has_no_traceback(tertulia: Tertulia, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("the roof fell in")

    monkeypatch.setattr("tertulia.kernel.registry.installed_games", broken)
    monkeypatch.delenv("TERTULIA_DEBUG", raising=False)
    ran = tertulia("games")
    assert ran.status == 1
    assert "RuntimeError: the roof fell in" in ran.err
    assert ran.err.count("\n") == 1


def test_ctrl_c_ends_without_traceback(tertulia: Tertulia, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tertulia.kernel.registry.installed_games", interrupted)
    ran = tertulia("games")
    assert ran.status == 130
    assert "Traceback" not in ran.err
