"""No response depends on hidden information: all are compared in worlds that the viewer cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tertulia.kernel.registry import find_game, installed_games
from tertulia.play import Match
from tertulia.play.encoded_ply import encode_ply
from tertulia.play.log import Log
from tertulia.play.visibility import Preview
from tertulia.server.domain.delivery import NotificationText
from tertulia.server.domain.notifications import Notification, NotificationKind
from tertulia.server.domain.seats import Seat
from tertulia.server.domain.state import Phase, TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.serializers import table_json
from tests.server import outgoing, worlds
from tests.server.asgi import site
from tests.server.outgoing import ByTheirIds
from tests.server.secrecy import Found, search
from tests.server.worlds import guest_at

KEY = bytes(range(32))
POSITIONS, MANY = 40, 400
CHOSEN_SECRETLY = {"la-granja"}
"""Games in which all players choose secretly at the same time."""
REFUSED = {
    "illegal",
    "chain-reveals",
    "not-your-turn",
    "not-your-seat",
    "stale",
    "undo-impossible",
    "not-over",
    "not-open",
}


@pytest.mark.proof_for(
    "granada", "no-siesta"
)  # a law of each game checks views; in la-granja players choose secretly, so that case always runs
@pytest.mark.parametrize("name", list(installed_games()))
async def test_every_answer_is_the_same_in_both_worlds(name: str, tmp_path: Path) -> None:
    await alike(name, POSITIONS, 1, tmp_path)


@pytest.mark.proof
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", list(installed_games()))
async def test_every_answer_is_the_same_in_many_worlds(name: str, tmp_path: Path) -> None:
    await alike(name, MANY, 1000, tmp_path)


async def alike(name: str, positions: int, seed: int, folder: Path) -> None:
    """Compare all answers in `positions` positions of a series of games."""
    found = Found()
    async with site(folder) as running:
        await search(running, find_game(name), positions, seed, found)
    assert found.refusals.keys() >= REFUSED | {"ok"}, found
    assert not found.statuses.keys() & {500, 503}, found
    assert min(found.kept["plan"], found.kept["answers"]) > 0, found.kept
    # The logs of the two worlds differ after secret choices, so a log line that revealed one would be noticed.
    assert name not in CHOSEN_SECRETLY or found.differing, found
    print(found)


def a_table(plies: int) -> Table:
    """A table some way into a game, with a guest on every seat."""
    match = Match.new(find_game("granada"), seats=["human"] * 2, options={}, key=KEY)
    log = [encode_ply(match)]
    while not match.over and match.position < plies:
        seat = match.actors()[0]
        match.act(seat, match.legal(seat)[0])
        log.append(encode_ply(match))
    phase: Phase = "over" if match.over else "running"
    state = TableState(phase, guest_at(0), tuple(Seat("guest", guest_at(seat)) for seat in range(2)), match, Log(log))
    return Table("table", match.game, match.options, True, KEY, match.components, state)


def test_the_key_is_told_only_in_the_end() -> None:
    running, over = a_table(40), a_table(100_000)
    for seat in (None, 0, 1):
        told = [
            table_json(table, None if seat is None else guest_at(seat), seat, set(), ByTheirIds())
            for table in (running, over)
        ]
        assert KEY.hex().encode() not in told[0]
        assert KEY.hex().encode() in told[1]
        assert running.commitment.encode() in told[0]


async def test_a_leak_in_previews_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak shows the events of actions that reveal hidden information."""

    def previews(self: Match, seat: int, actions: Sequence[int]) -> list[Preview]:
        after = self.game.try_actions(self.state, seat, actions).states
        return [Preview(False, self.game.events(after[k : k + 1], seat)) for k in range(len(actions))]

    monkeypatch.setattr(Match, "previews", previews)
    async with site(tmp_path) as running:
        with pytest.raises(AssertionError, match=r"previews\?as="):
            await search(running, find_game("no-siesta"), 20, 1, Found())


@pytest.mark.parametrize("planted", ["what is told", "in which words", "when", "that time is short"])
async def test_a_leak_in_what_leaves_the_server_is_found(
    planted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each planted leak reveals the parity of the complete state's bytes."""
    notify, compose_text = outgoing.table_notifications, outgoing.NotificationTexts.compose_text

    def odd(state: TableState) -> int:
        return 0 if state.match is None else sum(state.match.state.tobytes()) % 2

    def table_notifications(table: str, old: TableState | None, new: TableState) -> Iterator[Notification]:
        for each in notify(table, old, new):
            if planted == "what is told" and odd(new):
                continue
            if planted == "that time is short" and each.kind is NotificationKind.LOW_TIME:
                each = each._replace(delay_seconds=each.delay_seconds + odd(new))
            yield each._replace(delay_seconds=each.delay_seconds + odd(new)) if planted == "when" else each

    states = list[TableState]()

    def standing(self: outgoing.OneTable, table: Table, state: TableState) -> None:
        self._table, self._state = table, state
        states[:] = [state]

    def in_words(*arguments: Any) -> NotificationText:
        found = compose_text(*arguments)
        return replace(found, text=f"{found.text} {odd(states[0])}") if planted == "in which words" else found

    monkeypatch.setattr(worlds, "TIMED", 1 if planted == "that time is short" else worlds.TIMED)
    monkeypatch.setattr(outgoing, "table_notifications", table_notifications)
    monkeypatch.setattr(outgoing.OneTable, "__init__", standing)
    monkeypatch.setattr(outgoing.NotificationTexts, "compose_text", in_words)
    async with site(tmp_path) as running:
        with pytest.raises(AssertionError):
            await search(running, find_game("granada"), 20, 1, Found())
