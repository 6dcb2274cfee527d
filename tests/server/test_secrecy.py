"""Nothing that leaves a server depends on hidden information.

Responses, notifications, exports and, for a site of several processes, broker messages, jobs and logs are compared in
worlds that the viewer cannot tell apart. Planted leaks are found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bench import usual
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.registry import find_game, installed_games
from tertulia.laws.playing import game_tables
from tertulia.laws.worlds import walk_pairs
from tertulia.play import Match
from tertulia.play.answers import ONLY_ANSWER
from tertulia.play.encoded_ply import encode_ply
from tertulia.play.log import Log
from tertulia.play.planning import match_ahead
from tertulia.play.visibility import Preview
from tertulia.server.domain.delivery import NotificationText
from tertulia.server.domain.events import SeatActed
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority
from tertulia.server.domain.notifications import Notification, NotificationKind
from tertulia.server.domain.seats import Seat
from tertulia.server.domain.service import TableService
from tertulia.server.domain.state import Phase, TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.routes import account
from tertulia.server.http.serializers import table_json
from tertulia.server.logs import warn_once
from tests.server import outgoing, worlds
from tests.server.asgi import Site, site
from tests.server.clocks import StoppedClock
from tests.server.many_worlds import (
    Evidence,
    Moment,
    Plant,
    assert_same_answers,
    collect_world_evidence,
    find_common_words,
    find_moments,
)
from tests.server.outgoing import IdNames
from tests.server.redis import NEEDS_BROKER
from tests.server.secrecy import Counts, compare_worlds, list_settings
from tests.server.worlds import World, get_guest

KEY = bytes(range(32))
POSITIONS, PROOF_POSITIONS = 40, 400
SECRET_CHOICES = {"la-granja"}
"""Games in which all players choose secretly at the same time."""
REFUSAL_CODES = {
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
async def test_responses_are_equal_in_indistinguishable_worlds(name: str, tmp_path: Path) -> None:
    await compare_responses(name, POSITIONS, 1, tmp_path)


@pytest.mark.proof
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", list(installed_games()))
async def test_responses_are_equal_in_many_worlds(name: str, tmp_path: Path) -> None:
    await compare_responses(name, PROOF_POSITIONS, 1000, tmp_path)


async def compare_responses(name: str, positions: int, seed: int, folder: Path) -> None:
    """Compare all answers in `positions` positions of a series of games."""
    found = Counts()
    async with site(folder) as running:
        await compare_worlds(running, find_game(name), positions, seed, found)
    assert found.refusals.keys() >= REFUSAL_CODES | {"ok"}, found
    assert not found.statuses.keys() & {500, 503}, found
    assert min(found.accepted_writes["plan"], found.accepted_writes["answers"]) > 0, found.accepted_writes
    # The logs of the two worlds differ after secret choices, so a log line that revealed one would be noticed.
    assert name not in SECRET_CHOICES or found.differing, found
    print(found)


def make_table(plies: int) -> Table:
    """A table after `plies` plies of a game of two guests."""
    match = Match.new(find_game("granada"), seats=["human"] * 2, options={}, key=KEY)
    log = [encode_ply(match)]
    while not match.over and match.position < plies:
        seat = match.actors()[0]
        match.act(seat, match.legal(seat)[0])
        log.append(encode_ply(match))
    phase: Phase = "over" if match.over else "running"
    state = TableState(phase, get_guest(0), tuple(Seat("guest", get_guest(seat)) for seat in range(2)), match, Log(log))
    return Table("table", match.game, match.options, True, KEY, match.components, state)


def test_key_is_sent_only_after_the_game() -> None:
    running, over = make_table(40), make_table(100_000)
    for seat in (None, 0, 1):
        views = [
            table_json(table, None if seat is None else get_guest(seat), seat, set(), IdNames())
            for table in (running, over)
        ]
        assert KEY.hex().encode() not in views[0]
        assert KEY.hex().encode() in views[1]
        assert running.commitment.encode() in views[0]


async def test_planted_leak_in_previews_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak shows the events of actions that reveal hidden information."""

    def previews(self: Match, seat: int, actions: Sequence[int]) -> list[Preview]:
        after = self.game.try_actions(self.state, seat, actions).states
        return [Preview(False, self.game.events(after[k : k + 1], seat)) for k in range(len(actions))]

    monkeypatch.setattr(Match, "previews", previews)
    async with site(tmp_path) as running:
        with pytest.raises(AssertionError, match=r"previews\?as="):
            await compare_worlds(running, find_game("no-siesta"), 20, 1, Counts())


