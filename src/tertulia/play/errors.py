"""What a match refuses. Every message names what was wrong and what is accepted, and stays short."""

from __future__ import annotations

from collections.abc import Sequence

MOST_NAMED = 20
"""Number of legal actions that a message names; a screen has the others."""


class PlayError(ValueError):
    """A match was asked for what it cannot do; it is as it was before."""


class IllegalAction(PlayError):
    """An action that is not legal now; `accepted` are the notations of those that are."""

    def __init__(self, message: str, accepted: Sequence[str] = ()) -> None:
        super().__init__(f"{message}; legal: {listed(accepted)}" if accepted else message)
        self.accepted = list(accepted)


class NotYourTurn(IllegalAction):
    """Another seat is to act; the message says which."""


class UndoImpossible(PlayError):
    """There is no step of this seat's that may still be taken back."""


class RecordError(PlayError):
    """A record that cannot be read or does not replay; the message begins with the place of the damage."""


def listed(notations: Sequence[str]) -> str:
    """Returns the first `MOST_NAMED` notations in a row, and how many more there are."""
    text = ", ".join(notations[:MOST_NAMED])
    more = len(notations) - MOST_NAMED
    return f"{text} and {more} more" if more > 0 else text


def shortened(value: object, length: int = 60) -> str:
    """Returns a value from outside, as much of it as a message may quote."""
    text = repr(value)
    return text if len(text) <= length else text[: length - 1] + "…"
