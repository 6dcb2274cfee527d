"""Views, events and observations of Pig, as plain data for the browser, the terminal and programs."""

from typing import Any

from tertulia.kernel.names import names_of
from tertulia.kernel.observation import ObservationBlock, ObservationTable, flag_block
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray, StateArray
from tertulia_pig.model import MOST_SEATS, TARGETS, Event, State

MOST = max(TARGETS) + 1000
OBSERVATION = ObservationTable(
    [ObservationBlock("target", unit="points", high=MOST), ObservationBlock("turn total", unit="points", high=MOST)],
    [ObservationBlock("points", unit="points", high=MOST), flag_block("on turn")],
    MOST_SEATS,
)
EVENTS = names_of(Event)
WORTH = ("pips", "points", "points")
"""Key of each event's number, by kind of event."""


def shown(state: StateArray) -> dict[str, Any]:
    """Return the view of the table. All viewers see everything."""
    s = state[0]
    seats = int(s["seats"])
    return {
        "game": "pig",
        "target": int(s["target"]),
        "turn_total": int(s["turn_total"]),
        "scores": s["players"]["points"][:seats].tolist(),
    }


def happened(state: StateArray) -> list[dict[str, Any]]:
    """Return the events of the last action."""
    log = state[0]["events"]
    rows = log["rows"][: log["count"]].tolist()
    return [{"type": EVENTS[kind], "seat": seat, WORTH[kind]: number} for kind, seat, number, *_ in rows]


@rule
def observe(s: State, seat: int, out: IntArray) -> None:
    """Write the observation of a seat to `out`.

    The seat itself comes first, then the others in turn order; empty seats are zeros.
    """
    out[0], out[1] = s.target, s.turn_total
    for place in range(MOST_SEATS):
        player = s.players[(seat + place) % s.seats]
        seated = int(place < s.seats)
        out[2 + 2 * place] = player.points * seated
        out[3 + 2 * place] = player.agenda.open * seated
