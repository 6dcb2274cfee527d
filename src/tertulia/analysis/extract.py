"""Extract the decisions and random draws of a finished game (`extract_timeline`).

The extracted items can be evaluated in any process and in any order.
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
"""Number of sampled states in which an action is tried to find whether it causes a random draw.

The states differ only in hidden information, such as the order of a deck. An action with the same result in all of
them caused no random draw.
"""


@dataclass(frozen=True)
class DecisionPoint:
    """A decision of a finished game, with all data that a process needs to evaluate it."""

    game: str
    ply: int
    """Number of actions in the game before this decision."""
    seat: int
    state: bytes
    played: int
    """Action that the seat chose, as its number in the game's action table."""
    key: bytes
    """Seed (32 bytes) of the search that evaluates this decision."""
    scores: tuple[int, ...]
    """Points of each seat before the decision, counted as if the game ended at that moment."""


@dataclass(frozen=True)
class Draw:
    """A random draw (cards, dice) between two decisions, with all data needed to evaluate it."""

    decision: DecisionPoint
    """The last decision before the draw."""
    ply: int
    """Number of actions before the next decision, or in the complete game if no decision follows."""
    state: bytes
    """Bytes of the state after the draw: at the next decision, or at the end of the game."""
    seat: int
    """Seat of the next decision. If the game ended first, the seat of the last decision."""


@dataclass(frozen=True)
class OpenEnd:
    """Last position of a game that was ended early, with all data needed to predict its end."""

    game: str
    state: bytes
    seat: int
    """Seat of the last action; the first seat to act if the game has no actions."""
    key: bytes


@dataclass
class GameTimeline:
    """The data of a finished game that an analysis needs: decisions, random draws, players and result."""

    game: Game
    seats: list[str]
    """Player of each seat: `human` or the name of a bot."""
    plies: int
    """Number of actions in the game."""
    outcome: Outcome
    """Result of the game.

    If the game ended early, it has the points at that time. After a forfeit, the winner is the last remaining player.
    After any other early end, no seat wins.
    """
    open_end: OpenEnd | None = None
    """Last position of a game that was ended early; None for a game that ended by its rules."""
    expected: Outlook | None = None
    """Predicted final points and chances of winning of a game that was ended early (`evaluate_end`).

    None until they are predicted, and for a game that ended by its rules.
    """
    decisions: list[DecisionPoint] = field(default_factory=list)
    """Decisions with more than one legal action."""
    revelations: list[int] = field(default_factory=list)
    """Numbers of the actions that revealed information, counted from 1.

    The acting seat or spectators learned something that the acting seat could not foresee.
    """
    draws: list[Draw] = field(default_factory=list)
    """Random draws whose results even all seats together could not know before."""

    @property
    def end(self) -> Outlook:
        """Final points of each seat, and its share of the victory (the sum over all seats is 1).

        If the game ended early, both are predicted (`expected`).
        """
        if self.expected is not None:
            return self.expected
        return Outlook(tuple(map(float, self.outcome.scores)), self.outcome.shares)

    def reveals(self, ply: int, later: int) -> bool:
        """Return whether an action after ply `ply`, up to ply `later`, revealed information (`revelations`)."""
        return any(ply < there <= later for there in self.revelations)


def extract_timeline(
    record: GameRecord, components: Components | None = None, on_ply: Callable[[], None] = lambda: None
) -> GameTimeline:
    """Extract the decisions and draws of a record. `on_ply` is called after each action.

    Raises:
        RecordError: if the record is damaged.
        GameError: if the game has not ended. Early ends by agreement or forfeit are accepted.
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
    """Return the outcome of a game that was ended early, and set the timeline's `open_end`.

    `winner` is the last player left after a forfeit, else None.
    """
    game, seat = match.game, match.log[-1].seat if match.log else match.actors()[0]
    key = derive_seed(match.key, "analysis of the end")
    timeline.open_end = OpenEnd(game.name, game.to_bytes(match.state), seat, key)
    return Outcome(points_so_far(game, match.state), () if winner is None else (winner,))


def _extract_draws(timeline: GameTimeline, over: Match, drawn: Sequence[int]) -> Iterator[Draw]:
    """Yield a `Draw` for each decision that a random draw follows before the next decision.

    `drawn` lists the plies of the actions that caused a draw of cards or dice; `over` is the match at its end.
    """
    for decision, after in zip_longest(timeline.decisions, timeline.decisions[1:]):
        ply = timeline.plies if after is None else after.ply
        if any(decision.ply < there <= ply for there in drawn):
            state, seat = (
                (over.game.to_bytes(over.state), decision.seat) if after is None else (after.state, after.seat)
            )
            yield Draw(decision, ply, state, seat)


def _add_last_action(timeline: GameTimeline, match: Match, before: StateArray, drawn: list[int]) -> None:
    """Add the last action of a match to the timeline: its decision, revealed information and random draw.

    `before` is the state before that action. If the action caused a random draw, its ply is appended to `drawn`.
    """
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
    """Return the points of each seat, counted as if the game ended in this state."""
    points = np.zeros(int(state["seats"][0]), np.int32)
    game.compiled.score(state, 0, points)
    return tuple(points.tolist())


def _reveals(game: Game, before: StateArray, seat: int, action: int, key: bytes) -> bool:
    """Return whether an action shows its seat or spectators something that the seat cannot know before.

    The action is tried in two states that the seat cannot tell apart; the results are compared. `before` is the state
    before the action. `key` (32 bytes) seeds the random values in these states.
    """
    worlds = [game.determinize(before, seat, derive_seed(key, f"world {n}")) for n in range(2)]
    for world in worlds:
        game.apply(world, seat, action)
    return not all(indistinguishable(game, viewer, *worlds) for viewer in (seat, None))


def _draws_anything(game: Game, before: StateArray, seat: int, action: int, key: bytes) -> bool:
    """Return whether an action has a random result, which even all seats together cannot know before.

    The action is tried in `SAMPLED_STATES` states that all seats together cannot tell apart; the results are compared.
    `before` is the state before the action. `key` (32 bytes) seeds the random values in these states.
    """
    worlds = [game.redraw(before, derive_seed(key, f"draw {n}")) for n in range(SAMPLED_STATES)]
    for world in worlds:
        game.apply(world, seat, action)
    return len({game.to_bytes(game.redraw(world, COMPARISON_KEY)) for world in worlds}) > 1
