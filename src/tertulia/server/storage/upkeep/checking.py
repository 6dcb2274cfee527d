"""Checks a data folder: permissions, secret, database, tables, component sets and analyses.

Nothing is changed.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import DBAPIError

from tertulia.bots import bot_kinds, default_bot
from tertulia.kernel.game import Game
from tertulia.play import Match
from tertulia.play.errors import shorten_repr
from tertulia.server.domain.component_sets import ComponentSets, is_intact
from tertulia.server.domain.errors import ComponentsChanged, TableClosed
from tertulia.server.domain.jobs import JobKind
from tertulia.server.domain.ports import AnalysisReport
from tertulia.server.domain.table import Table
from tertulia.server.identity.keys import SECRET_BYTES, SECRET_FILE
from tertulia.server.storage.analyses import OLDER_FORMATS, unpack_report
from tertulia.server.storage.database import DATABASE, known_revisions
from tertulia.server.storage.folder import OTHER_USERS_MODE, how_open
from tertulia.server.storage.log_rows import DataDamaged
from tertulia.server.storage.moderation import find_faults
from tertulia.server.storage.plain import JOB as PLAIN_JOB
from tertulia.server.storage.restoring import (
    Frame,
    RestoredMatch,
    as_stored,
    frame_of,
    known_game,
    phase_of,
    played_again,
    substitutions_of,
    table_of,
)
from tertulia.server.storage.sets import body_in
from tertulia.server.storage.stored import StoredSeat, StoredTable, read_stored
from tertulia.server.storage.upkeep.opening import (
    damaged_places,
    database_in,
    engine_on,
    explain_storage_errors,
    open_to_read,
    schema_revision,
)
from tertulia.server.storage.upkeep.report import CheckReport
from tertulia.server.storage.upkeep.salvage import PARTS, copy_readable_rows, wrong_values

CLOCK_JOB = select(PLAIN_JOB.c.key).where(
    PLAIN_JOB.c.kind == JobKind.CLOCK.value, PLAIN_JOB.c.key == bindparam("table")
)
Verdict = Literal["fine", "mendable", "kept", "lost"]
"""Verdict on a table. `fine`: it has no fault. `mendable`: a repair restores it. `kept`: a repair leaves it unchanged,
for example because the server cannot open or replay it now. `lost`: it cannot be restored."""
WRONG_LOG = "its log does not lead to its snapshot"
NO_SET = "its component set is missing or damaged: the game can continue, but cannot be replayed"
ONLY_SNAPSHOT = "its log does not lead to its state; the game continues from its snapshot"


class ExaminedTable(NamedTuple):
    """Result of examining a table: the verdict, its reason (`what`), and the table if it can be restored."""

    id: Any
    """Id of the table as stored; a damaged id may be of any type."""
    verdict: Verdict
    what: str = ""
    stored: StoredTable | None = None
    table: Table | None = None
    """The table as it should be stored; None if it cannot be loaded."""


def examine(connection: Connection, table_id: Any, sets: ComponentSets) -> ExaminedTable:
    """Examine a stored table for faults. Faults are returned, not raised."""
    stored: StoredTable | None = None
    try:
        stored = read_stored(connection, table_id)
        if stored is None:
            return ExaminedTable(table_id, "lost", "it cannot be found by its id")
        return _with_jobs(connection, _restore_examined(stored, sets))
    except (DataDamaged, DBAPIError) as damage:
        what = (
            str(damage) if isinstance(damage, DataDamaged) else "the page of the database that contains it is damaged"
        )
        return ExaminedTable(table_id, "lost", what, stored)
    except TableClosed as refusal:
        return ExaminedTable(table_id, "kept", refusal.message, stored)


def _restore_examined(stored: StoredTable, sets: ComponentSets) -> ExaminedTable:
    game = known_game(stored.facts.game)
    seats = [mended_seat(seat, game, stored) for seat in stored.seats]
    changed = [f"seat {seat.seat} was damaged" for seat, old in zip(seats, stored.seats, strict=True) if seat != old]
    stored.seats = seats
    frame = frame_of(stored, sets)
    lacks_set = frame.printed is None and stored.facts.digest is not None
    verdict: Verdict = "kept" if lacks_set else "fine"
    what, played = NO_SET if lacks_set else "", None
    if phase_of(stored) != "open":
        verdict, what, played = _judge_table(stored, frame)
        if played is None:
            return ExaminedTable(stored.facts.id, verdict, what, stored)
    table = table_of(stored, frame, played, rebuilt=False)
    if verdict == "fine":
        changed += _columns_off(stored, table)
        verdict = "mendable" if changed else "fine"
    return ExaminedTable(table.id, verdict, "; ".join(filter(None, [what, *changed])), stored, table)


def _judge_table(stored: StoredTable, frame: Frame) -> tuple[Verdict, str, RestoredMatch | None]:
    """Return the verdict on a table whose game has begun, the reason, and the match as it should be."""
    if stored.missing or not stored.lines:
        return _set_back(stored, frame, f"its log is missing from action {len(stored.lines)} on")
    stored_game, why = None, ""
    try:
        if stored.facts.game_version == frame.game.version:
            stored_game = as_stored(stored, frame)
    except DataDamaged as damage:
        why = str(damage)
    try:
        again = played_again(stored, frame)
    except ComponentsChanged as refusal:
        what = NO_SET if stored.facts.digest is not None else ""
        return (
            ("kept" if what else "fine", what, stored_game) if stored_game else ("kept", what or refusal.message, None)
        )
    except TableClosed as refusal:
        return "kept", refusal.message, None
    except DataDamaged as damage:
        return ("kept", ONLY_SNAPSHOT, stored_game) if stored_game else _set_back(stored, frame, str(damage))
    if stored_game is None:
        return "mendable" if why else "fine", why, again
    if same_state(stored_game.match, again.match):
        return ("fine", "", stored_game) if stored_game.match.log == again.match.log else ("mendable", WRONG_LOG, again)
    by_number = _played_by_number(stored, frame)
    if by_number is not None and same_state(by_number.match, stored_game.match):
        return "mendable", WRONG_LOG, by_number
    return "mendable", "its snapshot does not match its log", again


def _with_jobs(connection: Connection, examined: ExaminedTable) -> ExaminedTable:
    """Make the verdict on a table `mendable` if the table's deadline and clock job do not match.

    The clock job acts at the next deadline of a table. A deadline without a clock job is a fault. A clock job without a
    deadline is a fault only if the game is not running: in a running game, the job ends by itself. Other verdicts than
    `fine` and `mendable` stay unchanged.
    """
    table = examined.table
    if table is None or examined.verdict not in ("fine", "mendable"):
        return examined
    due = table.state.course.due(table.agreement.end_proposal_days)
    has_job = connection.execute(CLOCK_JOB, {"table": table.id}).first() is not None
    if has_job == (due is not None) or (has_job and table.state.phase == "running"):  # a superfluous job ends by itself
        return examined
    what = "it has a deadline, but no job for it" if due is not None else "it has a job for a deadline, but no deadline"
    return examined._replace(verdict="mendable", what="; ".join(filter(None, [examined.what, what])))


def same_state(one: Match, other: Match) -> bool:
    """Whether the states of two matches are equal, byte for byte."""
    return one.game.to_bytes(one.state) == other.game.to_bytes(other.state)


def mended_seat(seat: StoredSeat, game: Game, stored: StoredTable) -> StoredSeat:
    """Return a stored seat with a damaged kind or bot replaced.

    A damaged kind is derived from the seat's guest, name and bot. An open seat of a game that has begun becomes a
    bot's seat. A damaged bot becomes the game's default bot.
    """
    kind, begun = seat.kind, phase_of(stored) != "open"
    if kind not in ("open", "guest", "device", "bot"):
        kind = "device" if seat.guest and seat.name else "guest" if seat.guest else "bot" if seat.bot else "open"
    if kind == "open" and begun:
        kind = "bot"
    bot = seat.bot if seat.bot in bot_kinds(game) else default_bot(game)
    stands_in = begun and kind != "open" and seat.bot is not None
    return msgspec.structs.replace(seat, kind=kind, bot=bot if kind == "bot" or stands_in else None)


def _set_back(stored: StoredTable, frame: Frame, why: str) -> tuple[Verdict, str, RestoredMatch | None]:
    """Replay a running game up to the last action before its first illegal one.

    Returns the verdict `mendable`, with the shortened match from which the game can go on. Returns `lost` if the log or
    the component set is missing, or if the game is over: the shortened match would lack its end. `why` describes the
    fault of the log, and is part of the returned reason.
    """
    if phase_of(stored) == "over" or not stored.lines or frame.printed is None:
        return "lost", why, None
    played = played_again(stored, frame, so_far_as_it_goes=True)
    return "mendable", f"{why}; set back to action {played.match.position}", played


def _played_by_number(stored: StoredTable, frame: Frame) -> RestoredMatch | None:
    """Replay a match by the stored numbers of its actions, without their notation.

    Returns None if an action is illegal, or the match cannot be replayed for another reason.
    """
    numbers = [line._replace(notation=None) for line in stored.lines]
    try:
        return played_again(replace(stored, lines=numbers), frame)
    except (DataDamaged, TableClosed):
        return None


def _columns_off(stored: StoredTable, table: Table) -> list[str]:
    """Return a sentence for each stored column of `game_table` that contradicts the table's match."""
    facts, state = stored.facts, table.state
    try:
        actors = msgspec.json.decode(facts.actors, type=list[int])
    except (msgspec.DecodeError, TypeError):
        actors = None
    columns = (
        ("the seats to act", actors, state.actors()),
        ("its phase", facts.phase, state.phase),
        ("the list of seats played by bots", substitutions_of(facts.substitutions), state.substitutions),
        ("the ply where its practice began", facts.practice_ply, table.practice and table.practice.ply),
    )
    return [f"{what} was damaged" for what, found, right in columns if found != right]


