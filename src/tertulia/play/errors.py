"""Errors of a match (`PlayError` and subclasses).

Messages are short and name the wrong and the accepted values.
"""

from __future__ import annotations

from collections.abc import Sequence

MAX_LISTED_ACTIONS = 20
"""Maximum number of legal actions that an error message lists."""


class PlayError(ValueError):
    """A match refused a request. The match is unchanged."""


class IllegalAction(PlayError):
    """The action is not legal now.

    `accepted` holds the notations of the legal actions; it is empty if the seat may not act.
    """

    def __init__(self, message: str, accepted: Sequence[str] = ()) -> None:
        super().__init__(f"{message}; legal: {join_notations(accepted)}" if accepted else message)
        self.accepted = list(accepted)


class NotYourTurn(IllegalAction):
    """The seat is not to act now. The message names the seats that are to act."""


class UndoImpossible(PlayError):
    """The seat has fewer actions to undo than requested, or none."""


class RecordError(PlayError):
    """A record cannot be read or does not replay.

    The message begins with the damaged file, field or action.
    """


def join_notations(notations: Sequence[str]) -> str:
    """Join notations with commas for a message.

    At most `MAX_LISTED_ACTIONS` are listed, followed by the number of omitted ones.
    """
    text = ", ".join(notations[:MAX_LISTED_ACTIONS])
    more = len(notations) - MAX_LISTED_ACTIONS
    return f"{text} and {more} more" if more > 0 else text


def shorten_repr(value: object, length: int = 60) -> str:
    """Return the `repr` of an untrusted value, cut to `length` characters for a message."""
    text = repr(value)
    return text if len(text) <= length else text[: length - 1] + "…"
