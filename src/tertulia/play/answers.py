"""Standing answers to small questions: a game declares them in its package's `answers.toml`, a table each.

    [no-roof]
    asked = ["roof"]            # the decisions that it answers, as `Game.question` names them
    action = "done"             # in notation; {card} stands for what the question says under that name
    about = "card"              # where it holds for one such thing only
    without = ["deliver"]       # it answers only where no action of these names is legal
    until = ["round", "game"]   # how long it may stand

Two more are of every game: `only` does what is the only thing that can be done, `pass` goes on where the game knows that nothing
else makes sense (`Game.passes`). No answer is ever anything but a legal action of the seat that it stands for.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

import msgspec

from tertulia.kernel.game import Game
from tertulia.play.match import Match

FILE = "answers.toml"
Until = Literal["round", "game"]
ONLY, PASS = "only", "pass"
MOST = 40
"""The number of answers that may stand for a seat."""


class AnswersError(ValueError):
    """A game's answers cannot be read; the message says where."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that a game declares."""

    asked: tuple[str, ...]
    action: str
    until: tuple[Until, ...]
    about: str | None = None
    without: tuple[str, ...] = ()


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer that stands for a seat."""

    answer: str
    """Its name."""
    until: Until
    about: int | None = None
    """What it holds for, where it holds for one thing only: the number of a card."""
    round: int | None = None
    """The round that it ends with; None for one that stands until the game ends."""


@cache
def answers_of(game: Game) -> Mapping[str, Answer]:
    """Returns the answers of a game by name, those of every game included. Raises `AnswersError` for a file that is not right."""
    always: tuple[Until, ...] = ("game",)
    house = {ONLY: Answer((), "", always), PASS: Answer((), "", always)}
    path = game.folder / FILE
    if not path.is_file():
        return house
    try:
        declared = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Answer])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise AnswersError(f"{path}: {error}") from None
    if taken := sorted(house.keys() & declared.keys()):
        raise AnswersError(f"{path}: {', '.join(taken)} is an answer of every game")
    return {**declared, **house}


def fitting(match: Match, seat: int) -> dict[str, int | None]:
    """Returns the names of the answers that would answer what a seat is asked now, each with what it would hold for."""
    found: dict[str, int | None] = {}
    for name, answer in answers_of(match.game).items():
        about = _about(match, seat, answer)
        if action_of(match, seat, Standing(name, answer.until[0], about)) is not None:
            found[name] = about
    return found


def ended(match: Match, standing: Standing) -> bool:
    """Whether an answer stands no longer."""
    return match.over or (standing.round is not None and match.game.round(match.state) != standing.round)


def answer_to(match: Match, seat: int, standing: Sequence[Standing]) -> tuple[int, Standing] | None:
    """Returns the action by which a seat's answers decide what it is asked now, and which of them does; `None` where it is for the
    player to decide."""
    for one in standing:
        if not ended(match, one) and (action := action_of(match, seat, one)) is not None:
            return action, one
    return None


def action_of(match: Match, seat: int, standing: Standing) -> int | None:
    """Returns the legal action that an answer gives to what a seat is asked now, `None` where it gives none."""
    answer, legal = answers_of(match.game).get(standing.answer), match.legal(seat)
    if answer is None or not legal:
        return None
    if standing.answer == ONLY:  # where others decide, too, how soon somebody has done so would tell them something
        return legal[0] if len(legal) == 1 and match.actors() == [seat] else None
    if standing.answer == PASS:
        action = match.game.passes(match.state, seat)
        return action if action in legal and match.actors() == [seat] else None
    question = match.game.question(match.state, seat)
    if question is None or question.get("kind") not in answer.asked:
        return None
    if answer.about is not None and question.get(answer.about) != standing.about:
        return None
    notation = answer.action.format_map(question)
    found = [action for action in legal if match.game.actions.notation(action) == notation]
    names = {match.game.actions.decode(action)[0] for action in legal} if answer.without else set()
    return found[0] if found and names.isdisjoint(answer.without) else None


def _about(match: Match, seat: int, answer: Answer) -> int | None:
    question = match.game.question(match.state, seat) if answer.about is not None and match.legal(seat) else None
    about = None if question is None or answer.about is None else question.get(answer.about)
    return about if isinstance(about, int) else None
