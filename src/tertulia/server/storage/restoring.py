"""Restores tables from their rows (`restore_table`).

If the snapshot or log lines are damaged, or were written by other rules, the match is replayed. The replay needs only
the key (the seed of all random draws) and the notation of the actions.
"""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakSet

import msgspec

from tertulia.bots import bot_kinds, default_bot
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import find_game
from tertulia.play import LogEntry, Match, PlayError, Practice
from tertulia.play.clock import ClockError
from tertulia.play.encoded_ply import EncodedPly, encode_ply
from tertulia.play.log import Log
from tertulia.server.domain.component_sets import ComponentSet, ComponentSets
from tertulia.server.domain.errors import ComponentsChanged, RulesChanged, TableDamaged
from tertulia.server.domain.seats import Kind, Seat, Seats, seat_names
from tertulia.server.domain.state import (
    DEFAULT_AGREEMENT,
    Agreement,
    Course,
    Phase,
    Substitution,
    Substitutions,
    TableState,
    Terms,
    repair_substitutions,
)
from tertulia.server.domain.table import Table
from tertulia.server.logs import warn_once
from tertulia.server.storage.log_rows import DataDamaged, StoredLine, decompress
from tertulia.server.storage.sets import body_in
from tertulia.server.storage.stored import StoredSeat, StoredTable, StoredTableColumns

LINE_FORMAT = 1
"""Format number of newly written log lines. If a running game's lines have another format, they are encoded again."""
MAX_STATE_BYTES = 1 << 20
"""Maximum size of a decompressed state in bytes, far above that of any real state."""
_rebuilt: WeakSet[TableState] = WeakSet()
"""Table states that a replay has rebuilt, so that the database holds a different log or snapshot.

The next change of a rebuilt table writes the complete log."""


class Frame(NamedTuple):
    """Game, options, seats and component set of a table: all that is needed to replay its log."""

    game: Game
    options: dict[str, str]
    seats: Seats
    printed: ComponentSet | None
    """Component set of the table; None if it is missing."""


class RestoredMatch(NamedTuple):
    """A match, and its log lines encoded for each viewer."""

    match: Match
    log: list[EncodedPly]


def restore_table(stored: StoredTable, sets: ComponentSets) -> Table:
    """Restore a table from its rows.

    Raises a subclass of `TableClosed` if that is impossible. The error's message quotes no action of the game.
    """
    try:
        frame = frame_of(stored, sets)
        played, rebuilt = (None, False) if phase_of(stored) == "open" else _restore_match(stored, frame)
        return table_of(stored, frame, played, rebuilt)
    except DataDamaged as damage:
        raise table_damaged(damage) from None


def table_damaged(damage: DataDamaged) -> TableDamaged:
    """Return the error that refuses access to a damaged table."""
    return TableDamaged(f"the stored table is damaged: {damage}")


def is_rebuilt(state: TableState) -> bool:
    """Whether a table's state in memory differs from the stored one, because it was rebuilt by a replay.

    A state is rebuilt if the stored log or snapshot is damaged or in an old format.
    """
    return state in _rebuilt


def frame_of(stored: StoredTable, sets: ComponentSets) -> Frame:
    """Return the game, options, seats and component set of a table.

    Raises `DataDamaged` if they cannot be read, and `RulesChanged` if the server no longer has the game.
    """
    game = known_game(stored.facts.game)
    options, seats = options_of(game, stored.facts.options), tuple(map(seat_of, stored.seats))
    if len(seats) not in game.seats or len(stored.facts.key) != 32:
        raise DataDamaged("its seats or its key are missing")
    return Frame(game, options, seats, set_of(stored.facts, sets))


def set_of(facts: StoredTableColumns, sets: ComponentSets) -> ComponentSet | None:
    """Return the component set that a table was opened with.

    `facts` are the columns of the table's row. If the row has no digest of the set, the row's hash of the
    components is compared with two sets: the site's default set of the game, and the set in the game's package.
    Returns None if the set is missing, damaged, or no longer valid for the game.
    """
    if facts.digest is None:
        return sets.find_by_hash(facts.game, facts.components)
    found = sets.find_cached(facts.game, facts.digest) or sets.read(facts.game, facts.digest, body_in(facts.packed_set))
    return found if found is not None and found.components.hash == facts.components else None


