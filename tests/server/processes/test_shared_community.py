"""Two processes with PostgreSQL and a broker: chat, moderation, blocks and merges hold at both."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tertulia.server.domain.clock import SYSTEM
from tertulia.server.identity.keys import RoleLinks, load_secret
from tests.server import postgres
from tests.server.attack.attacked_server import AttackedServer
from tests.server.conftest import Guest, wait_for
from tests.server.redis import NEEDS_BROKER, Broker

pytestmark = [
    NEEDS_BROKER,
    pytest.mark.xdist_group("company of two"),
]
ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[AttackedServer]]:
    folder = tmp_path_factory.mktemp("company")
    broker = Broker(tmp_path_factory.mktemp("broker"))

    def start(data: Path, database: str) -> AttackedServer:
        return AttackedServer(data, database=database, broker=broker.address, chat_of_guest=100)

    with postgres.run_two_processes(folder, start) as servers:
        yield servers
    broker.stop()


class GuestAtBoth:
    """One guest at both processes, with the cookies of one browser.

    A cookie that one process replaces is sent to the other, too.
    """

    def __init__(self, servers: list[AttackedServer]) -> None:
        self.here = Guest(servers[0].address)
        self.there = Guest(servers[1].address)
        self.there.http.cookies, self.there.me = self.here.http.cookies.jar, self.here.me
        assert self.put("/api/me", {"name": f"N{self.here.me['id'][:8]}"})

    def put(self, path: str, body: Any) -> bool:
        return self.here.put(path.removeprefix("/api/"), body).status_code == 200

    def get_handle(self) -> str:
        """The guest's handle, read from a line that they write in the lobby."""
        posted = self.here.post("lobby/chat", {"words": "Here I am"}).json()
        lines = self.here.get("lobby/chat").json()["lines"]
        return str(next(line["handle"] for line in lines if line["number"] == posted["number"]))


class EventStream:
    """An event stream, and the lines received."""

    def __init__(self, guest: Guest, path: str) -> None:
        self.lines, self.ended = list[str](), threading.Event()
        self._client = httpx.Client(base_url=guest.http.base_url, cookies=guest.http.cookies, timeout=90)
        self._opened = threading.Event()
        threading.Thread(target=self._listen, args=(path,), daemon=True).start()
        assert self._opened.wait(60)

    def _listen(self, path: str) -> None:
        try:
            with self._client.stream("GET", f"/api/{path}") as stream:
                assert stream.status_code == 200
                for line in stream.iter_lines():
                    self.lines.append(line)
                    self._opened.set()
        except httpx.HTTPError:
            pass  # the test is over
        self.ended.set()

    def chat(self) -> list[str]:
        """The data of the chat events received."""
        return [
            data for event, data in zip(self.lines, self.lines[1:], strict=False) if event.startswith("event: chat ")
        ]


@contextmanager
def open_events(guest: Guest, path: str) -> Iterator[EventStream]:
    found = EventStream(guest, path)
    try:
        yield found
    finally:
        found._client.close()


def make_moderator(server: AttackedServer, guest: Guest) -> Guest:
    token = RoleLinks(load_secret(Path(server.data))).create_token("moderator", SYSTEM.now())
    assert guest.post("claim", {"token": token}).status_code == 200
    return guest


def start_table(host: GuestAtBoth, other: GuestAtBoth) -> str:
    """Start a game between two guests, each seated through another process. Returns the table's id."""
    table = host.here.open([ME, OPEN])
    assert other.there.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert host.here.post(f"tables/{table}/start").status_code == 200
    return table


def read_chat(guest: Guest, path: str) -> list[str]:
    return [line["words"] for line in guest.get(path).json()["lines"]]


def test_chat_reaches_only_its_readers_at_other_process(two: list[AttackedServer]) -> None:
    ana, bea, eva = (GuestAtBoth(two) for _ in range(3))
    table = start_table(ana, bea)
    path = f"tables/{table}"
    with (
        open_events(bea.there, f"events?topic={table}") as seat,
        open_events(eva.there, f"events?topic={table}") as spectator,
        open_events(eva.there, "events?topic=lobby") as lobby,
    ):
        assert ana.here.post(f"{path}/chat", {"words": "Your turn"}).json()["listeners"] == "players"
        wait_for(lambda: seat.chat() == ['data: {"listeners":"players","last":1}'])
        assert read_chat(bea.there, f"{path}/chat") == ["Your turn"]
        assert read_chat(eva.there, f"{path}/chat") == []
        assert eva.here.post(f"{path}/chat", {"words": "She has the key"}).json()["listeners"] == "spectators"
        wait_for(lambda: bool(spectator.chat()))
        assert spectator.chat() == ['data: {"listeners":"spectators","last":1}']
        assert read_chat(bea.there, f"{path}/chat") == ["Your turn"]
        before = len(lobby.chat())
        assert ana.here.post("lobby/chat", {"words": "Who plays?"}).status_code == 200
        wait_for(lambda: len(lobby.chat()) > before)
        assert "Who plays?" in read_chat(eva.there, "lobby/chat")
        assert len(seat.chat()) == 1  # neither the spectators' chat nor the lobby's