REPAIR = "`tertulia doctor --repair`"
REMEDY_OF_VERDICT = {"mendable": f"{REPAIR} repairs it", "lost": f"{REPAIR} saves its readable parts"}
ENTRIES_IN_BACKUP = "an earlier backup has the original entries; they cannot be repaired"
FROM_BACKUP = "`tertulia restore` restores it from a backup"
Progress = Callable[[int, int], None]
"""Callback for the progress of an examination: its arguments are the numbers of examined and of all tables."""


def check(folder: Path, sets: ComponentSets, progress: Progress = lambda done, of: None) -> CheckReport:
    """Check a data folder, and return the report.

    Raises `UpkeepError` if the folder has no database that can be read.
    """
    file = database_in(folder)
    report = CheckReport(str(folder), bytes=file.stat().st_size)
    look_at_files(folder, report)
    with explain_storage_errors(str(file)), readable(file, report) as connection:
        for _ in look_at_tables(connection, sets, progress, report, REMEDY_OF_VERDICT):
            pass
        for fault in find_faults(connection):
            report.add_finding("moderators' log", fault, ENTRIES_IN_BACKUP)
    return report


def look_at_files(folder: Path, report: CheckReport) -> None:
    """Check the files of a data folder, and add their faults to the report.

    Faults are a missing or short secret, files that other users can access, and missing write access.
    """
    secret, file = folder / SECRET_FILE, database_in(folder)
    if not secret.is_file():
        report.add_finding(
            "secret", "the file is missing, so every browser becomes a new guest", "restore it from a backup"
        )
    elif secret.stat().st_size < SECRET_BYTES:
        report.add_finding("secret", f"it is shorter than {SECRET_BYTES} bytes", "restore it from a backup")
    if os.name != "posix":
        return
    for path in filter(Path.exists, (folder, secret, file)):
        if path.stat().st_mode & OTHER_USERS_MODE:
            report.add_finding("folder", *how_open(path))
    if not os.access(folder, os.W_OK) or not os.access(file, os.W_OK):
        report.add_finding("folder", f"you cannot write to {folder}", "a server needs write permission there")


