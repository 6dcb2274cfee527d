"""Which seats a change of a table is about that may have planned something: those that have acted, and those that are to act."""

from __future__ import annotations

from tertulia.play.planning import asked_before_turn
from tertulia.server.domain.state import TableState
from tertulia.server.storage.asides import order_of
from tertulia.server.storage.changes import Change
from tertulia.server.storage.jobs import row_of


def ask_seats(change: Change, kept: int, old: TableState, state: TableState, now: int) -> None:
    """Note in a change whose plans are over, and who is to be looked at because it is their turn. Where steps were only taken back,
    nobody is: whoever did that wants to decide themselves."""
    match = state.match
    if match is None or len(state.log) <= kept:
        return
    acted = [entry.seat for entry in match.log[max(kept - 1, 0) :]]
    planned = [seat for seat in sorted(set(acted)) if not (acted.count(seat) == 1 and _asked_before_turn(old, seat))]
    change.acted = [{"of": change.table, "by": seat} for seat in planned if not state.seats[seat].played_by_bot]
    for seat in state.actors():
        if not state.seats[seat].played_by_bot:
            job = row_of(order_of(change.table, seat), now)
            change.asked.append({"of": change.table, "by": seat, **{f"to_{name}": to for name, to in job.items()}})


def _asked_before_turn(old: TableState, seat: int) -> bool:
    """Whether what a seat was asked came before its turn, and was no part of it: whoever answers that still has their plan."""
    return old.match is not None and seat in old.match.actors() and asked_before_turn(old.match, seat)
