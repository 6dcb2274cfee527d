"""What a table of Pig shows: plain data, from which the browser and the terminal make a table."""

from typing import Any

from tertulia.kernel.names import names_of
from tertulia.kernel.schema import StateArray
from tertulia_pig.model import Event

EVENTS = names_of(Event)
WORTH = ("pips", "points", "points")
"""What the number of each kind of event is."""


def shown(state: StateArray) -> dict[str, Any]:
    """Everything that lies open, which is everything."""
    s = state[0]
    seats = int(s["seats"])
    return {
        "game": "pig",
        "target": int(s["target"]),
        "turn_total": int(s["turn_total"]),
        "scores": s["players"]["points"][:seats].tolist(),
    }


def happened(state: StateArray) -> list[dict[str, Any]]:
    """What the last action brought about."""
    log = state[0]["events"]
    rows = log["rows"][: log["count"]].tolist()
    return [{"type": EVENTS[kind], "seat": seat, WORTH[kind]: number} for kind, seat, number, *_ in rows]
