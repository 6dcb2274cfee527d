"""Bots at tables of the server: they see only what their seat sees, and go on after any failure."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.laws.seed import key_of
from tertulia.play import Match
from tertulia.play.encoded_ply import encode_ply
from tertulia.play.log import Log
from tertulia.server.domain.commands import Open, SeatPlan
from tertulia.server.domain.events import GameFinished
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.state import TableState
from tertulia.server.workers import bots as bots_module
from tertulia.server.workers.bots import choose_turn, needs_search
from tests.bots.toys.guessing import GAME, MIN_GUESSES, Hits
from tests.server.asgi import site
from tests.server.finished_games import create_finished_table, seat_guests

SEATS = 4
BOTS = tuple(Seat("bot", None, f"Bot {seat}", "greedy") for seat in range(SEATS))


@pytest.fixture(scope="module")
def la_granja() -> Game:
    """La Granja, compiled and loaded, so that no test waits for it."""
    game = installed_games()["la-granja"]
    game.precompile()
    return game


def make_state(number: int) -> TableState:
    match = Match.new(GAME, seats=["greedy"] * SEATS, options={}, key=key_of("table", number))
    return TableState("running", GuestId("host"), BOTS, match, Log([encode_ply(match)]))


@pytest.mark.parametrize("whole_turn", [False, True])
def test_bot_sees_no_more_than_its_seat(whole_turn: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    counter = iter(range(10**6))
    monkeypatch.setattr(
        "tertulia.server.workers.bots.secrets.token_bytes", lambda size: key_of("server", next(counter))[:size]
    )
    hits = Hits()
    for number in range(MIN_GUESSES // SEATS + 1):
        state = make_state(number)
        assert state.match
        while not state.match.over:
            turn = choose_turn(state, whole_turn)
            assert turn
            for action in turn.actions:
                state.match.act(turn.seat, action)
        hits.judge(state.match.key, SEATS, [(entry.seat, entry.action) for entry in state.match.log])
    hits.assert_no_more_than_chance()


def test_bot_stops_at_revealing_action() -> None:
    """The actions after a revelation are another change.

    No player, not even a bot, may see ahead and then act otherwise.
    """
    state = make_state(1)
    assert state.match
    while not state.match.over:
        ahead = state.match.fork()
        turn, step = choose_turn(state, whole_turn=True), choose_turn(state, whole_turn=False)
        assert turn
        assert step
        for action in turn.actions[:-1]:
            ahead.act(turn.seat, action)
            assert not ahead.settled
        state.match.act(step.seat, step.actions[0])


@pytest.mark.timeout(300, func_only=True)
async def test_bot_retries_after_any_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, la_granja: Game) -> None:
    """The first writes fail. The bots retry with growing pauses, and play to the end."""
    monkeypatch.setattr(bots_module, "MIN_BACKOFF_SECONDS", 0.001)
    async with site(tmp_path) as running:
        journal = running.assembly.backends.journal
        commit, failures = journal.commit, [StorageFault("storage-busy"), StorageFault("disk-full"), OSError(5)]

        async def unsteady(*changes: Any) -> None:
            if failures and any(change.log for change in changes):
                raise failures.pop()
            await commit(*changes)

        monkeypatch.setattr(journal, "commit", unsteady)
        over = asyncio.Event()
        running.assembly.service.events.subscribe(GameFinished, lambda event: over.set())
        host = running.signer.new_guest()
        table = await running.assembly.service.open(Open(host, la_granja.name, [SeatPlan("bot", "random")] * 2, {}))
        start = await running.ask(host, "POST", f"/api/tables/{table.id}/start", {})
        for _ in range(3):
            if start.status != 200:
                start = await running.ask(host, "POST", f"/api/tables/{table.id}/start", {})
        assert start.status == 200
        failures += [StorageFault("disk-full"), RuntimeError("a fault of the bot's")]
        await over.wait()
        assert table.state.phase == "over"
        assert not failures


@pytest.mark.parametrize(("bot", "long"), [("random", False), ("greedy", False), ("quick", True)])
def test_only_searching_bots_need_search(bot: str, long: bool) -> None:
    state = create_finished_table("one", (Seat("bot", None, "One", bot), Seat("bot", None, "Two", bot)), most=0).state
    assert needs_search(state) is long
    assert not needs_search(create_finished_table("two", seat_guests("ana", "ben"), most=0).state)
