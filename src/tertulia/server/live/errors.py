"""What live connections are refused."""

from __future__ import annotations

from tertulia.server.errors import Refused


class TooManyStreams(Refused):
    """A guest, an address or the server has as many live connections as it may."""

    code = "too-many-streams"
