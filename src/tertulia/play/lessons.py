"""Lessons: a guided first game, which the browser client plays step by step at a practice table.

A game may have a lesson in `lessons/first-game.toml`. It fixes the key of the game and every move of the learner
and of the other seats: a lesson is a record with explanations. `lessons/things.toml` names the things on the table that
a step can point at:

    [barrow]                                                # a step writes `barrow:47`
    selector = '[data-farm="{you}"] [data-thing="card-{0}"]'
    exists = ["players.{you}.cards.barrow[card={0}]"]

`{0}` and `{1}` are the parts of the text after the colon, split at dots and commas, and `{you}` is the learner's seat.
`selector` is the CSS selector of the thing in the client. `exists` lists conditions (`fact_holds`). The thing exists if
one of the conditions holds in the learner's view, or if the list is empty. `do:NOTATION` needs no entry: it is the
button of a legal action.

The texts are messages of the catalogue `<game>-lesson`. `tertulia.laws.test_lessons` plays every lesson.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from tertulia.kernel.game import Game
from tertulia.play.match import Match

LESSON_FILE = "lessons/first-game.toml"
THINGS_FILE = "lessons/things.toml"
ACTION_THING = "do"
"""Word before the colon in the name of a button that a lesson points at.

`do:done` is the button of the legal action with the notation `done`.
"""
_PIECE = re.compile(r"([^.\[\]]+)|\[(\w*)=([^\]]*)\]")
_HOLE = re.compile(r"\{(you|\d)([+-]\d)?\}")


class LessonError(ValueError):
    """A file of a lesson is invalid; the message starts with its path."""


class ThingKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of thing on the table that lessons point at, such as a card; declared in `things.toml`."""

    selector: str
    """CSS selector, in the browser client, of a thing of this kind that a lesson points at."""
    exists: tuple[str, ...] = ()
    """Conditions on the learner's view (`fact_holds`); a thing of this kind exists if at least one holds.

    The tuple is empty if things of this kind always exist.
    """


class Free(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last step of a lesson: the learner plays on alone, against bots."""

    until: str
    """Condition on the learner's view (`fact_holds`), such as `round = 4`; the lesson ends when it holds."""
    bot: str
    """Bot that plays the other seats."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: an explanation, and usually an action of the learner."""

    id: str
    """Identifier of the step, used in the names of its messages: `<game>-lesson-<id>`."""
    point: tuple[str, ...]
    """Names of the things that the step points at, such as `barrow:47`."""
    do: tuple[str, ...] = ()
    """The learner's actions, in notation; empty for a step that only explains."""
    then: tuple[str, ...] = ()
    """Actions that follow those in `do`, as `seat: notation`.

    They are actions of other seats, and the learner's passes if passing is the only legal action.
    """
    look: tuple[str, ...] = ()
    """Names of the things, such as `barrow:47`, that the step points at when its actions are done."""
    before: tuple[str, ...] = ()
    """Conditions (`fact_holds`) that must hold in the learner's view before the step.

    The texts of the step rely on these conditions.
    """
    after: tuple[str, ...] = ()
    """Conditions (`fact_holds`) that must hold in the learner's view after the actions of the step."""
    win: bool = False
    """Whether the learner achieves something visible in the step, such as a full barrow."""
    free: Free | None = None
    """The free play that the last step begins; None for every other step."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game, as declared in `first-game.toml`."""

    format: Literal["tertulia-lesson/1"]
    minutes: int
    """Expected duration for a learner, in minutes."""
    key: str
    """Key of the game, from which dice and cards follow: 64 hex digits."""
    seats: tuple[str, ...]
    """For each seat: `human`, or the name of the bot whose moves were recorded."""
    learner: int
    """Seat of the learner."""
    options: dict[str, str]
    steps: tuple[Step, ...]
    opening: tuple[str, ...] = ()
    """Actions before the first step, as `seat: notation`."""


class PlayedStep(NamedTuple):
    """A step of a lesson, with the numbers of actions in the game before and after the step."""

    step: Step
    start: int
    """Number of actions in the game before the step."""
    end: int
    """Number of actions in the game up to the end of the step."""


@cache
def load_lesson(game: Game) -> Lesson | None:
    """Return the lesson of a game, or None if it has none. Raises `LessonError` if the file is invalid."""
    return _read(game, LESSON_FILE, Lesson)


@cache
def load_things(game: Game) -> Mapping[str, ThingKind]:
    """Return the kinds of things that a game's lesson may point at.

    Raises `LessonError` if the file is invalid.
    """
    return _read(game, THINGS_FILE, dict[str, ThingKind]) or {}


_File = TypeVar("_File")


def _read(game: Game, name: str, shape: type[_File]) -> _File | None:
    path = game.folder / name
    if not path.is_file():
        return None
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), shape)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{path}: {error}") from None


def lesson_start(game: Game, lesson: Lesson) -> Match:
    """Return the match of a lesson after its opening."""
    match = Match.new(game, seats=list(lesson.seats), options=lesson.options, key=bytes.fromhex(lesson.key))
    for entry in lesson.opening:
        play_entry(match, entry)
    return match


