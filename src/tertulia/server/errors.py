"""What the server refuses: a code, for which the catalogues have words (`error-<code>`), and a sentence for whoever reads it.

Every room has its own kinds of refusals. None knows a status of HTTP: those stand in `tertulia.server.http.errors`.
"""

from __future__ import annotations

from collections.abc import Sequence

MOST_CHARACTERS = 600
"""A message is no longer than this, whatever was sent."""


class Refused(Exception):
    """Something that cannot be done; nothing has changed."""

    code: str

    def __init__(self, message: str, accepted: Sequence[str] | None = None, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.message = message if len(message) <= MOST_CHARACTERS else message[: MOST_CHARACTERS - 1] + "…"
        self.accepted = None if accepted is None else list(accepted)
        """What would have been accepted, where that can be listed."""
        self.retry_after = retry_after
        """Seconds after which it is worth asking again."""
