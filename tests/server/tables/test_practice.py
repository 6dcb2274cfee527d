"""Practice: a finished game is continued from any of its positions, against bots, at a separate table."""

from __future__ import annotations

import asyncio
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.kernel.registry import installed_games
from tertulia.play import GameRecord, Practice, decode_record, encode_record, load_record, match_at_setup, replay
from tertulia.server.assembly import make_app
from tertulia.server.domain.commands import OpenPractice
from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.practice import build_practice_table, source_in
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.table import Table
from tertulia.server.settings import Settings
from tests.server.asgi import Answer, Site, site
from tests.server.domain.tables import get_match
from tests.server.finished_games import choose_action
from tests.server.tables.test_history import Game

ANA, STRANGER = GuestId("ana"), GuestId("stranger")
GOLDEN = Path(__file__).parents[2] / "golden"
RECORDS = sorted(path.stem for path in GOLDEN.glob("*.json"))
SHORT_RECORD = GOLDEN / "la-granja-2-deluxe.json"
SETS = ComponentSets({name: game.components() for name, game in installed_games().items()})
TABLE_PATH, FILE_PATH = "/api/tables/t/practice", "/api/practice"


def read_record(name: str) -> str:
    return (GOLDEN / f"{name}.json").read_text(encoding="utf-8")


def change_record(**changes: Any) -> str:
    """A record's text with changed fields; the value `...` removes a field."""
    data = {**msgspec.json.decode(SHORT_RECORD.read_bytes()), **changes}
    return msgspec.json.encode({name: value for name, value in data.items() if value is not ...}).decode()


async def open_table(server: Site, path: str, body: Any, guest: GuestId = ANA) -> Table:
    answer = await server.ask(guest, "POST", path, body)
    assert answer.status == 201, answer.body
    return await server.assembly.service.table(msgspec.json.decode(answer.body)["id"])


async def request_refusal(server: Site, path: str, body: Any, guest: GuestId | None = ANA) -> tuple[int, str, str]:
    answer = await server.ask(guest, "POST", path, body)
    error = msgspec.json.decode(answer.body)
    return answer.status, error["error"], error["message"]


async def wait_for_bots(table: Table) -> None:
    """Wait until no bot is to act."""
    for _ in range(4000):
        if table.state.bot_to_act() is None:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("a bot is still to act")


async def play_to_end(server: Site, table: Table, seat: int) -> GameRecord:
    """Play the guest's seat to the end of the practice game, and return its downloaded record."""
    while table.state.phase == "running":
        await wait_for_bots(table)
        if seat in table.state.actors():
            match = get_match(table)
            action = match.game.actions.notation(choose_action(match, seat))
            body = {"position": table.state.position, "seat": seat, "actions": [action]}
            await server.ask(ANA, "POST", f"/api/tables/{table.id}/moves", body)
    answer = await server.ask(ANA, "GET", f"/api/tables/{table.id}/record")
    assert answer.status == 200
    return decode_record(answer.body)


async def test_record_file_continues_from_any_position(tmp_path: Path) -> None:
    """The records start in turn from their first, middle and last position.

    So each game is tried from all three.
    """
    async with site(tmp_path) as server:
        for name, place in zip(RECORDS, cycle((0, 1 / 2, 1))):
            record = load_record(GOLDEN / f"{name}.json")
            ply = int((len(record.actions) - 1) * place)
            seat = ply % len(record.seats)
            table = await open_table(
                server, FILE_PATH, {"record": read_record(name), "ply": ply, "seat": seat, "bot": "random"}
            )
            match = get_match(table)
            assert match.position >= ply
            assert [entry.text for entry in match.log[:ply]] == record.actions[:ply]
            assert (match.key.hex(), match.options, match.components) == (record.key, record.options, record.components)
            assert [each.kind for each in table.state.seats] == [
                "guest" if number == seat else "bot" for number in range(len(record.seats))
            ]
            assert (table.public, table.practice) == (False, Practice(None, ply))


