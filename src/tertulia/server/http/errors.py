"""What the server refuses, as the client reads it: `{"error": code, "message", "accepted", "table"}`.

The code has words in the catalogues (`error-<code>`); the message is for whoever reads the answer itself.
"""

from __future__ import annotations

import math

import msgspec

MOST_CHARACTERS = 600
"""A message is no longer than this, whatever was sent."""


class Refusal(msgspec.Struct, omit_defaults=True):
    """The body of every error."""

    error: str
    message: str
    accepted: list[str] | None = None
    table: msgspec.Raw | None = None


class ApiError(Exception):
    """A request that cannot be met; nothing has changed."""

    def __init__(
        self, status: int, code: str, message: str, accepted: list[str] | None = None, retry_after: float | None = None
    ) -> None:
        super().__init__(message)
        self.status, self.code, self.accepted = status, code, accepted
        self.headers = {} if retry_after is None else {"Retry-After": str(math.ceil(retry_after))}
        self.message = message if len(message) <= MOST_CHARACTERS else message[: MOST_CHARACTERS - 1] + "…"
        self.table: bytes | None = None

    def body(self) -> bytes:
        """The answer's bytes."""
        table = None if self.table is None else msgspec.Raw(self.table)
        return msgspec.json.encode(Refusal(self.code, self.message, self.accepted, table))


class StaleMove(ApiError):
    """A move made on an old position; the answer carries the table as it is now."""

    def __init__(self, message: str) -> None:
        super().__init__(409, "stale", message)


def not_found(table: str) -> ApiError:
    """There is no such table."""
    return ApiError(404, "table-not-found", f"there is no table {table[:40]!r}")
