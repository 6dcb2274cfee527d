"""What tables of the months' law agree on: any pace by turns, and what becomes of whoever runs out."""

from __future__ import annotations

import random
from typing import Any

HOUR, DAY = 3600, 86_400


def agreement(chance: random.Random) -> dict[str, Any]:
    """The part of a request that opens a table which says what it agrees on. A live game is among them now and then."""
    forfeit = {"forfeit": chance.choice(("bot", "bot", "end")), "wish_days": chance.choice((1, 7, 14))}
    if chance.random() < 0.05:
        return {"pace": {"kind": "live", "bank": 1800, "increment": 60}, **forfeit}
    reserve = chance.choice((6 * HOUR, DAY, 3 * DAY, 7 * DAY))
    pace = {
        "kind": "by turns",
        "reserve": reserve,
        "per_move": chance.choice((2 * HOUR, 12 * HOUR, DAY)),
        "cap": reserve + chance.choice((DAY, 5 * DAY)),
        "nights": chance.random() < 0.7,
        "weekends": chance.random() < 0.4,
        "vacation_days": chance.choice((0, 7, 30)),
        "pause": chance.choice((0, 3 * DAY, 14 * DAY)),
    }
    return {"pace": pace, **forfeit}