@pytest.mark.parametrize(("name", "place"), [*zip(RECORDS, cycle((0, 1 / 3)))])
def test_practice_repeats_dice_and_cards(name: str, place: float) -> None:
    """Playing the recorded actions again gives the recorded result: dice and cards come again."""
    record = load_record(GOLDEN / f"{name}.json")
    source = source_in(read_record(name))
    ply = int(len(record.actions) * place)
    table = build_practice_table(OpenPractice(ANA, 0, "random", ply), source, SETS)
    match = get_match(table)
    for text in record.actions[ply:]:
        seat, colon, notation = text.partition(": ")
        match.act(int(seat) if colon else match.actors()[0], notation or text)
    assert match.outcome is not None
    assert record.result is not None
    assert list(match.outcome.scores) == record.result.scores
    assert match.record().actions == record.actions


@pytest.mark.parametrize("name", ["granada-3-simplified", "la-granja-3-online", "no-siesta-3-basic-online"])
async def test_practice_record_replays_and_is_marked(tmp_path: Path, name: str) -> None:
    async with site(tmp_path) as server:
        ply = len(load_record(GOLDEN / f"{name}.json").actions) * 9 // 10
        table = await open_table(
            server, FILE_PATH, {"record": read_record(name), "ply": ply, "seat": 1, "bot": "random"}
        )
        record = await play_to_end(server, table, 1)
        assert len(list(replay(record))) == len(record.actions) + 1
        assert record.practice is not None
        assert (record.practice.ply, record.practice.table) == (ply, None)
        assert record.seats == ["random", "human", "random"]
        assert decode_record(encode_record(record)) == record


