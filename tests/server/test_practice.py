"""Practice: a finished game is continued from any of its positions, against bots, at a separate table."""

from __future__ import annotations

import asyncio
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.kernel.registry import installed_games
from tertulia.play import GameRecord, Match, Practice, decode_record, encode_record, load_record, match_at_setup, replay
from tertulia.server.assembly import make_app
from tertulia.server.domain.commands import OpenPractice
from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.practice import practised, source_in
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.table import Table
from tertulia.server.settings import Settings
from tests.server.asgi import Answer, Site, site
from tests.server.finished import some_action
from tests.server.test_history import Game

ANA, STRANGER = GuestId("ana"), GuestId("stranger")
GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(path.stem for path in GOLDEN.glob("*.json"))
SHORT = GOLDEN / "la-granja-2-deluxe.json"
SETS = ComponentSets({name: game.components() for name, game in installed_games().items()})
TABLE, FILE = "/api/tables/t/practice", "/api/practice"


def text_of(name: str) -> str:
    return (GOLDEN / f"{name}.json").read_text(encoding="utf-8")


def changed(**changes: Any) -> str:
    """A record's text with changed fields; the value `...` removes a field."""
    data = {**msgspec.json.decode(SHORT.read_bytes()), **changes}
    return msgspec.json.encode({name: value for name, value in data.items() if value is not ...}).decode()


async def opened(server: Site, path: str, body: Any, guest: GuestId = ANA) -> Table:
    answer = await server.ask(guest, "POST", path, body)
    assert answer.status == 201, answer.body
    return await server.assembly.service.table(msgspec.json.decode(answer.body)["id"])


async def refused(server: Site, path: str, body: Any, guest: GuestId | None = ANA) -> tuple[int, str, str]:
    answer = await server.ask(guest, "POST", path, body)
    told = msgspec.json.decode(answer.body)
    return answer.status, told["error"], told["message"]


def match_at(table: Table) -> Match:
    assert table.state.match is not None
    return table.state.match


async def bots_done(table: Table) -> None:
    """Wait until no bot is to act."""
    for _ in range(4000):
        if table.state.bot_to_act() is None:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the bots do not come to an end")


async def played_out(server: Site, table: Table, seat: int) -> GameRecord:
    """Play the guest's seat to the end of the practice game, and return its downloaded record."""
    while table.state.phase == "running":
        await bots_done(table)
        if seat in table.state.actors():
            match = match_at(table)
            action = match.game.actions.notation(some_action(match, seat))
            body = {"position": table.state.position, "seat": seat, "actions": [action]}
            await server.ask(ANA, "POST", f"/api/tables/{table.id}/moves", body)
    answer = await server.ask(ANA, "GET", f"/api/tables/{table.id}/record")
    assert answer.status == 200
    return decode_record(answer.body)


async def test_a_record_file_goes_on_from_any_position(tmp_path: Path) -> None:
    """The records start in turn from their first, middle and last position.

    So each game is tried from all three.
    """
    async with site(tmp_path) as server:
        for name, place in zip(RECORDS, cycle((0, 1 / 2, 1))):
            record = load_record(GOLDEN / f"{name}.json")
            ply = int((len(record.actions) - 1) * place)
            seat = ply % len(record.seats)
            table = await opened(server, FILE, {"record": text_of(name), "ply": ply, "seat": seat, "bot": "random"})
            match = match_at(table)
            assert match.position >= ply
            assert [entry.text for entry in match.log[:ply]] == record.actions[:ply]
            assert (match.key.hex(), match.options, match.components) == (record.key, record.options, record.components)
            assert [each.kind for each in table.state.seats] == [
                "guest" if number == seat else "bot" for number in range(len(record.seats))
            ]
            assert (table.public, table.practice) == (False, Practice(None, ply))