def look_at_database(file: Path, report: CheckReport, remedy: str) -> bool:
    """Add the damage of a database, with its remedy, and the schema revision to the report.

    Returns whether the database is intact and of the current revision.
    """
    with closing(open_to_read(file)) as source:
        report.shape = schema_revision(source, file)
        places = damaged_places(source)
        for place in places:
            report.add_finding("database", place, remedy)
        return report.shape == known_revisions()[-1] and not places and not wrong_values(source)


@contextmanager
def readable(file: Path, report: CheckReport) -> Iterator[Connection]:
    """Yield a connection to the database if it is intact and of the current schema, otherwise to a copy.

    The temporary copy has the current schema and holds all rows that can be read. Damage is added to the report.
    """
    with tempfile.TemporaryDirectory() as place:
        if not look_at_database(file, report, REPAIR):
            file, source = Path(place) / DATABASE, file
            copy_readable_rows(source, file, report, REPAIR)
        with engine_on(file).connect() as connection:
            yield connection


def look_at_tables(
    connection: Connection,
    sets: ComponentSets,
    progress: Progress,
    report: CheckReport,
    remedies: Mapping[str, str],
) -> Iterator[ExaminedTable]:
    """Examine and yield every table, including tables without a row in `game_table` (`orphans`).

    A table's fault is added to the report with the remedy for its verdict in `remedies`. Afterwards, component sets and
    analyses are checked, and guests are counted.
    """
    for examined in chain(examined_tables(connection, sets, progress), orphans(connection)):
        report.tables += 1
        setattr(report, examined.verdict, getattr(report, examined.verdict) + 1)
        if examined.what:
            remedy = FROM_BACKUP if NO_SET in examined.what else remedies.get(examined.verdict, "")
            report.add_finding(f"table {examined.id}", examined.what, remedy)
        yield examined
    report.sets = int(connection.exec_driver_sql("SELECT count(*) FROM component_set").scalar() or 0)
    for game, digest, name in damaged_sets(connection):
        what = f"the set of {shorten_repr(game)} named {shorten_repr(name)} is damaged: its content does not match its digest"
        report.add_finding(f"set {digest[:12]}", what, FROM_BACKUP)
    report.guests = int(connection.exec_driver_sql("SELECT count(*) FROM guest").scalar() or 0)
    for table_id, analysis in analyses(connection):
        if analysis is None:
            report.add_finding(f"table {table_id}", "its analysis is damaged: it is repeated when it is requested")


