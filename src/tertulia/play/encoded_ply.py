"""JSON of one step of a game, called ply, for every viewer (`encode_ply`).

A ply is the set-up or an action, with its events. Each ply is encoded once; its JSON is stored and sent on each
request. A table keeps its log in this form to save memory. The lines of a game take 0.1 MB as JSON and three times as
much as objects.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tertulia.play.match import Match

_encode = msgspec.json.Encoder().encode


class EncodedPly(NamedTuple):
    """A ply (an action or the set-up, with its events) as JSON, limited to what each viewer may know."""

    encoded: tuple[bytes, ...]
    """JSON of a `SeenPly` for spectators, then for each seat; only one element if all are identical."""

    def seen_by(self, seat: int | None) -> bytes:
        """Return the JSON of the ply as `seat` may know it. None is a spectator."""
        return self.encoded[0 if seat is None or len(self.encoded) == 1 else seat + 1]


def encode_ply(match: Match) -> EncodedPly:
    """Encode the last ply of a match for every viewer; before the first action, the set-up."""
    first, *others = match.seen_plies([None, *range(len(match.seats))])
    if not [ply for ply in others if ply.events is not first.events or ply.action != first.action]:
        return EncodedPly((_encode(first),))
    encoded = [_encode(ply) for ply in (first, *others)]
    return EncodedPly((encoded[0],) if len(set(encoded)) == 1 else tuple(encoded))
