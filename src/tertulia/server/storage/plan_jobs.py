"""Adds to a change of a table its effects on plans: of seats that acted, and of seats that are to act."""

from __future__ import annotations

from tertulia.play.planning import decides_before_turn
from tertulia.server.domain.state import TableState
from tertulia.server.storage.changes import Change
from tertulia.server.storage.jobs import job_row
from tertulia.server.storage.private_seat_data import plan_job


def add_plan_jobs(change: Change, kept: int, old: TableState, state: TableState, now: int) -> None:
    """Add to `change` the seats whose plans end, and a job for each seat that is to act.

    `kept` is the number of unchanged log lines. If actions were only undone, nothing is added, because the player who
    undid them wants to decide. A seat that only answered an urgent question out of turn keeps its plan. Seats played by
    bots are skipped.
    """
    match = state.match
    if match is None or len(state.log) <= kept:
        return
    acted = [entry.seat for entry in match.log[max(kept - 1, 0) :]]
    planned = [seat for seat in sorted(set(acted)) if not (acted.count(seat) == 1 and _asked_before_turn(old, seat))]
    change.acted = [{"of": change.table, "by": seat} for seat in planned if not state.seats[seat].played_by_bot]
    for seat in state.actors():
        if not state.seats[seat].played_by_bot:
            job = job_row(plan_job(change.table, seat), now)
            change.asked.append({"of": change.table, "by": seat, **{f"to_{name}": to for name, to in job.items()}})


def _asked_before_turn(old: TableState, seat: int) -> bool:
    """Whether the question of a seat comes before its turn: answering it leaves the plan valid."""
    return old.match is not None and seat in old.match.actors() and decides_before_turn(old.match, seat)
