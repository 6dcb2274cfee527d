"""Play the moves that players have planned, and their automatic answers to routine decisions.

Each seat that may act has one job, which `PlannedMoveWorker` runs. The worker issues the command that the player would
send, and only if the table has not changed since it was read. A job plays one move or answer. This changes the table,
and the change creates the next job if another move or answer is to be played.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from tertulia.play.answers import choose_answer, is_expired
from tertulia.play.planning import Obstacle, decides_before_turn, find_obstacle
from tertulia.server.domain.commands import Act
from tertulia.server.domain.errors import (
    BotPlays,
    ChainReveals,
    IllegalMove,
    NotRunning,
    NotYourSeat,
    StalePosition,
    TableClosed,
    TableNotFound,
    TimeIsUp,
    WrongTurn,
)
from tertulia.server.domain.planning import plan_key
from tertulia.server.domain.ports import VersionConflict
from tertulia.server.domain.private_seat_data import Plan, PrivateSeatData, PrivateSeatStore
from tertulia.server.domain.service import TableService
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.workers.job_runner import ClaimedJob


class PlannedMoveWorker:
    """Runs the jobs that play planned moves and automatic answers."""

    def __init__(self, service: TableService, private_seat_data: PrivateSeatStore) -> None:
        self._service, self._private_seat_data = service, private_seat_data

    async def work(self, claimed: ClaimedJob) -> None:
        """Play the planned move or an automatic answer of a job's seat. Does nothing if the seat may not act."""
        table_id, _, number = claimed.id.key.rpartition(":")
        try:
            table = await self._service.table(table_id)
        except (TableNotFound, TableClosed):
            return
        await self._service.refresh(table)
        seat, state = int(number), table.state
        if seat not in state.actors() or state.seats[seat].played_by_bot:
            return
        seat_data = await self._private_seat_data.load(table.id, seat)
        # Shielded from the job's cancellation: a move that is stored must also be announced.
        await asyncio.shield(self._play_or_answer(table, state, seat, seat_data))

    async def _play_or_answer(self, table: Table, state: TableState, seat: int, seat_data: PrivateSeatData) -> None:
        assert state.match is not None
        turn = not decides_before_turn(state.match, seat)
        if turn and seat_data.plan is not None and seat_data.plan.status == "waiting":
            await self._carry_out(table, state, seat, seat_data.plan)
        elif seat_data.answers:
            await self._answer(table, state, seat, seat_data)

    async def _carry_out(self, table: Table, state: TableState, seat: int, plan: Plan) -> None:
        """Play the first alternative of a planned move that has no obstacle (`find_obstacle`).

        Each alternative is a chain of actions. An obstacle is an action that is illegal, or whose results differ from
        those at planning. If every alternative has an obstacle, the planned move is stored as failed.
        """
        match, against = state.match, list[Obstacle]()
        assert match is not None
        for chain in plan.alternatives:
            found = find_obstacle(match, seat, chain, plan_key(table, match.position, seat))
            if found is None:
                if await self._act(table, state, seat, [each.action for each in chain]):
                    await self._mark_played(table, seat, replace(plan, status="played", obstacles=against))
                return
            against.append(found)
        failed = replace(plan, status="failed", obstacles=against)
        try:
            await self._private_seat_data.change(
                table.id, seat, lambda now: replace(now, plan=failed) if now.plan == plan else now, state.version
            )
        except VersionConflict:  # the change of the table has created a new job
            return

    async def _mark_played(self, table: Table, seat: int, played: Plan) -> None:
        """Store a planned move as played, unless the player has planned another move meanwhile."""
        await self._private_seat_data.change(
            table.id, seat, lambda now: replace(now, plan=played) if now.plan is None else now
        )

    async def _answer(self, table: Table, state: TableState, seat: int, seat_data: PrivateSeatData) -> None:
        match = state.match
        assert match is not None
        standing = [one for one in seat_data.answers if not is_expired(match, one)]
        if len(standing) < len(seat_data.answers):
            await self._private_seat_data.change(
                table.id,
                seat,
                lambda now: replace(now, answers=[one for one in now.answers if not is_expired(match, one)]),
            )
        if (found := choose_answer(match, seat, standing)) is None:
            return
        ply = match.position + 1
        if await self._act(table, state, seat, [match.game.actions.notation(found[0])]):
            await self._private_seat_data.change(
                table.id,
                seat,
                lambda now: replace(
                    now, auto_answered_plies=[*(one for one in now.auto_answered_plies if one < ply), ply]
                ),
            )

    async def _act(self, table: Table, state: TableState, seat: int, actions: Sequence[str]) -> bool:
        """Act for the player of a seat. Returns False if the action is not possible any more.

        For instance, the table has changed, or the player's time is up.
        """
        guest = state.seats[seat].guest
        if guest is None:
            return False
        try:
            await self._service.run(table, Act(guest, seat, state.position, state.version, actions))
        except (StalePosition, WrongTurn, BotPlays, IllegalMove, ChainReveals, NotRunning, NotYourSeat, TimeIsUp):
            return False
        return True
