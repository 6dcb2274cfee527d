"""Live: every change reaches every viewer, a broken connection resumes without loss."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Generator, Iterator
from typing import Any

from tests.server.conftest import Guest

NewGuest = Callable[[], Guest]
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def listen(guest: Guest, table: str, last: int | None = None) -> Generator[tuple[str, int | None, Any]]:
    """The events of a connection: name, id, data."""
    headers = {} if last is None else {"Last-Event-ID": str(last)}
    with guest.http.stream("GET", f"/api/tables/{table}/events", headers=headers) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        name, number = "", None
        for line in answer.iter_lines():
            field, _, value = line.partition(": ")
            if field == "event":
                name, number = value, None
            elif field == "id":
                number = int(value)
            elif field == "data":
                yield name, number, json.loads(value)


def tables(guest: Guest, table: str, last: int | None = None) -> Iterator[dict[str, Any]]:
    return (data for name, _, data in listen(guest, table, last) if name == "table")


def two_at_a_table(guest: NewGuest) -> tuple[Guest, Guest, str]:
    host, friend = guest(), guest()
    table = host.open([ME, OPEN])
    friend.post(f"tables/{table}/sit", {"seat": 1})
    host.post(f"tables/{table}/start")
    return host, friend, table


def test_a_move_is_told_to_the_others(guest: NewGuest) -> None:
    host, friend, table = two_at_a_table(guest)
    watcher = guest()
    streams = [tables(who, table) for who in (host, friend, watcher)]
    first = [next(stream) for stream in streams]
    actor = (host, friend)[first[0]["actors"][0]]
    assert actor.act(table).status_code == 200
    told = [next(stream) for stream in streams]
    assert {table["position"] for table in told} == {1}
    assert [len(table["log"]) for table in told] == [1, 1, 1]
    assert [table["as"] for table in told] == [0, 1, None]


def test_a_new_name_is_told_to_the_others(guest: NewGuest) -> None:
    host, friend, table = two_at_a_table(guest)
    stream = tables(host, table)
    next(stream)
    assert friend.put("me", {"name": "Carmen"}).status_code == 200
    assert next(stream)["seats"][1]["name"] == "Carmen"


def test_a_broken_connection_resumes_with_what_it_missed(guest: NewGuest) -> None:
    host, friend, table = two_at_a_table(guest)
    known = next(tables(friend, table))
    for _ in range(5):
        actor = (host, friend)[host.table(table)["actors"][0]]
        assert actor.act(table).status_code == 200
    resumed = next(tables(friend, table, last=known["version"]))
    assert [line["ply"] for line in resumed["log"]] == list(range(known["position"] + 1, resumed["position"] + 1))
    assert resumed["view"] == friend.table(table)["view"]


def test_an_unknown_last_event_gets_everything(guest: NewGuest) -> None:
    _, friend, table = two_at_a_table(guest)
    for last in (999_999, 0):
        whole = next(tables(friend, table, last=last))
        assert whole["log"][0]["ply"] == 0


def test_who_is_there_is_told(guest: NewGuest) -> None:
    host, friend, table = two_at_a_table(guest)
    seen: list[list[int]] = []

    def watch() -> None:
        for name, _, data in listen(host, table):
            if name == "presence":
                seen.append(data["online"])
                if data["online"] == [0, 1]:
                    return

    watcher = threading.Thread(target=watch)
    watcher.start()
    next(tables(friend, table))
    stream = listen(friend, table)
    next(stream)
    watcher.join(10)
    stream.close()
    assert seen[-1] == [0, 1]