def table_of(stored: StoredTable, frame: Frame, played: RestoredMatch | None, rebuilt: bool) -> Table:
    """Build a table from its rows and its match.

    `frame` has the game, options, seats and component set; `played` is the match with its log, or None before the game.
    `rebuilt` says whether the log or snapshot of the match differs from the stored one. Raises `DataDamaged` if the
    stored phase is `over`, but the match is not over.
    """
    facts = stored.facts
    state = TableState("open", facts.host, frame.seats, None, Log(), facts.version, rematch_table=facts.rematch_table)
    substitute = substitute_of(frame.game, facts.substitute)
    state.terms = Terms(
        frame.options, agreement_of(facts.agreement), facts.patience_seconds, substitute, hints=bool(facts.hints)
    )
    course = course_of(facts.course)
    state.course = Course(terms=course.terms, pending_changes=course.pending_changes)
    if played is not None:
        state.match, state.log = played.match, Log(played.log)
        state.course = course
        state.phase = phase_at(played.match, state.course)
        if facts.phase == "over" and state.phase != "over":
            raise DataDamaged("the end of its log is missing")
        state.substitutions = repair_substitutions(
            substitutions_of(facts.substitutions) or (), frame.seats, state.position
        )
    if rebuilt:
        _rebuilt.add(state)
    table = Table(
        facts.id, frame.game, frame.options, bool(facts.public), facts.key, facts.components, state, frame.printed
    )
    table.play_by(state.terms)
    table.practice = practice_of(facts, state.position)
    return table


def phase_at(match: Match, course: Course) -> Phase:
    """Return `over` if the match is over or the players ended the game early, otherwise `running`."""
    return "over" if match.over or course.ended is not None else "running"


def agreement_of(data: bytes | None) -> Agreement:
    """Decode the stored time control and rules for players who leave (`Agreement`).

    Returns the default if none are stored, or the stored ones are damaged.
    """
    try:
        return DEFAULT_AGREEMENT if data is None else msgspec.json.decode(data, type=Agreement)
    except (msgspec.DecodeError, UnicodeDecodeError, ClockError):
        return DEFAULT_AGREEMENT


def course_of(data: bytes | None) -> Course:
    """Decode the stored clocks and agreements of a game (`Course`).

    If they are damaged, the game goes on without clocks, so that no player loses by the damage.
    """
    try:
        return Course() if data is None else msgspec.json.decode(data, type=Course)
    except (msgspec.DecodeError, UnicodeDecodeError, ClockError):
        return Course()


def substitute_of(game: Game, bot: str | None) -> str:
    """Return the stored bot for absent players, or the default bot if the server does not have that bot."""
    return bot if bot in bot_kinds(game) else default_bot(game)


def known_game(name: str) -> Game:
    """Return the game of a table. Raises `RulesChanged` if the server no longer has the game."""
    try:
        return find_game(name)
    except GameError as error:
        raise RulesChanged(str(error)) from None


def options_of(game: Game, data: bytes) -> dict[str, str]:
    """Decode a table's options. Raises `DataDamaged` if they are not valid for the game."""
    try:
        return game.check_options(msgspec.json.decode(data, type=dict[str, str]))
    except (msgspec.DecodeError, UnicodeDecodeError, GameError):
        raise DataDamaged("its options cannot be read") from None


def seat_of(seat: StoredSeat) -> Seat:
    """Decode a stored seat. Raises `DataDamaged` if its kind is unknown."""
    try:
        kind: Kind = msgspec.convert(seat.kind, Kind)
    except msgspec.ValidationError:
        raise DataDamaged(f"seat {seat.seat} is of an unknown kind") from None
    return Seat(kind, seat.guest, seat.name, seat.bot)


def substitutions_of(stored: bytes) -> Substitutions | None:
    """Decode the stored handovers of seats to bots.

    Returns None if they are damaged: the game can go on without them.
    """
    try:
        return tuple(msgspec.json.decode(stored, type=list[Substitution]))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def practice_of(facts: StoredTableColumns, position: int) -> Practice | None:
    """Return the table and ply that a practice game continues, or None if the game is no practice game.

    The stored ply may be damaged: it is limited to `position`, the number of actions in the game's log.
    """
    if facts.practice_ply is None:
        return None
    return Practice(facts.practice_table, min(max(facts.practice_ply, 0), position))


def phase_of(stored: StoredTable) -> Phase:
    """Return the stored phase of a table.

    A damaged phase becomes `running` if the table has a log, otherwise `open`.
    """
    try:
        phase: Phase = msgspec.convert(stored.facts.phase, Phase)
    except msgspec.ValidationError:
        return "running" if stored.lines else "open"
    return phase


def _restore_match(stored: StoredTable, frame: Frame) -> tuple[RestoredMatch, bool]:
    """Return a table's match with its log, and whether they were rebuilt by a replay."""
    facts = stored.facts
    current = facts.phase == "over" or facts.line_format == LINE_FORMAT
    if stored.missing or not stored.lines:
        raise DataDamaged(f"its log is missing from action {len(stored.lines)} on")
    if facts.game_version == frame.game.version and current:
        try:
            return as_stored(stored, frame), False
        except DataDamaged as damage:
            warn_once(f"table {facts.id} is damaged ({damage}): it is rebuilt from its key and log")
    return played_again(stored, frame), True