@pytest.mark.parametrize("planted", ["kind", "text", "due time", "low time"])
async def test_planted_leak_in_notifications_is_found(
    planted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each planted leak reveals the parity of the complete state's bytes."""
    notify, compose_text = outgoing.table_notifications, outgoing.NotificationTexts.compose_text

    def odd(state: TableState) -> int:
        return 0 if state.match is None else sum(state.match.state.tobytes()) % 2

    def table_notifications(table: str, old: TableState | None, new: TableState) -> Iterator[Notification]:
        for each in notify(table, old, new):
            if planted == "kind" and odd(new):
                continue
            if planted == "low time" and each.kind is NotificationKind.LOW_TIME:
                each = each._replace(delay_seconds=each.delay_seconds + odd(new))
            yield each._replace(delay_seconds=each.delay_seconds + odd(new)) if planted == "due time" else each

    states = list[TableState]()

    def remember_state(self: outgoing.OneTable, table: Table, state: TableState) -> None:
        self._table, self._state = table, state
        states[:] = [state]

    def leak_in_text(*arguments: Any) -> NotificationText:
        found = compose_text(*arguments)
        return replace(found, text=f"{found.text} {odd(states[0])}") if planted == "text" else found

    monkeypatch.setattr(worlds, "TIMED_PAIR_INTERVAL", 1 if planted == "low time" else worlds.TIMED_PAIR_INTERVAL)
    monkeypatch.setattr(outgoing, "table_notifications", table_notifications)
    monkeypatch.setattr(outgoing.OneTable, "__init__", remember_state)
    monkeypatch.setattr(outgoing.NotificationTexts, "compose_text", leak_in_text)
    async with site(tmp_path) as running:
        with pytest.raises(AssertionError):
            await compare_worlds(running, find_game("granada"), 20, 1, Counts())


EXPORT_STEPS = (1, 12, 60)
"""Steps after which the export is requested; after the last, at the next position that allows a plan."""
PLAN_KEY = derive_seed(b"copies", "plan")


async def load_export(running: Site, world: World, viewer: int) -> bytes:
    """Return the export of a player with an automatic answer, a note and, if another seat acts, a plan."""
    service = running.assembly.service
    await service.store.create(world.table)
    service._tables[world.table.id] = world.table  # kept in memory: a reload would deal the true world from the key
    guest = get_guest(viewer)
    at = f"/api/tables/{world.table.id}"
    for what, body in (("answers", {"seat": viewer, "answer": ONLY_ANSWER}), ("note", {"words": "Mind the roof."})):
        assert (await running.ask(guest, "PUT", f"{at}/{what}", body)).status == 200
    tried = await running.ask(guest, "POST", f"{at}/plan/try", {"seat": viewer})
    if tried.status == 200:
        chain = [msgspec.json.decode(tried.body)["legal"][0]["notation"]]
        planned = await running.ask(guest, "PUT", f"{at}/plan", {"seat": viewer, "alternatives": [chain]})
        assert planned.status == 200, planned
    answer = await running.ask(guest, "GET", "/api/account/export")
    assert answer.status == 200
    return answer.body


@pytest.mark.file  # with a shared database tables are reloaded, and these are stored without their logs
@pytest.mark.parametrize("name", list(installed_games()))
async def test_exports_are_equal_in_indistinguishable_worlds(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    table, viewer = next((table, seat) for table, seat in list_settings(game) if seat == 1)
    assert viewer is not None
    differing = plans = 0
    for number, steps in enumerate(EXPORT_STEPS):
        later = islice(walk_pairs(game, table, viewer, number), steps, None)
        pair = next(
            each for each in later if steps != EXPORT_STEPS[-1] or match_ahead(each.true, viewer, PLAN_KEY) is not None
        )
        copies = []
        for which, match in (("true", pair.true), ("other", pair.other)):
            folder = tmp_path / f"{which}{number}"
            folder.mkdir()
            async with site(folder, clock=StoppedClock()) as running:
                copies.append(await load_export(running, World(running, match, [viewer]), viewer))
        assert copies[0] == copies[1], f"{pair}"
        assert b'"phase":"running"' in copies[0]
        assert b'"answer":"only"' in copies[0]
        plans += b'"alternatives":' in copies[0]
        differing += pair.true.state.tobytes() != pair.other.state.tobytes()
    assert differing, "the two worlds never differed"
    assert plans, "no plan was exported"


async def test_planted_leak_in_export_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaky(service: TableService, table_id: str, phase: str) -> dict[str, object]:
        match = (await service.table(table_id)).state.match
        return {} if match is None else {"record": match.state.tobytes().hex()}

    monkeypatch.setattr(account, "_record", leaky)
    with pytest.raises(AssertionError):
        await test_exports_are_equal_in_indistinguishable_worlds("la-granja", tmp_path)


SITE_POSITIONS, PLIES_APART = 2, 15


def list_positions(name: str, many: int) -> list[Moment]:
    """Positions of a random game, as seen from seat 0."""
    game = find_game(name)
    walk = find_moments(walk_pairs(game, game_tables(game)[0], 0, seed=7), PLIES_APART)
    return list(islice(walk, many))


async def collect_evidence(moment: Moment, folder: Path, plant: Plant | None = None) -> tuple[Evidence, Evidence]:
    """The evidence of both worlds."""
    one, other = [await collect_world_evidence(moment, world, folder / str(world), plant) for world in (0, 1)]
    return one, other


@NEEDS_BROKER
@pytest.mark.proof
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", list(installed_games()))
async def test_site_output_is_equal_in_indistinguishable_worlds(name: str, tmp_path: Path) -> None:
    for number, moment in enumerate(list_positions(name, SITE_POSITIONS)):
        (tmp_path / str(number)).mkdir()
        one, other = await collect_evidence(moment, tmp_path / str(number))
        assert_same_answers(one, other)
        free = find_common_words(tmp_path, len(moment.both[0].seats))
        assert (one.broker ^ other.broker) <= free, moment.pair
        assert one.jobs == other.jobs, moment.pair
        assert one.logs == other.logs, moment.pair
        assert [status for status, _ in one.answers].count(200) > 10
        assert any("tertulia:tables" in command for command in one.broker)
        assert any(kind == "hint" for kind, *_ in one.jobs)


def hash_state(event: SeatActed) -> str:
    """A hash of the complete state, hidden parts included."""
    match = event.table.state.match
    assert match is not None
    return event.table.game.hash(match.state)[:12]


async def leak_to_broker(server: Site, event: SeatActed) -> None:
    server.assembly.backends.relay.announce_version(f"{event.table.id}-{hash_state(event)}", 1)


async def leak_to_jobs(server: Site, event: SeatActed) -> None:
    key = f"{event.table.id}/{hash_state(event)}"
    await server.assembly.backends.jobs.enqueue(
        [JobOrder(JobId(JobKind.PACK, key), JobPriority.ANALYSIS, "nobody", b"")]
    )


async def leak_to_log(server: Site, event: SeatActed) -> None:
    warn_once(f"a table has the state {hash_state(event)}")


@NEEDS_BROKER
@pytest.mark.proof
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("plant", "where"),
    [(leak_to_broker, "broker"), (leak_to_jobs, "jobs"), (leak_to_log, "logs")],
    ids=["broker", "jobs", "logs"],
)
async def test_planted_leak_in_site_output_is_found(plant: Plant, where: str, tmp_path: Path) -> None:
    (moment,) = list_positions(usual.RICH, 1)
    one, other = await collect_evidence(moment, tmp_path, plant)
    assert_same_answers(one, other)
    if where == "broker":
        assert (one.broker ^ other.broker) - find_common_words(tmp_path, len(moment.both[0].seats))
    else:
        assert getattr(one, where) != getattr(other, where)
