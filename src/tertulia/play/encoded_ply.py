"""A ply of the log as every viewer may know it, as JSON: made once, then stored and sent as often as somebody asks.

A table keeps its log so because the lines of a game take 0.1 megabytes as JSON and three times that as objects.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tertulia.play.match import Match

_encode = msgspec.json.Encoder().encode


class EncodedPly(NamedTuple):
    """A ply in JSON, as every viewer may know it."""

    encoded: tuple[bytes, ...]
    """JSON of a `SeenPly` by viewer, the spectators' first; a single one where all may know the same."""

    def seen_by(self, seat: int | None) -> bytes:
        """Returns the JSON of what that seat (None: a spectator) may know of the ply."""
        return self.encoded[0 if seat is None or len(self.encoded) == 1 else seat + 1]


def encode_ply(match: Match) -> EncodedPly:
    """The match's last ply (its set-up where nobody has acted) for every viewer: the action as well as what came of it."""
    encoded = [_encode(ply) for ply in match.seen([None, *range(len(match.seats))])]
    return EncodedPly((encoded[0],) if len(set(encoded)) == 1 else tuple(encoded))
