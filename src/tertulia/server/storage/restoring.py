"""Tables made again from their rows. Where the snapshot or the log's lines are damaged, or were made by other rules, the
match is played again from its key and the notation of its actions: that is enough for all the rest."""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakSet

import msgspec

from tertulia.bots import bot_kinds, usual_bot
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import game as game_named
from tertulia.play import LogEntry, Match, PlayError, Practice
from tertulia.play.clock import ClockError
from tertulia.play.encoded_ply import EncodedPly, encode_ply
from tertulia.play.log import Log
from tertulia.server.domain.errors import ComponentsChanged, RulesChanged, TableDamaged
from tertulia.server.domain.pacing import USUAL, Agreement, Course
from tertulia.server.domain.seats import Kind, Seat, Seats, seat_names
from tertulia.server.domain.sets import ComponentSet, ComponentSets
from tertulia.server.domain.state import Phase, TableState, Terms
from tertulia.server.domain.substitutions import Substitution, Substitutions, fitting
from tertulia.server.domain.table import Table
from tertulia.server.logs import warn_once
from tertulia.server.storage.log_rows import Damaged, StoredLine
from tertulia.server.storage.sets import body_in
from tertulia.server.storage.stored import Facts, StoredSeat, StoredTable
from tertulia.server.storage.unzipping import unzipped

LINE_FORMAT = 2
"""What log lines tell today. Those of format 1 told everybody every action: a running game's are made anew."""
MOST_BYTES = 1 << 20
"""No state comes near this; a larger one is not unpacked."""
_rebuilt: WeakSet[TableState] = WeakSet()
"""States that are not on the disk as they are in memory: the first change writes such a table whole."""


class Frame(NamedTuple):
    """What a table is played with: all but what was played."""

    game: Game
    options: dict[str, str]
    seats: Seats
    printed: ComponentSet | None
    """Its set of components; None where that is not here."""


class Played(NamedTuple):
    """A match, and its log as every viewer may know it."""

    match: Match
    log: list[EncodedPly]


def restored(stored: StoredTable, sets: ComponentSets) -> Table:
    """A table from its rows. Raises a kind of `TableClosed` where it cannot be made again, which quotes nothing that was played."""
    try:
        frame = frame_of(stored, sets)
        played, rebuilt = (None, False) if phase_of(stored) == "open" else _played(stored, frame)
        return table_of(stored, frame, played, rebuilt)
    except Damaged as damage:
        raise table_damaged(damage) from None


def table_damaged(damage: Damaged) -> TableDamaged:
    """How a damaged table is refused."""
    return TableDamaged(f"what is stored of this table is damaged: {damage}")


def is_rebuilt(state: TableState) -> bool:
    """Whether the disk has something damaged or old in place of this state's log or snapshot."""
    return state in _rebuilt


def frame_of(stored: StoredTable, sets: ComponentSets) -> Frame:
    """What a table is played with. Raises `Damaged` where that cannot be read, `RulesChanged` for a game that the server has no
    more."""
    game = known_game(stored.facts.game)
    options, seats = options_of(game, stored.facts.options), tuple(map(seat_of, stored.seats))
    if len(seats) not in game.seats or len(stored.facts.key) != 32:
        raise Damaged("its seats or its key are missing")
    return Frame(game, options, seats, set_of(stored.facts, sets))


def set_of(facts: Facts, sets: ComponentSets) -> ComponentSet | None:
    """The set that a table was opened with: its own, which is kept for it, or, where it is older than that, the one that has the
    same facts. None where that is not here, or no such set of the game can be played with any more."""
    if facts.digest is None:
        return sets.fitting(facts.game, facts.components)
    found = sets.known(facts.game, facts.digest) or sets.read(facts.game, facts.digest, body_in(facts.packed_set))
    return found if found is not None and found.components.hash == facts.components else None


