"""Base class of the server's errors (`Refused`).

An error has a code for a translated message (`error-<code>`), and an English text. Each package defines its own errors.
They do not know HTTP statuses: `tertulia.server.http.errors` maps them.
"""

from __future__ import annotations

from collections.abc import Sequence

MAX_MESSAGE_CHARACTERS = 600
"""Maximum length of an error's message in characters: longer messages are cut."""


class Refused(Exception):
    """A request cannot be fulfilled; nothing has changed."""

    code: str

    def __init__(self, message: str, accepted: Sequence[str] | None = None, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.message = (
            message if len(message) <= MAX_MESSAGE_CHARACTERS else message[: MAX_MESSAGE_CHARACTERS - 1] + "…"
        )
        self.accepted = None if accepted is None else list(accepted)
        """Values that would have been accepted, or None if they cannot be listed."""
        self.retry_after = retry_after
        """Seconds after which the client should retry; None if the error suggests no time."""
