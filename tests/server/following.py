"""A live stream as a client follows it: every `change` applied to the table of the version before."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Any

from tests.server.conftest import Guest


def apply_patch(value: Any, merge: Any, removed_paths: Sequence[list[str]] = ()) -> Any:
    """Return the value after the patch. The value itself does not change."""
    if not isinstance(value, dict | list) or not isinstance(merge, dict) or any(not path for path in removed_paths):
        return merge
    if isinstance(value, list):
        assert merge.keys() <= set(map(str, range(len(value)))), "a list keeps its length"
        patched = {str(index): element for index, element in enumerate(value)}
    else:
        patched = {key: old for key, old in value.items() if key in merge or [key] not in removed_paths}
    for key, change in merge.items():
        below = [path[1:] for path in removed_paths if path[0] == key]
        patched[key] = apply_patch(patched[key], change, below) if key in patched else change
    return list(patched.values()) if isinstance(value, list) else patched


Table = dict[str, Any]
Event = tuple[str, int | None, Any]
"""An event's kind, the version in its id, its data."""
REPLACED_FIELDS = ("version", "position", "actors")
"""Fields of a table that a change event replaces."""
OMITTED_FIELDS: Table = {"undo": 0, "legal": []}
"""The replaced fields that a change leaves out, and the values that they then have."""


def parse_events(lines: Iterable[str]) -> Iterator[Event]:
    """Parse the lines of an event stream."""
    name, number = "", None
    for line in lines:
        field, _, value = line.partition(": ")
        if field == "event":
            name, number = value.partition(" ")[0], None
        elif field == "id":
            number = int(value.partition("@")[2])
        elif field == "data":
            yield name, number, json.loads(value)


def follow_events(
    guest: Guest, table: str, last: int | None = None, seat: int | None = None, patches: bool = True
) -> Generator[Event]:
    """Yield the events of a connection; without `patches`, as an older version of the page requests them."""
    topic = table if seat is None else f"{table}.{seat}"
    headers = {} if last is None else {"Last-Event-ID": f"{topic}@{last}"}
    path = f"/api/events?topic={topic}" + "&patches=true" * patches
    with guest.http.stream("GET", path, headers=headers) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield from parse_events(answer.iter_lines())


def apply_change(table: Table, change: dict[str, Any]) -> Table:
    """Return the table after a change event, computed as the client does."""
    assert change.get("base", change["version"] - 1) == table["version"]
    patched = apply_patch({key: table[key] for key in ("view", "time")}, change["merge"], change.get("removed", []))
    unchanged = change["position"] + 1 - len(change["log"])
    replaced = {key: change[key] for key in REPLACED_FIELDS}
    replaced |= {key: change.get(key, usual) for key, usual in OMITTED_FIELDS.items()}
    return {**table, **replaced, **patched, "log": [*table["log"][:unchanged], *change["log"]]}


def follow_table(guest: Guest, table: str, last: int | None = None, seat: int | None = None) -> Iterator[Table]:
    """Yield the complete table after each event.

    After a resumption (`last`), the table's log holds only the lines that were missed.
    """
    known: Table = {}
    for name, number, data in follow_events(guest, table, last, seat):
        if name in ("table", "change"):
            whole = name == "table"
            known = data if whole else apply_change(known, data)
            assert number == known["version"]
            yield known