def table_of(stored: StoredTable, frame: Frame, played: Played | None, rebuilt: bool) -> Table:
    """The table as it stands; `rebuilt` where the disk has it otherwise. Raises `Damaged` where a game that is over does not come
    to its end."""
    facts = stored.facts
    state = TableState("open", facts.host, frame.seats, None, Log(), facts.version, again=facts.again)
    substitute = substitute_of(frame.game, facts.substitute)
    state.terms = Terms(
        frame.options, agreement_of(facts.agreement), facts.patience, substitute, hints=bool(facts.hints)
    )
    course = course_of(facts.course)
    state.course = Course(terms=course.terms, altered=course.altered)
    if played is not None:
        state.match, state.log = played.match, Log(played.log)
        state.course = course
        state.phase = phase_at(played.match, state.course)
        if facts.phase == "over" and state.phase != "over":
            raise Damaged("the end of its log is missing")
        state.substitutions = fitting(substitutions_of(facts.handed) or (), frame.seats, state.position)
    if rebuilt:
        _rebuilt.add(state)
    table = Table(
        facts.id, frame.game, frame.options, bool(facts.public), facts.key, facts.components, state, frame.printed
    )
    table.play_by(state.terms)
    table.practice = practice_of(facts, state.position)
    return table


def phase_at(match: Match, course: Course) -> Phase:
    """The phase of a table with that match: over, too, where people have ended it."""
    return "over" if match.over or course.ended is not None else "running"


def agreement_of(data: bytes | None) -> Agreement:
    """What a table agreed on; the usual where nothing is kept of it, or it cannot be read."""
    try:
        return USUAL if data is None else msgspec.json.decode(data, type=Agreement)
    except (msgspec.DecodeError, UnicodeDecodeError, ClockError):
        return USUAL


def course_of(data: bytes | None) -> Course:
    """How far the clocks of a table have come. Where that is damaged the game goes on without: nobody is to lose by it."""
    try:
        return Course() if data is None else msgspec.json.decode(data, type=Course)
    except (msgspec.DecodeError, UnicodeDecodeError, ClockError):
        return Course()


def substitute_of(game: Game, bot: str | None) -> str:
    """The bot that plays for who is away; the usual one where the server has no such bot any more, or none was said."""
    return bot if bot in bot_kinds(game) else usual_bot(game)


def known_game(name: str) -> Game:
    """The game of a table. Raises `RulesChanged` where the server has it no more."""
    try:
        return game_named(name)
    except GameError as error:
        raise RulesChanged(str(error)) from None


def options_of(game: Game, data: bytes) -> dict[str, str]:
    """A table's options. Raises `Damaged` where they are none of the game."""
    try:
        return game.check_options(msgspec.json.decode(data, type=dict[str, str]))
    except (msgspec.DecodeError, UnicodeDecodeError, GameError):
        raise Damaged("its options cannot be read") from None


def seat_of(seat: StoredSeat) -> Seat:
    """The seat of its row. Raises `Damaged` where nobody knows who sits there."""
    try:
        kind: Kind = msgspec.convert(seat.kind, Kind)
    except msgspec.ValidationError:
        raise Damaged(f"seat {seat.seat} is of an unknown kind") from None
    return Seat(kind, seat.guest, seat.name, seat.bot)


def substitutions_of(handed: bytes) -> Substitutions | None:
    """The seats that were handed over, as they are stored; None where that is damaged: the game goes on all the same."""
    try:
        return tuple(msgspec.json.decode(handed, type=list[Substitution]))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def practice_of(facts: Facts, position: int) -> Practice | None:
    """Where a practice game that has come to a position began; None for any other game."""
    if facts.practice_ply is None:
        return None
    return Practice(facts.practice_table, min(max(facts.practice_ply, 0), position))


def phase_of(stored: StoredTable) -> Phase:
    """The phase; where it is damaged, a table with a log has been dealt."""
    try:
        phase: Phase = msgspec.convert(stored.facts.phase, Phase)
    except msgspec.ValidationError:
        return "running" if stored.lines else "open"
    return phase


def _played(stored: StoredTable, frame: Frame) -> tuple[Played, bool]:
    """What was played, and whether it had to be made anew."""
    facts = stored.facts
    old = facts.phase != "over" and facts.telling != LINE_FORMAT
    if stored.missing or not stored.lines:
        raise Damaged(f"its log is missing from action {len(stored.lines)} on")
    if facts.game_version == frame.game.version and (not old or frame.printed is None):
        try:
            match, log = as_stored(stored, frame)
            return Played(match, [without_action(line) for line in log] if old else log), old
        except Damaged as damage:
            warn_once(f"table {facts.id} is damaged ({damage}): it is played again from its key and log")
    return played_again(stored, frame), True


