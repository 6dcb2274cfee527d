"""Commands for studying games: comparing bots and analysing games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tertulia

FAST_OPTIONS = ("--think", "0.1", "--workers", "1")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records")


@pytest.fixture
def record(folder: Path, tertulia: Tertulia) -> Path:
    """Return the record file of a game of two greedy bots."""
    path = folder / "0000001.json"
    if not path.exists():
        done = tertulia("simulate", "no-siesta", "--games", "1", "--seats", "greedy,greedy", "--records", str(folder))
        assert done.status == 0
    return path


def test_analysis_is_printed_as_text(tertulia: Tertulia, record: Path) -> None:
    done = tertulia("analyse", str(record), *FAST_OPTIONS)
    assert done.status == 0
    assert "The costliest decisions" in done.out
    assert "1 greedy" in done.out


def test_analysis_is_printed_as_json(tertulia: Tertulia, record: Path) -> None:
    analysis = json.loads(tertulia("analyse", str(record), *FAST_OPTIONS, "--json").out)
    assert analysis["game"] == "no-siesta"
    assert analysis["scores"] == json.loads(record.read_text())["result"]["scores"]
    assert all(
        set(decision) >= {"ply", "seat", "played", "choices", "lost_points"} for decision in analysis["decisions"]
    )


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_analysis_is_plotted(tertulia: Tertulia, record: Path, tmp_path: Path, kind: str) -> None:
    plot = tmp_path / f"game.{kind}"
    assert tertulia("analyse", str(record), *FAST_OPTIONS, "--plot", str(plot)).status == 0
    assert plot.stat().st_size > 5_000
    if kind == "svg":
        assert "<svg" in plot.read_text()


@pytest.mark.parametrize(
    ("plot", "message"),
    [("game.txt", "must end in .svg"), ("nowhere/game.svg", "for the plot does not exist"), ("game", "'nothing'")],
)
def test_impossible_plot_is_refused_before_analysis(
    tertulia: Tertulia, record: Path, tmp_path: Path, plot: str, message: str
) -> None:
    done = tertulia("analyse", str(record), *FAST_OPTIONS, "--plot", str(tmp_path / plot))
    assert done.status == 2
    assert message in done.err


def test_unfinished_game_is_not_analysed(tertulia: Tertulia, record: Path, tmp_path: Path) -> None:
    game = json.loads(record.read_text())
    game["actions"], game["result"] = game["actions"][:5], None
    running = tmp_path / "running.json"
    running.write_text(json.dumps(game))
    done = tertulia("analyse", str(running), *FAST_OPTIONS)
    assert done.status == 2
    assert "only a finished game" in done.err


def test_ladder_lists_each_pair_of_bots(tertulia: Tertulia) -> None:
    done = tertulia("ladder", "greedy,random,learner", "--game", "no-siesta", "--games", "4", "--workers", "1")
    assert done.status == 0
    assert [line.split("  ")[0] for line in done.out.splitlines()[1:]] == [
        "greedy against random", "greedy against learner", "random against learner",
    ]  # fmt: skip


def test_ladder_prints_json(tertulia: Tertulia) -> None:
    command = ("ladder", "quick@0.1,random", "--game", "no-siesta", "--seats", "3", "--games", "6", "--workers", "1")
    (result,) = json.loads(tertulia(*command, "--json").out)
    assert (result["bot"], result["rival"], result["seats"], result["games"]) == ("quick@0.1", "random", 3, 6)
    assert result["interval"][0] <= result["share"] <= result["interval"][1]
    assert json.loads(tertulia(*command, "--json").out) == [result]


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ("greedy", "two or more different bots"),
        ("greedy,greedy", "two or more different bots"),
        ("greedy,nobody", "has random, learner, greedy"),
        ("greedy,random@5", "unknown bot 'random@5'"),
        ("greedy,strong@soon", "from 0.01 to 60000 milliseconds"),
        ("greedy,strong@nan", "from 0.01 to 60000 milliseconds"),
    ],
)
def test_unknown_bots_are_refused(tertulia: Tertulia, bots: str, message: str) -> None:
    done = tertulia("ladder", bots, "--game", "no-siesta", "--games", "2")
    assert done.status == 2
    assert message in done.err
