"""Games ended early: analysed up to that point and compared with possible continuations."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
import pytest

from tertulia.analysis.analyse import Evaluate, analyse_game
from tertulia.analysis.checks import find_inconsistencies
from tertulia.analysis.extract import extract_timeline
from tertulia.analysis.report import Analysis
from tertulia.cli.analyse import format_analysis
from tertulia.play import GameRecord
from tertulia.play.time_played import EndedEarly, TimePlayed
from tests.analysis.test_analysis import play_game

A = TypeVar("A")
Q = TypeVar("Q")
BUDGET_MS = 0.2


class LocalExecutor:
    """Computes an analysis in this process."""

    def __init__(self) -> None:
        self.expected, self.done = 0, 0

    async def replay(self, work: Callable[[Callable[[], None]], A]) -> A:
        return work(lambda: None)

    def expect(self, evaluations: int) -> None:
        self.expected = evaluations

    async def map(self, evaluate: Evaluate[Q, A], items: Sequence[Q]) -> list[A]:
        self.done += len(items)
        return [evaluate(item, BUDGET_MS, lambda: True) for item in items]


def stop_game(name: str, actions: int, ended: EndedEarly) -> GameRecord:
    record = play_game(name).record()
    time = TimePlayed(ended=ended)
    return msgspec.structs.replace(record, actions=record.actions[:actions], result=None, time=time)


def explain_record(record: GameRecord) -> Analysis:
    here = LocalExecutor()
    analysis = asyncio.run(analyse_game(record, BUDGET_MS, here)).analysis
    assert here.done == here.expected, "the end itself is counted"
    return analysis


@pytest.mark.parametrize("actions", [0, 1, 40])
def test_agreed_end_has_scores_and_no_winner(actions: int) -> None:
    record = stop_game("granada", actions, EndedEarly("agreed", None))
    analysis = explain_record(record)
    assert analysis.early
    assert analysis.winners == []
    assert analysis.course[-1].ply == len(record.actions) == actions
    assert analysis.course[-1].scores == analysis.scores
    assert sum(analysis.course[-1].chances) == pytest.approx(1)
    assert max(analysis.course[-1].chances) < 1, "no seat had won by the rules"
    assert find_inconsistencies(analysis) == []
    assert "The game was ended early" in format_analysis(analysis)


def test_forfeit_has_a_winner() -> None:
    analysis = explain_record(stop_game("granada", 20, EndedEarly("forfeit", 1)))
    assert analysis.winners == [1]
    assert len(analysis.decisions) == len(analysis.course) - 1


def test_same_record_gives_same_analysis() -> None:
    record = stop_game("granada", 20, EndedEarly("wish", None))
    assert explain_record(record) == explain_record(record)


def test_finished_game_has_no_open_end() -> None:
    timeline = extract_timeline(play_game("granada").record())
    assert timeline.open_end is None
    assert timeline.end.points == tuple(map(float, timeline.outcome.scores))