def as_stored(stored: StoredTable, frame: Frame) -> Played:
    """The match from its snapshot and the few actions after it, and the log as it was stored. Raises `Damaged` where they do not
    fit."""
    if stored.snapshot is None:
        raise Damaged("its snapshot is missing")
    facts, (ply, packed) = stored.facts, stored.snapshot
    game, seats = frame.game, len(frame.seats)
    plain = unzipped(packed, MOST_BYTES)
    if not plain:
        raise Damaged("its snapshot is damaged")
    try:
        state = game.from_bytes(plain)
        if int(state["seats"][0]) != seats:  # compiled rules trust what they are given
            raise Damaged("its snapshot is of another game")
        match = Match(game, seat_names(frame.seats), frame.options, facts.key, facts.components, state)
        match.printed = None if frame.printed is None else frame.printed.components
        for number, line in enumerate(stored.lines[1:], start=1):
            if line.seat is None or line.action is None or line.notation is None:
                raise Damaged(f"action {number} is damaged")
            if number <= ply:
                match.log.append(LogEntry(line.seat, line.action, line.notation, line.shared, line.moment))
            else:
                match.act(line.seat, line.action, line.moment)
            _settle_practice(match, facts)
    except (PlayError, GameError):
        raise Damaged("its snapshot does not fit") from None
    return Played(match, [log_line_of(line, seats) for line in stored.lines])


def log_line_of(line: StoredLine, seats: int) -> EncodedPly:
    """Returns a line as it was stored. Raises `Damaged` where it is no JSON, or not for the viewers of a table of `seats`."""
    try:
        encoded = tuple(bytes(raw) for raw in msgspec.json.decode(line.encoded, type=list[msgspec.Raw]))
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Damaged("a line of its log is damaged") from None
    if len(encoded) not in (1, seats + 1) or not all(line.startswith(b"{") for line in encoded):
        raise Damaged("a line of its log is not for its seats")
    return EncodedPly(encoded)


def without_action(line: EncodedPly) -> EncodedPly:
    """A line that names no action: for old ones, which told everybody every action, where they cannot be made anew."""
    return EncodedPly(
        tuple(msgspec.json.encode({**msgspec.json.decode(each), "action": None}) for each in line.encoded)
    )


def played_again(stored: StoredTable, frame: Frame, so_far_as_it_goes: bool = False) -> Played:
    """The match by the rules of today, from its key and the notation of its actions, and its log as viewers may know it
    today: a ruling that changed reaches it too. Raises `Damaged`, `RulesChanged` or `ComponentsChanged` where that does not fit;
    an action that does not fit may also end it."""
    facts, game = stored.facts, frame.game
    if frame.printed is None:
        raise ComponentsChanged("this table was played with other components than the server has")
    same, names = _by_these_rules(stored, game), seat_names(frame.seats)
    match = Match.new(game, seats=names, options=frame.options, key=facts.key, components=frame.printed.components)
    played = Played(match, [encode_ply(match)])
    for number, line in enumerate(stored.lines[1:], start=1):
        try:
            _act_again(match, line, same)
        except PlayError:
            if so_far_as_it_goes:
                break
            why = f"version {game.version} of the rules does not allow action {number} of its log"
            raise Damaged(why) if same else RulesChanged(f"this table was played by other rules: {why}") from None
        _settle_practice(match, facts)
        played.log.append(encode_ply(match))
    return played


def _by_these_rules(stored: StoredTable, game: Game) -> bool:
    """Whether a table was played by the rules that are here: of the same version and, as far as its snapshot can be read, with
    states of the same size. Programs that were still being worked on have left others under one number."""
    plain = b"" if stored.snapshot is None else unzipped(stored.snapshot[1], MOST_BYTES)
    return stored.facts.game_version == game.version and (not plain or len(plain) == game.dtype.itemsize)


def _settle_practice(match: Match, facts: Facts) -> None:
    """Nothing that a practice game took from another can be taken back."""
    if match.position == facts.practice_ply:
        match.settle()


def _act_again(match: Match, line: StoredLine, same_rules: bool) -> None:
    """Carry out an action of the log by its notation; where that is damaged, by its number, which means the same in the same
    version of the rules only. Raises `PlayError` where neither fits."""
    seat = -1 if line.seat is None else line.seat
    try:
        match.act(seat, line.notation or "", line.moment)
    except PlayError:
        if not same_rules or line.action is None:
            raise
        match.act(seat, line.action, line.moment)
