"""What an analysis asks: the decisions of a finished game, one by one, to be thought about anywhere, in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from tertulia.bots.alike import ALIKE, same_to
from tertulia.bots.keys import key_of
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.schema import StateArray
from tertulia.play import GameRecord, Match
from tertulia.play.replay import positions

SURE = 4
"""In so many worlds an action is tried: what comes out alike in all of them was not drawn."""


@dataclass(frozen=True)
class Question:
    """A decision: everything that a process needs to think about it."""

    game: str
    ply: int
    """So many actions were done before."""
    seat: int
    state: bytes
    played: int
    key: bytes


@dataclass(frozen=True)
class Draw:
    """What was drawn between a decision and the next one: everything that a process needs to find what it was worth."""

    made: Question
    """The decision before."""
    ply: int
    """So many actions were done then."""
    state: bytes
    """What it came to: the next decision, or the end."""
    seat: int
    """Whose decision that is; where it is the end, who decided last."""


@dataclass
class Course:
    """The course of a finished game."""

    game: Game
    seats: list[str]
    plies: int
    """Actions in all."""
    scores: list[int]
    winners: list[int]
    questions: list[Question] = field(default_factory=list)
    """The decisions in which there was a choice."""
    shown: list[int] = field(default_factory=list)
    """The plies (so many actions were done) at which somebody came to see something that they had not known."""
    draws: list[Draw] = field(default_factory=list)
    """What was drawn that nobody had known, in the order of the game."""

    def shows(self, ply: int, later: int) -> bool:
        """Whether anything came to light between a decision and a later ply."""
        return any(ply < there <= later for there in self.shown)


def course_of(
    record: GameRecord, components: Components | None = None, each: Callable[[], None] = lambda: None
) -> Course:
    """The course of a record; `each` is called at every ply. `RecordError` where it is damaged, `GameError` for a game that has not
    ended."""
    steps = positions(record, components)
    match = next(steps)
    course = Course(match.game, list(match.seats), len(record.actions), [], [])
    before, drawn = match.game.copy(match.state), list[int]()
    for match in steps:
        each()
        _note(course, match, before, drawn)
        before = match.game.copy(match.state)
    outcome = match.outcome
    if outcome is None:
        raise GameError("only a game that is over can be analysed: what is hidden in it would be told otherwise")
    course.scores, course.winners = list(outcome.scores), list(outcome.winners)
    course.draws = list(_draws(course, match, drawn))
    return course


def _draws(course: Course, over: Match, drawn: Sequence[int]) -> Iterator[Draw]:
    """Each decision and what followed, where something was drawn before the next one."""
    for made, after in zip_longest(course.questions, course.questions[1:]):
        ply = course.plies if after is None else after.ply
        if any(made.ply < there <= ply for there in drawn):
            state, seat = (over.game.to_bytes(over.state), made.seat) if after is None else (after.state, after.seat)
            yield Draw(made, ply, state, seat)


def _note(course: Course, match: Match, before: StateArray, drawn: list[int]) -> None:
    """Put down the last action of a match."""
    game, (seat, action, *_) = match.game, match.log[-1]
    ply = match.position - 1
    key = key_of(match.key, f"analysis {ply}")
    if len(game.legal(before, seat)) > 1:
        course.questions.append(Question(game.name, ply, seat, game.to_bytes(before), action, key))
    if _shows(game, before, seat, action, key):
        course.shown.append(match.position)
    if _by_chance(game, before, seat, action, key):
        drawn.append(match.position)


def _shows(game: Game, before: StateArray, seat: int, action: int, key: bytes) -> bool:
    """Whether what comes of an action is not the same in all worlds that its seat cannot tell apart."""
    worlds = [game.determinize(before, seat, key_of(key, f"world {n}")) for n in range(2)]
    for world in worlds:
        game.apply(world, seat, action)
    return not all(same_to(game, viewer, *worlds) for viewer in (seat, None))


def _by_chance(game: Game, before: StateArray, seat: int, action: int, key: bytes) -> bool:
    """Whether what comes of an action is not the same in all worlds that all seats together cannot tell apart."""
    worlds = [game.redraw(before, key_of(key, f"draw {n}")) for n in range(SURE)]
    for world in worlds:
        game.apply(world, seat, action)
    return len({game.to_bytes(game.redraw(world, ALIKE)) for world in worlds}) > 1
