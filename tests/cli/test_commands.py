"""Commands that inspect and simulate games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tertulia import __version__
from tests.cli.conftest import Tertulia

COMMANDS = (
    "games",
    "serve",
    "play",
    "simulate",
    "ladder",
    "train",
    "replay",
    "analyse",
    "components",
    "bench",
    "backup",
    "restore",
    "doctor",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_example(tertulia: Tertulia, command: str) -> None:
    ran = tertulia(command, "--help")
    assert ran.status == 0
    assert f"Example: tertulia {command}" in ran.out


def test_help_names_every_command(tertulia: Tertulia) -> None:
    output = tertulia("--help").out
    assert all(f"  {command} " in output for command in COMMANDS)
    assert tertulia("--version").out == f"tertulia {__version__}\n"


def test_games_are_listed(tertulia: Tertulia) -> None:
    assert "granada: 2 to 6 players" in tertulia("games").out
    granada = next(game for game in json.loads(tertulia("games", "--json").out) if game["name"] == "granada")
    assert granada["seats"] == [2, 3, 4, 5, 6]
    assert granada["bots"] == ["random", "learner", "greedy", "quick", "strong", "master"]
    assert [option["name"] for option in granada["options"]] == ["scoring"]


def test_components_are_listed_with_marks(tertulia: Tertulia) -> None:
    known = json.loads(tertulia("components", "granada", "--json").out)
    assert set(known) == {"hash", "data", "marks"}
    assert {mark["source"] for mark in known["marks"]} <= {"rules", "public", "inferred", "reconstructed", "box"}
    output = tertulia("components", "granada").out
    assert known["hash"] in output
    assert "[reconstructed]" in output


def test_each_fact_is_printed_with_its_mark(tertulia: Tertulia) -> None:
    lines = tertulia("components", "granada").out.splitlines()
    (money,) = (line for line in lines if line.startswith("money: "))
    assert money.endswith("values [1, 2, 3, 4, 5, 6, 7, 8, 9], copies 3 [rules]; yellow, blue [public]")
    assert not any("marks" in line for line in lines)


def test_corrected_set_is_printed(tertulia: Tertulia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import tertulia.games.granada as granada

    file = tmp_path / "own.toml"
    text = (Path(granada.__file__).parent / "components" / "components.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("points_per_side = 1", "points_per_side = 2"), encoding="utf-8")
    assert "moats: points_per_side 2 [public]" in tertulia("components", "granada", "--components", str(file)).out
    monkeypatch.setenv("TERTULIA_COMPONENTS", str(file))
    assert "moats: points_per_side 2 [public]" in tertulia("components", "granada").out


def test_packaged_components_pass_check(tertulia: Tertulia) -> None:
    import tertulia.games.granada as granada

    own = Path(granada.__file__).parent / "components" / "components.toml"
    ran = tertulia("components", "granada", "--check", str(own))
    assert ran.status == 0
    assert ": valid." in ran.out


SIMULATE = ("simulate", "granada", "--seats", "greedy,random,random", "--seed", "5")


def test_simulation_prints_json(tertulia: Tertulia) -> None:
    ran = tertulia(*SIMULATE, "--games", "60", "--json", "--option", "scoring=simplified")
    assert ran.status == 0
    result = json.loads(ran.out)
    assert result["games"] == 60
    assert result["decisions"] > 60
    assert result["games_per_second"] > 0
    assert result["decisions_per_second"] > result["games_per_second"]
    assert len(result["points"]) == len(result["wins"]) == 3
    assert sum(result["wins"]) == pytest.approx(60)
    assert result["points"][0] > max(result["points"][1:]), "greedy plays better than random"
    assert result["options"] == {"scoring": "simplified"}
    for rate, (low, high) in zip(result["win_rates"], result["win_intervals"], strict=True):
        assert 0 <= low <= rate <= high <= 1


def test_simulation_prints_text(tertulia: Tertulia) -> None:
    output = tertulia(*SIMULATE, "--games", "30").out
    assert "30 games" in output
    assert "1 greedy" in output
    assert "3 random" in output


def test_simulation_depends_on_seed_not_on_workers(tertulia: Tertulia) -> None:
    def results(*more: str) -> tuple[object, object, object]:
        result = json.loads(tertulia(*SIMULATE, "--games", "40", "--json", *more).out)
        return result["decisions"], result["points"], result["wins"]

    assert results("--workers", "1") == results("--workers", "2")
    assert results("--seed", "6") != results()


def test_records_are_written_and_replayed(tertulia: Tertulia, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert tertulia(*SIMULATE, "--games", "3", "--records", str(folder)).status == 0
    files = sorted(folder.iterdir())
    assert len(files) == 3
    ran = tertulia("replay", str(files[0]), "--view", "all", "--json")
    assert ran.status == 0
    plies = [json.loads(line) for line in ran.out.splitlines()]
    assert [ply["ply"] for ply in plies] == list(range(len(plies)))
    assert all(set(ply) == {"ply", "seat", "action", "events", "view"} for ply in plies)
    record = json.loads(files[0].read_text(encoding="utf-8"))
    assert [ply["action"] for ply in plies[1:]] == record["actions"]
    assert plies[-1]["view"]["over"] is True


def test_replay_prints_one_ply_in_words(tertulia: Tertulia, tmp_path: Path) -> None:
    tertulia(*SIMULATE, "--games", "1", "--records", str(tmp_path))
    file = str(next(tmp_path.iterdir()))
    output = tertulia("replay", file, "--at", "0").out
    assert output.startswith("0.")
    assert "Building yard" in output
    hidden = tertulia("replay", file, "--at", "0", "--view", "0", "--json").out
    assert json.loads(hidden)["view"]["hands"][1]["money"] is None
    beyond = tertulia("replay", file, "--at", "99999")
    assert beyond.status == 2
    assert "--at must be a ply from 0 to" in beyond.err


def test_damaged_record_is_refused_with_action(tertulia: Tertulia, tmp_path: Path) -> None:
    tertulia(*SIMULATE, "--games", "1", "--records", str(tmp_path))
    file = next(tmp_path.iterdir())
    record = json.loads(file.read_text(encoding="utf-8"))
    record["actions"][3] = "fly 3"
    file.write_text(json.dumps(record), encoding="utf-8")
    ran = tertulia("replay", str(file), "--json")
    assert ran.status == 2
    assert "fly 3" in ran.err
    assert "Traceback" not in ran.err


def test_measurements_are_listed(tertulia: Tertulia) -> None:
    assert "rules:" in tertulia("bench", "--list").out
