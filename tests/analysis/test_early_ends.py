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
from tests.analysis.test_analysis import played

A = TypeVar("A")
Q = TypeVar("Q")
BUDGET = 0.2


class Here:
    """Computes an analysis in this process."""

    def __init__(self) -> None:
        self.expected, self.done = 0, 0

    async def replay(self, work: Callable[[Callable[[], None]], A]) -> A:
        return work(lambda: None)

    def expect(self, evaluations: int) -> None:
        self.expected = evaluations

    async def map(self, evaluate: Evaluate[Q, A], items: Sequence[Q]) -> list[A]:
        self.done += len(items)
        return [evaluate(item, BUDGET, lambda: True) for item in items]


def stopped(name: str, actions: int, ended: EndedEarly) -> GameRecord:
    record = played(name).record()
    time = TimePlayed(ended=ended)
    return msgspec.structs.replace(record, actions=record.actions[:actions], result=None, time=time)


def explained(record: GameRecord) -> Analysis:
    here = Here()
    analysis = asyncio.run(analyse_game(record, BUDGET, here)).analysis
    assert here.done == here.expected, "the end itself is counted"
    return analysis


@pytest.mark.parametrize("actions", [0, 1, 40])
def test_agreed_end_has_scores_and_no_winner(actions: int) -> None:
    record = stopped("granada", actions, EndedEarly("agreed", None))
    analysis = explained(record)
    assert analysis.early
    assert analysis.winners == []
    assert analysis.course[-1].ply == len(record.actions) == actions
    assert analysis.course[-1].scores == analysis.scores
    assert sum(analysis.course[-1].chances) == pytest.approx(1)
    assert max(analysis.course[-1].chances) < 1, "no seat had won by the rules"
    assert find_inconsistencies(analysis) == []
    assert "The game was ended early" in format_analysis(analysis)


def test_forfeit_has_a_winner() -> None:
    analysis = explained(stopped("granada", 20, EndedEarly("forfeit", 1)))
    assert analysis.winners == [1]
    assert len(analysis.decisions) == len(analysis.course) - 1


def test_same_record_gives_same_analysis() -> None:
    record = stopped("granada", 20, EndedEarly("wish", None))
    assert explained(record) == explained(record)


def test_finished_game_has_no_open_end() -> None:
    timeline = extract_timeline(played("granada").record())
    assert timeline.open_end is None
    assert timeline.end.points == tuple(map(float, timeline.outcome.scores))
