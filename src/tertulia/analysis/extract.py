"""Extract the decisions and draws of a finished game (`extract_timeline`).

Each can be evaluated in any process and in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

import numpy as np

from tertulia.bots.information_set import COMPARISON_KEY, indistinguishable
from tertulia.bots.search.result import Outlook
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, GameError, Outcome
from tertulia.kernel.schema import StateArray
from tertulia.play import GameRecord, Match
from tertulia.play.replay import replay_matches

SAMPLED_STATES = 4
"""Number of sampled states in which an action is tried. If all results are equal, nothing was drawn."""


@dataclass(frozen=True)
class DecisionPoint:
    """A decision of a finished game, with everything that a process needs to evaluate it."""

    game: str
    ply: int
    """Number of actions before it."""
    seat: int
    state: bytes
    played: int
    """The chosen action."""
    key: bytes
    """Seed of the search that evaluates it."""
    scores: tuple[int, ...]
    """Points of each seat at that time, counted as if the game ended there."""


@dataclass(frozen=True)
class Draw:
    """A random draw between a decision and the next one, with everything needed to evaluate it."""

    decision: DecisionPoint
    """The decision before the draw."""
    ply: int
    """Number of actions done when the result of the draw was known."""
    state: bytes
    """The position after the draw: at the next decision, or at the end."""
    seat: int
    """The seat of the next decision; at the end, the seat that decided last."""


@dataclass(frozen=True)
class OpenEnd:
    """Last position of a game that was ended early, with everything needed to predict its end."""

    game: str
    state: bytes
    seat: int
    """The seat that decided last."""
    key: bytes


@dataclass
class GameTimeline:
    """The decisions and draws of a finished game, in order."""

    game: Game
    seats: list[str]
    """Names of the players."""
    plies: int
    """Number of actions in the game."""
    outcome: Outcome
    """Result of the game. After an early end, the points at that time, and the last player left if it was a forfeit."""
    open_end: OpenEnd | None = None
    """The last position after an early end, else None."""
    expected: Outlook | None = None
    """Predicted end after an early end (`evaluate_end`), else None."""
    decisions: list[DecisionPoint] = field(default_factory=list)
    """Decisions with more than one legal action."""
    revelations: list[int] = field(default_factory=list)
    """Plies (numbers of actions done) at which an action revealed something that its seat had not known."""
    draws: list[Draw] = field(default_factory=list)
    """Draws whose result no seat knew before."""

    @property
    def end(self) -> Outlook:
        """The end of the game as an outlook; after an early end, the predicted one."""
        if self.expected is not None:
            return self.expected
        return Outlook(tuple(map(float, self.outcome.scores)), self.outcome.shares)

    def reveals(self, ply: int, later: int) -> bool:
        """Whether anything was revealed after ply `ply` and until ply `later`."""
        return any(ply < there <= later for there in self.revelations)


def extract_timeline(
    record: GameRecord, components: Components | None = None, on_ply: Callable[[], None] = lambda: None
) -> GameTimeline:
    """Extract the decisions and draws of a record. `on_ply` is called at every ply.

    Raises:
        RecordError: if the record is damaged.
        GameError: if the game has ended neither by its rules nor early, by agreement or forfeit.
    """
    steps = replay_matches(record, components)
    match = next(steps)
    timeline = GameTimeline(match.game, list(match.seats), len(record.actions), Outcome((), ()))
    before, drawn = match.game.copy(match.state), list[int]()
    for match in steps:
        on_ply()
        _add_last_action(timeline, match, before, drawn)
        before = match.game.copy(match.state)
    outcome = match.outcome
    if outcome is None and record.time is not None and record.time.ended is not None:
        outcome = _record_early_end(timeline, match, record.time.ended.winner)
    if outcome is None:
        raise GameError("only a finished game can be analysed, because an analysis reveals hidden information")
    timeline.outcome = outcome
    timeline.draws = list(_extract_draws(timeline, match, drawn))
    return timeline


def _record_early_end(timeline: GameTimeline, match: Match, winner: int | None) -> Outcome:
    """Outcome of a game that was ended early. Sets the timeline's open end."""
    game, seat = match.game, match.log[-1].seat if match.log else match.actors()[0]
    key = derive_seed(match.key, "analysis of the end")
    timeline.open_end = OpenEnd(game.name, game.to_bytes(match.state), seat, key)
    return Outcome(points_so_far(game, match.state), () if winner is None else (winner,))


def _extract_draws(timeline: GameTimeline, over: Match, drawn: Sequence[int]) -> Iterator[Draw]:
    """Yield a draw for each decision that was followed by one before the next decision."""
    for made, after in zip_longest(timeline.decisions, timeline.decisions[1:]):
        ply = timeline.plies if after is None else after.ply
        if any(made.ply < there <= ply for there in drawn):
            state, seat = (over.game.to_bytes(over.state), made.seat) if after is None else (after.state, after.seat)
            yield Draw(made, ply, state, seat)


def _add_last_action(timeline: GameTimeline, match: Match, before: StateArray, drawn: list[int]) -> None:
    """Add the last action of a match to the timeline."""
    game, (seat, action, *_) = match.game, match.log[-1]
    ply = match.position - 1
    key = derive_seed(match.key, f"analysis {ply}")
    if len(game.legal(before, seat)) > 1:
        scores = points_so_far(game, before)
        timeline.decisions.append(DecisionPoint(game.name, ply, seat, game.to_bytes(before), action, key, scores))
    if _reveals(game, before, seat, action, key):
        timeline.revelations.append(match.position)
    if _draws_anything(game, before, seat, action, key):
        drawn.append(match.position)


def points_so_far(game: Game, state: StateArray) -> tuple[int, ...]:
    """Points that each seat has made so far."""
    points = np.zeros(int(state["seats"][0]), np.int32)
    game.compiled.score(state, 0, points)
    return tuple(points.tolist())


def _reveals(game: Game, before: StateArray, seat: int, action: int, key: bytes) -> bool:
    """Whether the result of an action differs between states that its seat cannot tell apart."""
    worlds = [game.determinize(before, seat, derive_seed(key, f"world {n}")) for n in range(2)]
    for world in worlds:
        game.apply(world, seat, action)
    return not all(indistinguishable(game, viewer, *worlds) for viewer in (seat, None))


def _draws_anything(game: Game, before: StateArray, seat: int, action: int, key: bytes) -> bool:
    """Whether the result of an action differs between states that all seats together cannot tell apart."""
    worlds = [game.redraw(before, derive_seed(key, f"draw {n}")) for n in range(SAMPLED_STATES)]
    for world in worlds:
        game.apply(world, seat, action)
    return len({game.to_bytes(game.redraw(world, COMPARISON_KEY)) for world in worlds}) > 1
