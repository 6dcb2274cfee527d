"""Automatic answers that players set up for routine decisions, called questions here.

A game declares its automatic answers in `answers.toml`, one TOML table for each answer.

    [no-roof]
    asked = ["roof"]            # kinds of questions it answers (`kind` of `Game.open_decision`)
    action = "done"             # notation of the action; {card} stands for the field `card` of the question
    about = "card"              # answer only questions about the card for which the player set the answer up
    without = ["deliver"]       # answer only if no action with these names is legal
    until = ["round", "game"]   # the player chooses whether the answer lasts until the round or the game ends

Every game also has two built-in answers. `only` plays the single legal action. `pass` plays the action that
`Game.pass_action` returns, if the game knows that nothing else makes sense. An automatic answer is always a legal
action of the seat that set it up.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

import msgspec

from tertulia.kernel.game import Game
from tertulia.play.match import Match

ANSWERS_FILE = "answers.toml"
Until = Literal["round", "game"]
ONLY_ANSWER, PASS_ANSWER = "only", "pass"
MAX_AUTO_ANSWERS = 40
"""Maximum number of automatic answers that a seat may have switched on at the same time."""


class AnswersError(ValueError):
    """A game's `answers.toml` is invalid; the message starts with its path."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An automatic answer to routine decisions that a game offers, as declared in `answers.toml`."""

    asked: tuple[str, ...]
    """Kinds of open decisions that are answered (`kind` of `Game.open_decision`); empty for a built-in answer."""
    action: str
    """Notation of the action to play.

    A name in braces, such as `{card}`, stands for the value of the decision's field of that name.
    """
    until: tuple[Until, ...]
    """Choices that the player has for the end of the answer: when the `round` or when the `game` ends."""
    about: str | None = None
    """Name of the decision's field that limits the automatic answer, such as `card`; None for no limit.

    A decision is then answered only if this field has the same value as in the decision at which the player switched
    the answer on (`AutoAnswer.about`).
    """
    without: tuple[str, ...] = ()
    """Names of actions; the decision is not answered if one of them is legal."""


class AutoAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An automatic answer that a seat has switched on."""

    answer: str
    """Name of the `Answer`, as in `answers.toml`."""
    until: Until
    about: int | None = None
    """Value, usually a card number, of the field that `Answer.about` names; None if no field is compared.

    The answer applies only to decisions with this value in that field.
    """
    round: int | None = None
    """Round at whose end the answer expires; None if it lasts until the game ends."""


@cache
def load_answers(game: Game) -> Mapping[str, Answer]:
    """Return the automatic answers that a game offers, by name, including the built-in ones.

    Raises `AnswersError` if `answers.toml` is invalid or redefines a built-in answer.
    """
    always: tuple[Until, ...] = ("game",)
    built_in = {ONLY_ANSWER: Answer((), "", always), PASS_ANSWER: Answer((), "", always)}
    path = game.folder / ANSWERS_FILE
    if not path.is_file():
        return built_in
    try:
        declared = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Answer])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise AnswersError(f"{path}: {error}") from None
    if taken := sorted(built_in.keys() & declared.keys()):
        raise AnswersError(f"{path}: {', '.join(taken)} is the name of an answer of all games: choose another name")
    return {**declared, **built_in}


def fitting_answers(match: Match, seat: int) -> dict[str, int | None]:
    """Return the automatic answers that could answer the seat's current question, by name.

    Each value is the subject of the question, usually a card number, or None if the subject does not matter. A player
    who switches the answer on stores this value as `AutoAnswer.about`.
    """
    found: dict[str, int | None] = {}
    for name, answer in load_answers(match.game).items():
        about = _answer_subject(match, seat, answer)
        if answer_action(match, seat, AutoAnswer(name, answer.until[0], about)) is not None:
            found[name] = about
    return found


def is_expired(match: Match, auto_answer: AutoAnswer) -> bool:
    """Return whether an automatic answer has expired: its round or the match is over."""
    return match.over or (auto_answer.round is not None and match.game.round_number(match.state) != auto_answer.round)


def choose_answer(match: Match, seat: int, auto_answers: Sequence[AutoAnswer]) -> tuple[int, AutoAnswer] | None:
    """Return the action that answers the seat's current question, and the automatic answer that chose it.

    The first answer in `auto_answers` that applies wins. Returns None if none applies, so the player has to decide.
    """
    for one in auto_answers:
        if not is_expired(match, one) and (action := answer_action(match, seat, one)) is not None:
            return action, one
    return None


def answer_action(match: Match, seat: int, auto_answer: AutoAnswer) -> int | None:
    """Return the legal action that an automatic answer gives now, or None if the answer does not apply.

    A declared answer applies if the kind of open decision and the value of `about` match. Its action must
    also be legal, and all actions named in `Answer.without` illegal. The built-in answers `only` and `pass` apply only
    if no other seat may act.
    """
    answer, legal = load_answers(match.game).get(auto_answer.answer), match.legal(seat)
    if answer is None or not legal:
        return None
    if (
        auto_answer.answer == ONLY_ANSWER
    ):  # If other seats also decide, the time until an answer would reveal how many choices a seat has.
        return legal[0] if len(legal) == 1 and match.actors() == [seat] else None
    if auto_answer.answer == PASS_ANSWER:
        action = match.game.pass_action(match.state, seat)
        return action if action in legal and match.actors() == [seat] else None
    question = match.game.open_decision(match.state, seat)
    if question is None or question.get("kind") not in answer.asked:
        return None
    if answer.about is not None and question.get(answer.about) != auto_answer.about:
        return None
    notation = answer.action.format_map(question)
    found = [action for action in legal if match.game.actions.notation(action) == notation]
    names = {match.game.actions.decode(action)[0] for action in legal} if answer.without else set()
    return found[0] if found and names.isdisjoint(answer.without) else None


def _answer_subject(match: Match, seat: int, answer: Answer) -> int | None:
    question = match.game.open_decision(match.state, seat) if answer.about is not None and match.legal(seat) else None
    about = None if question is None or answer.about is None else question.get(answer.about)
    return about if isinstance(about, int) else None