def examined_tables(connection: Connection, sets: ComponentSets, progress: Progress) -> Iterator[ExaminedTable]:
    """Examine and yield every table, each in one transaction, because a server may be writing meanwhile."""
    ids = [row[0] for row in connection.exec_driver_sql("SELECT id FROM game_table ORDER BY rowid")]
    for done, table_id in enumerate(ids):
        progress(done, len(ids))
        connection.exec_driver_sql("BEGIN")
        yield examine(connection, table_id, sets)
        connection.commit()
    progress(len(ids), len(ids))


def damaged_sets(connection: Connection) -> Iterator[tuple[str, str, str]]:
    """Yield game, digest and name of each component set whose body does not match its digest."""
    rows = "SELECT digest, game, name, CAST(packed AS BLOB) FROM component_set ORDER BY rowid"
    for digest, game, name, packed in connection.exec_driver_sql(rows):
        if not is_intact(str(digest), body_in(packed)):
            yield str(game), str(digest), str(name)


def orphans(connection: Connection) -> Iterator[ExaminedTable]:
    """Yield the tables whose row in `game_table` is lost, while other rows still refer to their ids.

    A damaged id may be of any type.
    """
    every = " UNION ".join(f"SELECT table_id FROM {part}" for part in PARTS)
    for row in connection.exec_driver_sql(f"{every} EXCEPT SELECT id FROM game_table").all():
        yield ExaminedTable(row[0], "lost", "its main row is lost")


def analyses(connection: Connection) -> Iterator[tuple[Any, AnalysisReport | None]]:
    """Yield the id of each table with a stored analysis, and the analysis, or None for a damaged one.

    Analyses of an older format are omitted, as they are computed again on request.
    """
    for table_id, form, packed in connection.exec_driver_sql("SELECT table_id, format, packed FROM analysis"):
        if form not in OLDER_FORMATS:
            yield table_id, unpack_report(form, packed)
