"""Event streams: every change reaches every viewer, and a broken connection resumes without loss."""

from __future__ import annotations

import threading
from collections.abc import Callable

from tests.server.conftest import Guest
from tests.server.following import apply_change, follow_events, follow_table

NewGuest = Callable[[], Guest]
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def start_table_of_two(guest: NewGuest) -> tuple[Guest, Guest, str]:
    host, friend = guest(), guest()
    table = host.open([ME, OPEN])
    friend.post(f"tables/{table}/sit", {"seat": 1})
    host.post(f"tables/{table}/start")
    return host, friend, table


def test_move_is_sent_to_all_viewers(guest: NewGuest) -> None:
    host, friend, table = start_table_of_two(guest)
    watcher = guest()
    streams = [follow_table(who, table) for who in (host, friend, watcher)]
    first = [next(stream) for stream in streams]
    actor = (host, friend)[first[0]["actors"][0]]
    assert actor.act(table).status_code == 200
    views = [next(stream) for stream in streams]
    assert {table["position"] for table in views} == {1}
    assert [table["as"] for table in views] == [0, 1, None]
    for who, seen in zip((host, friend, watcher), views, strict=True):
        complete = who.table(table)
        assert {**seen, "seats": None} == {**complete, "seats": None}  # presence is sent separately


def test_only_changed_parts_are_sent(guest: NewGuest) -> None:
    host, friend, table = start_table_of_two(guest)
    stream = follow_events(host, table)
    first = next(data for name, _, data in stream if name == "table")
    actor = (host, friend)[first["actors"][0]]
    assert actor.act(table).status_code == 200
    name, number, change = next(event for event in stream if event[0] != "presence")
    assert (name, number, change.get("base")) == ("change", first["version"] + 1, None)
    assert [line["ply"] for line in change["log"]] == [1]
    assert "options" not in change["merge"]["view"]
    assert "time" not in change["merge"], "the table has no clocks"
    assert apply_change(first, change)["view"] == host.table(table)["view"] != first["view"]


def test_stream_without_patches_has_complete_tables(guest: NewGuest) -> None:
    """Pages of the version before this program do not apply merge patches."""
    host, friend, table = start_table_of_two(guest)
    stream = follow_events(host, table, patches=False)
    for position in range(3):
        event = next(event for event in stream if event[0] != "presence")
        now = host.table(table)
        assert (event[0], event[1]) == ("table", now["version"])
        assert {**event[2], "seats": None, "log": None} == {**now, "seats": None, "log": None}
        assert [line["ply"] for line in event[2]["log"]] == [position], "only lines that are new"
        actor = (host, friend)[now["actors"][0]]
        assert actor.act(table).status_code == 200


def test_undo_is_sent_as_change(guest: NewGuest) -> None:
    host = guest()
    table = host.start([ME, {"kind": "device", "name": "Bea"}])
    for _ in range(60):
        quiet = [a["notation"] for a in host.table(table)["legal"] if not a.get("reveals")]
        if quiet:
            break
        assert host.act(table).status_code == 200
    before = host.table(table)
    stream = follow_table(host, table, seat=before["as"])
    assert next(stream)["log"] == before["log"]
    assert host.act(table, quiet[0]).status_code == 200
    assert len(next(stream)["log"]) == len(before["log"]) + 1
    now = host.table(table)
    assert host.post(f"tables/{table}/undo", {"position": now["position"], "seat": now["as"]}).status_code == 200
    after = next(stream)
    assert (after["log"], after["view"], after["legal"]) == (before["log"], before["view"], before["legal"])


def test_new_name_is_sent_without_new_table_version(guest: NewGuest) -> None:
    host, friend, table = start_table_of_two(guest)
    version = host.table(table)["version"]
    stream = follow_events(host, table)
    assert next(name for name, _, _ in stream) == "table"
    assert friend.put("me", {"name": "Carmen"}).status_code == 200
    while (event := next(stream))[2].get("names", [None, None])[1] != "Carmen":
        assert event[0] == "presence"
    assert host.table(table)["version"] == version
    assert host.table(table)["seats"][1]["name"] == "Carmen"


def test_broken_connection_resumes_with_missed_plies(guest: NewGuest) -> None:
    host, friend, table = start_table_of_two(guest)
    known = next(follow_table(friend, table))
    for _ in range(5):
        actor = (host, friend)[host.table(table)["actors"][0]]
        assert actor.act(table).status_code == 200
    resumed = next(follow_table(friend, table, last=known["version"]))
    assert [line["ply"] for line in resumed["log"]] == list(range(known["position"] + 1, resumed["position"] + 1))
    assert resumed["view"] == friend.table(table)["view"]


def test_unknown_last_event_gets_complete_table(guest: NewGuest) -> None:
    _, friend, table = start_table_of_two(guest)
    for last in (999_999, 0):
        complete = next(follow_table(friend, table, last=last))
        assert complete["log"][0]["ply"] == 0


def test_online_players_are_sent(guest: NewGuest) -> None:
    host, friend, table = start_table_of_two(guest)
    seen: list[list[int]] = []

    def watch() -> None:
        for name, _, data in follow_events(host, table):
            if name == "presence":
                seen.append(data["online"])
                if data["online"] == [0, 1]:
                    return

    watcher = threading.Thread(target=watch)
    watcher.start()
    next(follow_table(friend, table))
    stream = follow_events(friend, table)
    next(stream)
    watcher.join(10)
    stream.close()
    assert seen[-1] == [0, 1]