@pytest.mark.parametrize(("name", "place"), [*zip(RECORDS, cycle((0, 1 / 3)))])
def test_what_was_drawn_comes_again(name: str, place: float) -> None:
    """Playing the recorded actions again gives the recorded result: dice and cards come again."""
    record = load_record(GOLDEN / f"{name}.json")
    source = source_in(text_of(name))
    ply = int(len(record.actions) * place)
    table = practised(OpenPractice(ANA, 0, "random", ply), source, SETS)
    match = match_at(table)
    for text in record.actions[ply:]:
        seat, colon, notation = text.partition(": ")
        match.act(int(seat) if colon else match.actors()[0], notation or text)
    assert match.outcome is not None
    assert record.result is not None
    assert list(match.outcome.scores) == record.result.scores
    assert match.record().actions == record.actions


@pytest.mark.parametrize("name", ["granada-3-simplified", "la-granja-3-online", "no-siesta-3-basic-online"])
async def test_its_own_record_replays_and_says_that_it_is_practice(tmp_path: Path, name: str) -> None:
    async with site(tmp_path) as server:
        ply = len(load_record(GOLDEN / f"{name}.json").actions) * 9 // 10
        table = await opened(server, FILE, {"record": text_of(name), "ply": ply, "seat": 1, "bot": "random"})
        record = await played_out(server, table, 1)
        assert len(list(replay(record))) == len(record.actions) + 1
        assert record.practice is not None
        assert (record.practice.ply, record.practice.table) == (ply, None)
        assert record.seats == ["random", "human", "random"]
        assert decode_record(encode_record(record)) == record


