"""What an analysis asks: the decisions of a finished game, one by one, to be thought about anywhere, in any order."""

from __future__ import annotations

from dataclasses import dataclass, field

from tertulia.bots.alike import same_to
from tertulia.bots.keys import key_of
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.schema import StateArray
from tertulia.play import GameRecord, Match
from tertulia.play.replay import positions


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
    drawn: list[int] = field(default_factory=list)
    """The plies (so many actions were done) at which something came to light that nobody had decided."""

    def draws(self, ply: int, later: int) -> bool:
        """Whether anything of that kind lies between a decision and a later ply."""
        return any(ply < there <= later for there in self.drawn)


def course_of(record: GameRecord, components: Components | None = None) -> Course:
    """The course of a record. `RecordError` where it is damaged, `GameError` for a game that has not ended."""
    steps = positions(record, components)
    match = next(steps)
    course = Course(match.game, list(match.seats), len(record.actions), [], [])
    before = match.game.copy(match.state)
    for match in steps:
        _note(course, match, before)
        before = match.game.copy(match.state)
    outcome = match.outcome
    if outcome is None:
        raise GameError("only a game that is over can be analysed: what is hidden in it would be told otherwise")
    course.scores, course.winners = list(outcome.scores), list(outcome.winners)
    return course


def _note(course: Course, match: Match, before: StateArray) -> None:
    """Put down the last action of a match."""
    game, (seat, action, *_) = match.game, match.log[-1]
    ply = match.position - 1
    key = key_of(match.key, f"analysis {ply}")
    if len(game.legal(before, seat)) > 1:
        course.questions.append(Question(game.name, ply, seat, game.to_bytes(before), action, key))
    if _by_chance(game, before, seat, action, key):
        course.drawn.append(match.position)


def _by_chance(game: Game, before: StateArray, seat: int, action: int, key: bytes) -> bool:
    """Whether what comes of an action is not the same in all worlds that its seat cannot tell apart."""
    worlds = [game.determinize(before, seat, key_of(key, f"world {n}")) for n in range(2)]
    for world in worlds:
        game.apply(world, seat, action)
    return not all(same_to(game, viewer, *worlds) for viewer in (seat, None))