async def test_file_without_ply_starts_at_seats_last_turn(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        record = load_record(SHORT_RECORD)
        for seat in (0, 1):
            match, last = match_at_setup(record), -1
            for ply, text in enumerate(record.actions):
                last = ply if seat in match.actors() else last
                match.act(match.actors()[0], text.partition(": ")[2] or text)
            table = await open_table(server, FILE_PATH, {"record": SHORT_RECORD.read_text(), "seat": seat})
            assert table.practice is not None
            assert table.practice.ply == last
            assert seat in table.state.actors()


async def test_default_practice_bots_are_the_usual_ones(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        table = await open_table(server, FILE_PATH, {"record": SHORT_RECORD.read_text(), "ply": 3, "seat": 0})
        games = msgspec.json.decode((await server.ask(ANA, "GET", "/api/games")).body)
        usual = next(game["default_bot"] for game in games if game["name"] == table.game.name)
        assert table.state.seats[1].bot == usual


@pytest.mark.parametrize("game", ["granada", "la-granja", "no-siesta"])
async def test_any_viewer_practises_from_a_finished_table(tmp_path: Path, game: str) -> None:
    async with site(tmp_path) as server:
        played = Game(server, game, 100_000)
        source = played.table
        for guest, seat in ((ANA, 0), (GuestId("ben"), 0), (STRANGER, 1)):
            table = await open_table(server, TABLE_PATH, {"ply": 20, "seat": seat, "bot": "random"}, guest)
            assert table.practice == Practice("t", 20)
            assert [entry.text for entry in get_match(table).log[:20]] == [
                entry.text for entry in get_match(source).log[:20]
            ]
            assert [line.seen_by(1) for line in table.state.log[:21]] == [
                line.seen_by(1) for line in source.state.log[:21]
            ]
            view = msgspec.json.decode((await server.ask(guest, "GET", f"/api/tables/{table.id}")).body)
            assert view["practice"] == {"table": "t", "ply": 20}
            assert (view["own_seats"], view["public"], view["host"], view["key"]) == ([seat], False, True, None)
        listed = msgspec.json.decode((await server.ask(STRANGER, "GET", "/api/tables")).body)["tables"]
        assert [(each["practice"], each["own_seats"]) for each in listed] == [(True, [1])]
        assert source.state.phase == "over"
        assert source.state.version == 1


@pytest.mark.parametrize("game", ["granada", "la-granja", "no-siesta"])
async def test_running_game_gives_no_practice_position(tmp_path: Path, game: str) -> None:
    """Players and spectators get the same refusal, for every requested position."""
    async with site(tmp_path) as server:
        Game(server, game, 40)
        answers: set[Answer] = set()
        for guest in (ANA, GuestId("ben"), STRANGER):
            for body in ({"ply": 0, "seat": 0}, {"ply": 20, "seat": 1, "bot": "random"}, {"ply": 10_000, "seat": 15}):
                answers.add(await server.ask(guest, "POST", TABLE_PATH, body))
        assert len(answers) == 1
        assert (await request_refusal(server, TABLE_PATH, {"ply": 3, "seat": 0}))[:2] == (409, "not-over")
        assert (await request_refusal(server, TABLE_PATH, {"ply": 3, "seat": 0}, None))[:2] == (403, "csrf")


REFUSED_REQUESTS = [
    ({"ply": -1, "seat": 0}, 400, "bad-request", "ply"),
    ({"ply": 10_000, "seat": 0}, 400, "bad-request", "with a seat to act after it, not 10000"),
    ({"ply": 3, "seat": 2}, 400, "bad-request", "seat: must be 0 to 1, not 2"),
    ({"ply": 3, "seat": -1}, 400, "bad-request", "seat"),
    ({"ply": 3, "seat": 0, "bot": "wizard"}, 400, "bad-request", "not 'wizard'"),
    ({"seat": 0}, 400, "bad-request", "ply"),
    ({"ply": 3}, 400, "bad-request", "seat"),
    ({"ply": 3, "seat": 0, "more": 1}, 400, "bad-request", "more"),
]


async def test_invalid_practice_request_is_refused_with_reason(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        played = Game(server, "la-granja", 100_000)
        over = {"ply": played.table.state.position, "seat": 0}
        for body, *code, message in [*REFUSED_REQUESTS, (over, 400, "bad-request", "with a seat to act after it")]:
            answer = await request_refusal(server, TABLE_PATH, body)
            assert list(answer[:2]) == code, body
            assert message in answer[2], body
        assert (await request_refusal(server, "/api/tables/none/practice", {"ply": 3, "seat": 0}))[:2] == (
            404,
            "table-not-found",
        )
        body = {"record": SHORT_RECORD.read_text(), "seat": 0}
        assert (await request_refusal(server, FILE_PATH, body, None))[:2] == (403, "csrf")
        assert len(msgspec.json.decode((await server.ask(ANA, "GET", "/api/tables")).body)["tables"]) == 0


DAMAGED_RECORDS = [
    ("", "not a JSON record"),
    ("{", "not a JSON record"),
    ("[1]", "record"),
    ("[" * 60_000, "record"),
    (change_record(game="chess"), "game: unknown game 'chess'"),
    (change_record(game=...), "missing required field `game`"),
    (change_record(key="abc"), "key: 64 lower-case hex digits"),
    (change_record(seats=["one"] * 9), "seats: "),
    (change_record(options={"luck": "much"}), "options: "),
    (change_record(components="0" * 64), "components: played with the set"),
    (change_record(actions=["dance"]), "action 1: "),
    (change_record(actions=[]), "action 0: the record has a result"),
    (change_record(actions=[*load_record(SHORT_RECORD).actions, "done"]), "comes after the end of the game"),
    (change_record(result={"scores": [1, 2], "winners": [0]}), "result.scores: the record says"),
    (change_record(result=None), "result: missing"),
    (change_record(practice={"table": None, "ply": 100_000}), "practice.ply: 0 to "),
    (change_record(comment="a nice game"), "comment"),
]


async def test_damaged_file_is_refused_with_location(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        for text, expected in DAMAGED_RECORDS:
            status, code, message = await request_refusal(server, FILE_PATH, {"record": text, "ply": 0, "seat": 0})
            assert (status, code) == (422, "record"), expected
            assert expected in message
            assert "Traceback" not in message


async def test_too_large_file_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        assert (await request_refusal(server, FILE_PATH, {"record": " " * 700_000, "seat": 0}))[:2] == (
            413,
            "too-large",
        )


async def test_unfinished_record_continues_at_its_end(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        actions = load_record(SHORT_RECORD).actions[:30]
        table = await open_table(
            server, FILE_PATH, {"record": change_record(actions=actions, result=None), "ply": 30, "seat": 0}
        )
        assert [entry.text for entry in get_match(table).log[:30]] == actions


async def test_running_practice_is_a_source_only_up_to_its_start(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        Game(server, "la-granja", 100_000)
        first = await open_table(server, TABLE_PATH, {"ply": 40, "seat": 0, "bot": "random"})
        path = f"/api/tables/{first.id}/practice"
        again = await open_table(server, path, {"ply": 30, "seat": 1, "bot": "random"}, STRANGER)
        assert again.practice == Practice("t", 30)
        beyond = await request_refusal(server, path, {"ply": 41, "seat": 0})
        assert beyond == (400, "bad-request", "ply: must be 0 to 40, with a seat to act after it, not 41")
        await play_to_end(server, first, 0)
        later = await open_table(server, path, {"ply": 45, "seat": 0, "bot": "random"})
        assert later.practice == Practice(first.id, 45)


async def test_undo_stops_at_start_of_practice(tmp_path: Path) -> None:
    """Steps of the original game cannot be undone in practice. Later steps can."""
    async with site(tmp_path) as server:
        played = Game(server, "la-granja", 100_000)
        taken = 0
        for ply in range(20, 60, 4):
            match = get_match(played.table)
            seat = match.log[ply].seat
            table = await open_table(server, TABLE_PATH, {"ply": ply, "seat": seat, "bot": "random"})
            await wait_for_bots(table)
            position = table.state.position
            assert get_match(table).undoable_steps(seat) == 0
            body = {"position": position, "seat": seat, "steps": 1}
            assert (await request_refusal(server, f"/api/tables/{table.id}/undo", body))[1] in (
                "undo-impossible",
                "not-running",
            )
            legal = [
                action for action in get_match(table).legal(seat) if not get_match(table).preview(seat, action).reveals
            ]
            if legal and seat in table.state.actors():
                notation = table.game.actions.notation(legal[0])
                moved: Any = {"position": position, "seat": seat, "actions": [notation]}
                assert (await server.ask(ANA, "POST", f"/api/tables/{table.id}/moves", moved)).status == 200
                assert get_match(table).undoable_steps(seat) == 1
                taken += 1
        assert taken > 3


async def test_positions_before_practice_can_be_viewed(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        played = Game(server, "la-granja", 100_000)
        table = await open_table(server, TABLE_PATH, {"ply": 40, "seat": 1, "bot": "random"})
        for ply in (0, 13, 40):
            answer = await server.ask(ANA, "GET", f"/api/tables/{table.id}/position?ply={ply}")
            position = msgspec.json.decode(answer.body, type=dict[str, msgspec.Raw])
            assert bytes(position["view"]) == played.views_by_position[ply][1]


async def test_practice_counts_towards_table_limit(tmp_path: Path) -> None:
    """An unreadable file does not count. A record that does not replay counts like a table."""
    app = make_app(Settings(data=tmp_path, tables_an_hour=3))
    async with app.lifespan():
        server = Site(app)
        Game(server, "la-granja", 100_000)
        bodies: list[tuple[str, Any]] = [
            (TABLE_PATH, {"ply": 3, "seat": 0}),
            (FILE_PATH, {"record": "{", "seat": 0}),
            (FILE_PATH, {"record": change_record(actions=["dance"]), "seat": 0}),
            (FILE_PATH, {"record": SHORT_RECORD.read_text(), "seat": 0}),
            (FILE_PATH, {"record": SHORT_RECORD.read_text(), "seat": 0}),
            (TABLE_PATH, {"ply": 3, "seat": 0}),
        ]
        answers = [await server.ask(ANA, "POST", path, body) for path, body in bodies]
        assert [answer.status for answer in answers] == [201, 422, 422, 201, 429, 429]


@pytest.mark.parametrize("seats", [[], ["human"] * 9])
async def test_record_with_invalid_number_of_seats_is_refused(tmp_path: Path, seats: list[str]) -> None:
    async with site(tmp_path) as server:
        status, code, message = await request_refusal(
            server, FILE_PATH, {"record": change_record(seats=seats), "seat": 0, "ply": 0}
        )
        assert (status, code) == (422, "record")
        assert message.startswith("seats: ")
