"""Exports a record of every game that can be read, from an intact or a damaged database."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import json

from tertulia.play import FORMAT, GameRecord, LogEntry, save_record
from tertulia.play.recorded_sets import RecordedSet, recorded_set
from tertulia.play.records import RecordedSubstitution
from tertulia.server.domain.component_sets import ComponentSets, is_intact
from tertulia.server.domain.errors import TableClosed
from tertulia.server.domain.recorded_time import time_played
from tertulia.server.domain.seats import seat_names
from tertulia.server.storage.folder import hold_folder
from tertulia.server.storage.log_rows import DataDamaged
from tertulia.server.storage.restoring import (
    Frame,
    agreement_of,
    course_of,
    frame_of,
    practice_of,
    substitutions_of,
)
from tertulia.server.storage.sets import body_in
from tertulia.server.storage.stored import StoredTableColumns
from tertulia.server.storage.upkeep.checking import ExaminedTable, Progress, analyses, examined_tables, readable
from tertulia.server.storage.upkeep.opening import database_in, explain_storage_errors, for_the_owner
from tertulia.server.storage.upkeep.report import CheckReport


class Exported(NamedTuple):
    """Result of an export: numbers of records and of unstarted tables, and the unreadable tables."""

    records: int
    not_begun: int
    unreadable: list[str]
    """Ids of tables for which no record could be made."""


@for_the_owner()
def export(folder: Path, target: Path, sets: ComponentSets, progress: Progress = lambda done, of: None) -> Exported:
    """Write a record of each game, and its analysis if there is one, into the folder `target`.

    Records of running games contain their keys, so only the owner can access the files. Raises `FolderInUse` if a
    server uses the folder, and `UpkeepError` if the database cannot be read.
    """
    file = database_in(folder)
    target.mkdir(mode=0o700, parents=True, exist_ok=True)
    places, not_begun, unreadable = dict[Any, Path](), 0, list[str]()
    with hold_folder(folder), explain_storage_errors(str(file)), readable(file, CheckReport(str(folder))) as connection:
        for examined in examined_tables(connection, sets, progress):
            if examined.table is not None and examined.table.state.match is None:
                not_begun += 1
                continue
            record = record_of(examined, sets)
            if record is None:
                unreadable.append(str(examined.id))
                continue
            place = target / f"{record.game}-{re.sub(r'[^A-Za-z0-9_-]', '_', str(examined.id))}.json"
            save_record(record, place)
            places[examined.id] = place
        for table_id, analysis in analyses(connection):
            if analysis is not None and table_id in places:
                places[table_id].with_suffix(".analysis.json").write_bytes(json.encode(analysis))
    return Exported(len(places), not_begun, unreadable)


def record_of(examined: ExaminedTable, sets: ComponentSets) -> GameRecord | None:
    """Return the record of an examined table's match, or None if the match cannot be read.

    If other rules or components prevent a replay, the record is made from the stored log, with the stored component
    set.
    """
    if examined.table is not None and examined.table.state.match is not None:
        return examined.table.record()
    stored = examined.stored
    if stored is None or not stored.lines:
        return None
    try:
        frame = frame_of(stored, sets)
    except (DataDamaged, TableClosed):
        return None
    played = takewhile(lambda line: line.seat is not None and line.notation is not None, stored.lines[1:])
    entries = [LogEntry(line.seat or 0, 0, line.notation or "", line.shared, line.moment) for line in played]
    actions = [entry.text for entry in entries]
    substitutions = substitutions_of(stored.facts.substitutions) or ()
    agreement, course = agreement_of(stored.facts.agreement), course_of(stored.facts.course)
    return GameRecord(
        format=FORMAT,
        game=stored.facts.game,
        components=stored.facts.components,
        options=frame.options,
        seats=seat_names(frame.seats),
        key=stored.facts.key.hex(),
        actions=actions,
        result=None,
        handed=[RecordedSubstitution(*each) for each in substitutions if each.ply <= len(actions)],
        practice=practice_of(stored.facts, len(actions)),
        printed=_read_component_set(stored.facts, frame),
        time=time_played(agreement, course, [entry.time for entry in entries]),
    )


def _read_component_set(facts: StoredTableColumns, frame: Frame) -> RecordedSet | None:
    """Return the stored component set for a record, even if the game can no longer be played with it.

    Returns None if the set is missing or damaged.
    """
    if frame.printed is not None:
        return recorded_set(frame.game, frame.printed.components)
    body = body_in(facts.packed_set)
    return json.decode(body) if facts.digest is not None and is_intact(facts.digest, body) else None
