"""Errors of live connections."""

from __future__ import annotations

from tertulia.server.errors import Refused


class TooManyStreams(Refused):
    """The guest, the address or the server has too many live connections."""

    code = "too-many-streams"