def test_block_holds_at_both_processes(two: list[AttackedServer]) -> None:
    ana, bea = (GuestAtBoth(two) for _ in range(2))
    handle, table = bea.get_handle(), ana.here.open([ME, OPEN, OPEN])
    assert "Here I am" in read_chat(ana.there, "lobby/chat")
    assert ana.here.put(f"players/{handle}/block", {"blocked": True}).status_code == 200
    lines = ana.there.get("lobby/chat").json()["lines"]
    assert handle not in {line["handle"] for line in lines}
    refused = bea.there.post(f"tables/{table}/sit", {"seat": 1})
    assert (refused.status_code, refused.json()["error"]) == (403, "kept-apart")
    listed = bea.there.get("tables").json()["tables"]
    assert table not in {one["id"] for one in listed}


def test_mute_holds_at_both_processes_at_once(two: list[AttackedServer]) -> None:
    mora, bea = (GuestAtBoth(two) for _ in range(2))
    moderator, handle = make_moderator(two[0], mora.here), bea.get_handle()
    body = {"kind": "mute", "reason": "Rude words", "days": 1}
    assert moderator.post(f"moderation/players/{handle}", body).status_code == 200
    for guest in (bea.here, bea.there):
        refused = guest.post("lobby/chat", {"words": "Why?"})
        assert (refused.status_code, refused.json()["error"]) == (403, "muted")
    sanction = bea.there.get("me/status").json()["sanctions"][0]["id"]
    assert mora.there.post(f"moderation/sanctions/{sanction}/lift", {"reason": "Enough"}).status_code == 200
    for guest in (bea.here, bea.there):
        assert guest.post("lobby/chat", {"words": "Thanks"}).status_code == 200


def test_suspension_ends_streams_at_both_processes(two: list[AttackedServer]) -> None:
    """Event streams of the suspended player's own tables stay open: running games continue."""
    mora, bea, eva = (GuestAtBoth(two) for _ in range(3))
    moderator, handle = make_moderator(two[0], mora.here), bea.get_handle()
    mine, other = start_table(bea, eva), start_table(eva, mora)
    with (
        open_events(bea.there, f"events?topic={mine}") as sits,
        open_events(bea.there, f"events?topic={other}") as there,
        open_events(bea.here, "events?topic=lobby") as here,
        open_events(eva.there, "events?topic=lobby") as another,
    ):
        body = {"kind": "suspension", "reason": "Rude words", "days": 1}
        assert moderator.post(f"moderation/players/{handle}", body).status_code == 200
        assert there.ended.wait(60)
        assert here.ended.wait(60)
        assert not sits.ended.is_set()
        assert not another.ended.is_set()
        for guest in (bea.here, bea.there):
            assert guest.get("events?topic=lobby").json()["error"] == "suspended"
        assert bea.there.post(f"tables/{mine}/chat", {"words": "Still here"}).status_code == 200
        wait_for(lambda: bool(sits.chat()))


def request_refusal(server: AttackedServer, cookies: dict[str, str]) -> tuple[int, str | None]:
    """Return the status of a request with these cookies, and the error code if it is refused."""
    answer = httpx.get(f"{server.address}/api/me", cookies=cookies, timeout=20)
    return answer.status_code, answer.json().get("error")


def test_merge_takes_effect_at_both_processes_at_once(two: list[AttackedServer]) -> None:
    """Seats, names and the turn pass to the merged account. Both processes refuse the cookie from before the merge."""
    desk, phone, bea = (GuestAtBoth(two) for _ in range(3))
    table = start_table(bea, phone)
    assert [each.table(table)["own_seats"] for each in (phone.here, phone.there)] == [[1], [1]]
    old = dict(phone.there.http.cookies)
    link = desk.here.post("account/device").json()["token"]
    result = phone.here.post("account/link/use", {"token": link}).json()
    assert result["result"] == "ask"
    with open_events(bea.there, f"events?topic={table}") as seat:
        before = len(seat.lines)
        settled = phone.here.post("account/settle", {"ticket": result["ticket"], "merge": True})
        assert settled.json()["result"] == "entered"
        wait_for(lambda: len(seat.lines) > before)
    assert desk.here.table(table)["own_seats"] == [1]
    wait_for(lambda: desk.there.table(table)["own_seats"] == [1])
    wait_for(lambda: bea.there.table(table)["seats"][1]["name"] == desk.here.get("me").json()["name"])
    assert phone.here.get("me").json()["id"] == desk.here.me["id"]
    for each in two:
        wait_for(lambda each=each: request_refusal(each, old) == (401, "session-rotated"), poll_seconds=0.5)  # type: ignore[misc]
    acting = desk.there if desk.there.table(table)["legal"] else bea.there
    assert acting.act(table).status_code == 200
