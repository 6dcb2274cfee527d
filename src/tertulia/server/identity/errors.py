"""What is refused of a name."""

from __future__ import annotations

from tertulia.server.errors import Refused


class NameRefused(Refused):
    """A name that cannot be shown; the message says what it lacks."""

    code = "name"
