"""Which seats a change of a table is about that may have planned something: those that have acted, and those that are to act."""

from __future__ import annotations

from tertulia.server.domain.state import TableState
from tertulia.server.storage.asides import order_of
from tertulia.server.storage.changes import Change
from tertulia.server.storage.jobs import row_of


def ask_seats(change: Change, kept: int, state: TableState, now: int) -> None:
    """Note in a change whose plans are over, and who is to be looked at because it is their turn. Where steps were only taken back,
    nobody is: whoever did that wants to decide themselves."""
    match = state.match
    if match is None or len(state.log) <= kept:
        return
    acted = sorted({entry.seat for entry in match.log[max(kept - 1, 0) :]})
    change.acted = [{"of": change.table, "by": seat} for seat in acted if not state.seats[seat].played_by_bot]
    for seat in state.actors():
        if not state.seats[seat].played_by_bot:
            job = row_of(order_of(change.table, seat), now)
            change.asked.append({"of": change.table, "by": seat, **{f"to_{name}": to for name, to in job.items()}})