def play_entry(match: Match, entry: str) -> None:
    """Play an action written as `seat: notation`. Raises `PlayError` if it is not legal."""
    seat, _, notation = entry.partition(": ")
    match.act(int(seat), notation)


def play_step(match: Match, lesson: Lesson, step: Step) -> None:
    """Play the actions of a step. Raises `PlayError` if one is not legal."""
    for notation in step.do:
        match.act(lesson.learner, notation)
    for entry in step.then:
        play_entry(match, entry)


def played_steps(lesson: Lesson) -> Iterator[PlayedStep]:
    """Yield the steps of a lesson with the numbers of actions before and after each."""
    plies = [len(lesson.opening)]
    for step in lesson.steps:
        plies.append(plies[-1] + len(step.do) + len(step.then))
    for step, (start, end) in zip(lesson.steps, pairwise(plies), strict=True):
        yield PlayedStep(step, start, end)


def played_lesson(game: Game, lesson: Lesson) -> Match:
    """Return the match of a lesson at the beginning of its free play."""
    match = lesson_start(game, lesson)
    for step in lesson.steps:
        play_step(match, lesson, step)
    return match


def thing_selector(game: Game, lesson: Lesson, name: str) -> str:
    """Return the CSS selector of a thing that a lesson points at and calls `name`.

    A name such as `barrow:47` consists of a kind and a text after the colon. Raises `LessonError` if the kind is
    unknown.
    """
    kind, what = _split(name)
    if kind == ACTION_THING:
        parts = f'[data-offers="{what}"]', f'[data-offers^="{what}|"]', f'[data-offers$="|{what}"]'
        return ", ".join([f'[data-notation="{what}"]', *parts, f'[data-offers*="|{what}|"]'])
    return _fill(_kind(game, kind).selector, what, lesson.learner)


def thing_exists(game: Game, lesson: Lesson, name: str, match: Match) -> bool:
    """Return whether the thing that a lesson calls `name` exists in the learner's view of `match`.

    A name such as `barrow:47` consists of a kind and a text after the colon. Raises `LessonError` if the kind is
    unknown.
    """
    kind, what = _split(name)
    if kind == ACTION_THING:
        return lesson.learner in match.actors() and what in match.notations(lesson.learner)
    facts = [_fill(fact, what, lesson.learner) for fact in _kind(game, kind).exists]
    view = match.view(lesson.learner)
    return not facts or any(fact_holds(view, fact) for fact in facts)


def _split(name: str) -> tuple[str, str]:
    kind, _, what = name.partition(":")
    return kind, what


def _kind(game: Game, kind: str) -> ThingKind:
    found = load_things(game).get(kind)
    if found is None:
        raise LessonError(f"{game.folder / THINGS_FILE}: has no {kind!r}; it has: {', '.join(load_things(game))}")
    return found


def _fill(pattern: str, what: str, you: int) -> str:
    """Replace the placeholders of a pattern from `things.toml`.

    `{you}` becomes the seat `you`; `{0}`, `{1}` … become the parts of `what`, the text after the colon of a thing's
    name. A placeholder may add to a number or subtract from it: `{0-1}`.
    """
    parts = re.split(r"[.,]", what)

    def replaced(hole: re.Match[str]) -> str:
        text = str(you) if hole[1] == "you" else parts[int(hole[1])]
        return str(int(text) + int(hole[2])) if hole[2] else text

    return _HOLE.sub(replaced, pattern)


def fact_holds(view: Mapping[str, Any], fact: str) -> bool:
    """Return whether a condition, which lessons and chapters call a fact, holds in a view.

    A condition has one of three forms. `path` holds if the path (`look_up`) exists and its value is not null.
    `path = value` and `path != value` compare with a TOML value or `null`: `players.0.fields[card=36].grown = true`.
    """
    path, equal, value = fact.partition(" = ")
    if not equal:
        path, equal, value = fact.partition(" != ")
    found = look_up(view, path)
    if not equal:
        return found is not None
    expected = None if value == "null" else tomllib.loads(f"value = {value}")["value"]
    return bool(found == expected) == (equal == " = ")


def look_up(view: Mapping[str, Any], path: str) -> Any:
    """Return the value at a path of a view, or None if the path does not exist.

    A path looks like `players.0.fields[card=36].grown`. `grown` leads to the field of that name, and `0` to the first
    element of a list. `[card=36]` leads to the first element whose field `card` is 36, and `[=hat]` to the first
    element that equals `hat`. `len` leads to the number of elements.
    """
    here: Any = view
    filtered = False
    for name, key, value in _PIECE.findall(path):
        if name and filtered:
            here, filtered = here[0] if here else None, False
        if here is None:
            return None
        if not name:
            here, filtered = [one for one in here if str(one[key] if key else one) == value], True
        elif name == "len":
            here = len(here)
        elif isinstance(here, Mapping):
            here = here.get(name)
        else:
            here = here[int(name)] if int(name) < len(here) else None
    if filtered:
        return here[0] if here else None
    return here
