"""Follow a table's event stream as a client does: apply each `change` event to the known table."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator
from typing import Any

from tests.server.conftest import Guest

Table = dict[str, Any]
Event = tuple[str, int | None, Any]
"""An event: its name, the table version in its id, and its data."""
LAID_OVER = ("version", "position", "actors", "undo", "legal")


def parsed(lines: Iterable[str]) -> Iterator[Event]:
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


def listen(guest: Guest, table: str, last: int | None = None, seat: int | None = None) -> Generator[Event]:
    """Yield the events of one connection. `last` resumes after that table version."""
    topic = table if seat is None else f"{table}.{seat}"
    headers = {} if last is None else {"Last-Event-ID": f"{topic}@{last}"}
    with guest.http.stream("GET", f"/api/events?topic={topic}", headers=headers) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield from parsed(answer.iter_lines())


def changed(table: Table, change: dict[str, Any]) -> Table:
    """Return the table after a change event, computed as the client does."""
    assert change["base"] == table["version"]
    view = {key: value for key, value in table["view"].items() if key not in change["gone"]} | change["view"]
    log = [*table["log"][: change["kept"]], *change["log"]]
    return {**table, **{key: change[key] for key in LAID_OVER}, "view": view, "log": log}


def tables(guest: Guest, table: str, last: int | None = None, seat: int | None = None) -> Iterator[Table]:
    """Yield the complete table after each event.

    After a resumption (`last`), the table's log holds only the lines that were missed.
    """
    known: Table = {}
    for name, number, data in listen(guest, table, last, seat):
        if name in ("table", "change"):
            whole = name == "table"
            known = data if whole else changed(known, data)
            assert number == known["version"]
            yield known