async def test_a_file_without_a_ply_begins_where_that_seat_was_last_to_act(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        record = load_record(SHORT)
        for seat in (0, 1):
            match, last = match_at_setup(record), -1
            for ply, text in enumerate(record.actions):
                last = ply if seat in match.actors() else last
                match.act(match.actors()[0], text.partition(": ")[2] or text)
            table = await opened(server, FILE, {"record": SHORT.read_text(), "seat": seat})
            assert table.practice is not None
            assert table.practice.ply == last
            assert seat in table.state.actors()


async def test_the_bots_are_the_usual_ones_where_nobody_says_which(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        table = await opened(server, FILE, {"record": SHORT.read_text(), "ply": 3, "seat": 0})
        games = msgspec.json.decode((await server.ask(ANA, "GET", "/api/games")).body)
        usual = next(game["usual"] for game in games if game["name"] == table.game.name)
        assert table.state.seats[1].bot == usual


@pytest.mark.parametrize("game", ["granada", "la-granja", "no-siesta"])
async def test_whoever_may_see_a_finished_table_plays_on_from_it(tmp_path: Path, game: str) -> None:
    async with site(tmp_path) as server:
        played = Game(server, game, 100_000)
        source = played.table
        for guest, seat in ((ANA, 0), (GuestId("ben"), 0), (STRANGER, 1)):
            table = await opened(server, TABLE, {"ply": 20, "seat": seat, "bot": "random"}, guest)
            assert table.practice == Practice("t", 20)
            assert [entry.text for entry in match_at(table).log[:20]] == [
                entry.text for entry in match_at(source).log[:20]
            ]
            assert [line.seen_by(1) for line in table.state.log[:21]] == [
                line.seen_by(1) for line in source.state.log[:21]
            ]
            told = msgspec.json.decode((await server.ask(guest, "GET", f"/api/tables/{table.id}")).body)
            assert told["practice"] == {"table": "t", "ply": 20}
            assert (told["mine"], told["public"], told["host"], told["key"]) == ([seat], False, True, None)
        listed = msgspec.json.decode((await server.ask(STRANGER, "GET", "/api/tables")).body)["tables"]
        assert [(each["practice"], each["mine"]) for each in listed] == [(True, [1])]
        assert source.state.phase == "over"
        assert source.state.version == 1


@pytest.mark.parametrize("game", ["granada", "la-granja", "no-siesta"])
async def test_no_game_that_runs_gives_a_position(tmp_path: Path, game: str) -> None:
    """Neither to its players nor to spectators. The answer does not depend on the request."""
    async with site(tmp_path) as server:
        Game(server, game, 40)
        answers: set[Answer] = set()
        for guest in (ANA, GuestId("ben"), STRANGER):
            for body in ({"ply": 0, "seat": 0}, {"ply": 20, "seat": 1, "bot": "random"}, {"ply": 10_000, "seat": 15}):
                answers.add(await server.ask(guest, "POST", TABLE, body))
        assert len(answers) == 1
        assert (await refused(server, TABLE, {"ply": 3, "seat": 0}))[:2] == (409, "not-over")
        assert (await refused(server, TABLE, {"ply": 3, "seat": 0}, None))[:2] == (403, "csrf")


WRONG = [
    ({"ply": -1, "seat": 0}, 400, "bad-request", "ply"),
    ({"ply": 10_000, "seat": 0}, 400, "bad-request", "after which somebody is to act, not 10000"),
    ({"ply": 3, "seat": 2}, 400, "bad-request", "seat: 0 to 1, not 2"),
    ({"ply": 3, "seat": -1}, 400, "bad-request", "seat"),
    ({"ply": 3, "seat": 0, "bot": "wizard"}, 400, "bad-request", "not 'wizard'"),
    ({"seat": 0}, 400, "bad-request", "ply"),
    ({"ply": 3}, 400, "bad-request", "seat"),
    ({"ply": 3, "seat": 0, "more": 1}, 400, "bad-request", "more"),
]


async def test_what_cannot_be_practised_is_said(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        played = Game(server, "la-granja", 100_000)
        over = {"ply": played.table.state.position, "seat": 0}
        for body, *code, said in [*WRONG, (over, 400, "bad-request", "after which somebody is to act")]:
            answer = await refused(server, TABLE, body)
            assert list(answer[:2]) == code, body
            assert said in answer[2], body
        assert (await refused(server, "/api/tables/none/practice", {"ply": 3, "seat": 0}))[:2] == (
            404,
            "table-not-found",
        )
        assert (await refused(server, FILE, {"record": SHORT.read_text(), "seat": 0}, None))[:2] == (403, "csrf")
        assert len(msgspec.json.decode((await server.ask(ANA, "GET", "/api/tables")).body)["tables"]) == 0


DAMAGED = [
    ("", "not a JSON record"),
    ("{", "not a JSON record"),
    ("[1]", "record"),
    ("[" * 60_000, "record"),
    (changed(game="chess"), "game: there is no game 'chess'"),
    (changed(game=...), "missing required field `game`"),
    (changed(key="abc"), "key: 64 lower-case hex digits"),
    (changed(seats=["one"] * 9), "seats: "),
    (changed(options={"luck": "much"}), "options: "),
    (changed(components="0" * 64), "components: played with the set"),
    (changed(actions=["dance"]), "action 1: "),
    (changed(actions=[]), "action 0: the record has a result"),
    (changed(actions=[*load_record(SHORT).actions, "done"]), "stands after the end of the game"),
    (changed(result={"scores": [1, 2], "winners": [0]}), "result.scores: the record says"),
    (changed(result=None), "result: missing"),
    (changed(practice={"table": None, "ply": 100_000}), "practice.ply: 0 to "),
    (changed(comment="a nice game"), "comment"),
]


async def test_a_damaged_file_is_refused_with_the_place_of_the_damage(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        for text, said in DAMAGED:
            status, code, message = await refused(server, FILE, {"record": text, "ply": 0, "seat": 0})
            assert (status, code) == (422, "record"), said
            assert said in message
            assert "Traceback" not in message


async def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        assert (await refused(server, FILE, {"record": " " * 700_000, "seat": 0}))[:2] == (413, "too-large")


async def test_an_unfinished_record_goes_on_where_it_ends(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        actions = load_record(SHORT).actions[:30]
        table = await opened(server, FILE, {"record": changed(actions=actions, result=None), "ply": 30, "seat": 0})
        assert [entry.text for entry in match_at(table).log[:30]] == actions


async def test_a_practice_game_begins_again_while_it_runs_but_goes_no_further(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        Game(server, "la-granja", 100_000)
        first = await opened(server, TABLE, {"ply": 40, "seat": 0, "bot": "random"})
        path = f"/api/tables/{first.id}/practice"
        again = await opened(server, path, {"ply": 30, "seat": 1, "bot": "random"}, STRANGER)
        assert again.practice == Practice("t", 30)
        beyond = await refused(server, path, {"ply": 41, "seat": 0})
        assert beyond == (400, "bad-request", "ply: 0 to 40, after which somebody is to act, not 41")
        await played_out(server, first, 0)
        later = await opened(server, path, {"ply": 45, "seat": 0, "bot": "random"})
        assert later.practice == Practice(first.id, 45)


async def test_nothing_that_was_played_before_is_taken_back(tmp_path: Path) -> None:
    """Steps that could be taken back in the original game cannot be in practice. Later steps can."""
    async with site(tmp_path) as server:
        played = Game(server, "la-granja", 100_000)
        taken = 0
        for ply in range(20, 60, 4):
            match = match_at(played.table)
            seat = match.log[ply].seat
            table = await opened(server, TABLE, {"ply": ply, "seat": seat, "bot": "random"})
            await bots_done(table)
            position = table.state.position
            assert match_at(table).undoable_steps(seat) == 0
            body = {"position": position, "seat": seat, "steps": 1}
            assert (await refused(server, f"/api/tables/{table.id}/undo", body))[1] in (
                "undo-impossible",
                "not-running",
            )
            legal = [
                action for action in match_at(table).legal(seat) if not match_at(table).preview(seat, action).reveals
            ]
            if legal and seat in table.state.actors():
                notation = table.game.actions.notation(legal[0])
                moved: Any = {"position": position, "seat": seat, "actions": [notation]}
                assert (await server.ask(ANA, "POST", f"/api/tables/{table.id}/moves", moved)).status == 200
                assert match_at(table).undoable_steps(seat) == 1
                taken += 1
        assert taken > 3


async def test_its_earlier_moments_are_looked_at(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        played = Game(server, "la-granja", 100_000)
        table = await opened(server, TABLE, {"ply": 40, "seat": 1, "bot": "random"})
        for ply in (0, 13, 40):
            answer = await server.ask(ANA, "GET", f"/api/tables/{table.id}/position?ply={ply}")
            told = msgspec.json.decode(answer.body, type=dict[str, msgspec.Raw])
            assert bytes(told["view"]) == played.then[ply][1]


async def test_practice_counts_as_opening_a_table(tmp_path: Path) -> None:
    """An unreadable file is refused before it counts. A record that does not replay has cost as much as a table."""
    app = make_app(Settings(data=tmp_path, tables_an_hour=3))
    async with app.lifespan():
        server = Site(app)
        Game(server, "la-granja", 100_000)
        bodies: list[tuple[str, Any]] = [
            (TABLE, {"ply": 3, "seat": 0}),
            (FILE, {"record": "{", "seat": 0}),
            (FILE, {"record": changed(actions=["dance"]), "seat": 0}),
            (FILE, {"record": SHORT.read_text(), "seat": 0}),
            (FILE, {"record": SHORT.read_text(), "seat": 0}),
            (TABLE, {"ply": 3, "seat": 0}),
        ]
        answers = [await server.ask(ANA, "POST", path, body) for path, body in bodies]
        assert [answer.status for answer in answers] == [201, 422, 422, 201, 429, 429]


@pytest.mark.parametrize("seats", [[], ["human"] * 9])
async def test_a_record_of_no_number_of_seats_is_refused_by_name(tmp_path: Path, seats: list[str]) -> None:
    async with site(tmp_path) as server:
        status, code, message = await refused(server, FILE, {"record": changed(seats=seats), "seat": 0, "ply": 0})
        assert (status, code) == (422, "record")
        assert message.startswith("seats: ")