def as_stored(stored: StoredTable, frame: Frame) -> RestoredMatch:
    """Build a table's match from the stored snapshot, and carry out the logged actions after the snapshot.

    The result has the stored log lines, which are not encoded again. `frame` holds the table's game, options, seats and
    component set. Raises `DataDamaged` if the snapshot or log is damaged, or if they do not match.
    """
    if stored.snapshot is None:
        raise DataDamaged("its snapshot is missing")
    facts, (ply, packed) = stored.facts, stored.snapshot
    game, seats = frame.game, len(frame.seats)
    plain = decompress(packed, MAX_STATE_BYTES)
    if not plain:
        raise DataDamaged("its snapshot is damaged")
    try:
        state = game.from_bytes(plain)
        if int(state["seats"][0]) != seats:  # compiled rules do not check their input
            raise DataDamaged("its snapshot is of another game")
        match = Match(game, seat_names(frame.seats), frame.options, facts.key, facts.components, state)
        match.component_set = None if frame.printed is None else frame.printed.components
        for number, line in enumerate(stored.lines[1:], start=1):
            if line.seat is None or line.action is None or line.notation is None:
                raise DataDamaged(f"action {number} is damaged")
            if number <= ply:
                match.log.append(LogEntry(line.seat, line.action, line.notation, line.shared, line.moment))
            else:
                match.act(line.seat, line.action, line.moment)
            _settle_practice(match, facts)
    except (PlayError, GameError):
        raise DataDamaged("its snapshot does not match its log") from None
    return RestoredMatch(match, [log_line_of(line, seats) for line in stored.lines])


def log_line_of(line: StoredLine, seats: int) -> EncodedPly:
    """Decode a line of a stored log.

    The line's field `encoded` must be a JSON list. It has one element for all viewers, or one for spectators and then
    one for each of `seats` seats. Raises `DataDamaged` for anything else.
    """
    try:
        encoded = tuple(bytes(raw) for raw in msgspec.json.decode(line.encoded, type=list[msgspec.Raw]))
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise DataDamaged("a line of its log is damaged") from None
    if len(encoded) not in (1, seats + 1) or not all(line.startswith(b"{") for line in encoded):
        raise DataDamaged("a line of its log has the wrong number of seats")
    return EncodedPly(encoded)


def played_again(stored: StoredTable, frame: Frame, so_far_as_it_goes: bool = False) -> RestoredMatch:
    """Replay a match by the current rules, from its key (the random seed) and the notation of its actions.

    The log lines are encoded again, so that changed rules show in them, too. Raises `DataDamaged`, `RulesChanged` or
    `ComponentsChanged` if the match cannot be replayed. If `so_far_as_it_goes`, an illegal action ends the replay
    without an error.
    """
    facts, game = stored.facts, frame.game
    if frame.printed is None:
        raise ComponentsChanged("this table was played with a component set that the server does not have")
    same, names = _by_these_rules(stored, game), seat_names(frame.seats)
    match = Match.new(game, seats=names, options=frame.options, key=facts.key, components=frame.printed.components)
    played = RestoredMatch(match, [encode_ply(match)])
    for number, line in enumerate(stored.lines[1:], start=1):
        try:
            _act_again(match, line, same)
        except PlayError:
            if so_far_as_it_goes:
                break
            why = f"version {game.version} of the rules does not allow action {number} of its log"
            changed = f"this table was played by a different version of the rules: {why}"
            raise DataDamaged(why) if same else RulesChanged(changed) from None
        _settle_practice(match, facts)
        played.log.append(encode_ply(match))
    return played


def _by_these_rules(stored: StoredTable, game: Game) -> bool:
    """Return whether a table was played by the current version of the rules.

    Compares the stored version number of the rules with that of `game`. If the snapshot can be read, the size of its
    state is compared, too: development builds of a game changed the state, but not the version number.
    """
    plain = b"" if stored.snapshot is None else decompress(stored.snapshot[1], MAX_STATE_BYTES)
    return stored.facts.game_version == game.version and (not plain or len(plain) == game.dtype.itemsize)


def _settle_practice(match: Match, facts: StoredTableColumns) -> None:
    """Make the actions that a practice game has taken over final, so that players cannot undo them.

    Called after each replayed action; it takes effect once all these actions are replayed.
    """
    if match.position == facts.practice_ply:
        match.settle()


def _act_again(match: Match, line: StoredLine, same_rules: bool) -> None:
    """Carry out a stored action in `match`: by its notation, or by its number if that fails.

    Action numbers can differ between versions of the rules. So the number is tried only if the action was played by
    the current version (`same_rules`). Raises `PlayError` if the action is legal in neither form.
    """
    seat = -1 if line.seat is None else line.seat
    try:
        match.act(seat, line.notation or "", line.moment)
    except PlayError:
        if not same_rules or line.action is None:
            raise
        match.act(seat, line.action, line.moment)
