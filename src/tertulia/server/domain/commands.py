"""What a guest may do at a table. Every function changes a point, or raises `ApiError` and the change is dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tertulia.kernel.components import Components
from tertulia.play import IllegalAction, Match, NotYourTurn, UndoImpossible
from tertulia.server.domain.seats import FREE, Chair, seats_of
from tertulia.server.domain.state import Point, log_line
from tertulia.server.domain.table import Table
from tertulia.server.http.errors import ApiError, StaleMove
from tertulia.server.storage.tables import seat_names

Work = Callable[[Point], None]


def sit(guest: str, seat: int) -> Work:
    """Take a free seat of an open table."""

    def work(point: Point) -> None:
        _still_open(point)
        if not 0 <= seat < len(point.chairs):
            raise ApiError(400, "bad-request", f"seat: 0 to {len(point.chairs) - 1}, not {seat}")
        if point.chairs[seat].kind != "open":
            raise ApiError(409, "seat-taken", f"seat {seat} is taken")
        if any(chair.kind == "guest" and chair.guest == guest for chair in point.chairs):
            raise ApiError(409, "seat-taken", "you sit at this table already; leave first to change the seat")
        _put(point, seat, Chair("guest", guest))

    return work


def leave(guest: str) -> Work:
    """Get up before the game has begun: the seats of that guest are free again."""

    def work(point: Point) -> None:
        _still_open(point)
        if not seats_of(point.chairs, guest):
            raise ApiError(403, "not-your-seat", "you have no seat at this table")
        point.chairs = tuple(FREE if chair.guest == guest else chair for chair in point.chairs)
        others = [chair.guest for chair in point.chairs if chair.guest]
        if point.host == guest and others:
            point.host = others[0]

    return work


def start(table: Table, guest: str, components: Components) -> Work:
    """Deal: the host does it, once every seat is taken."""

    def work(point: Point) -> None:
        _still_open(point)
        if guest != point.host:
            raise ApiError(403, "not-host", "only the host starts the game")
        if table.components != components.hash:
            raise ApiError(
                409, "components-changed", "the components were changed since this table was opened; open a new one"
            )
        free = [str(seat) for seat, chair in enumerate(point.chairs) if chair.kind == "open"]
        if free:
            raise ApiError(409, "seats-missing", f"seats still free: {', '.join(free)}")
        names = seat_names(point.chairs)
        match = Match.new(table.game, seats=names, options=table.options, key=table.key, components=components)
        point.match, point.phase, point.log = match, "running", [log_line(match)]

    return work


def move(table: Table, guest: str, seat: int, position: int, version: int | None, actions: Sequence[str]) -> Work:
    """Carry out a chain of actions, all or none, made at the position (and version) that the guest saw; in a shared turn what
    others have done since does not matter.

    No action but the last may reveal anything: a chain that went on after a revelation and then failed would have told what
    came of it and changed nothing, as often as one liked.
    """

    def work(point: Point) -> None:
        match = _own_turn(point, guest, seat)
        if not _only_others_since(table, match, seat, position, version):
            _same_log(table, point, position, version)
        for number, action in enumerate(actions, start=1):
            _act(match, seat, action)
            if number < len(actions) and match.settled:
                raise ApiError(
                    422,
                    "chain-reveals",
                    f"action {number} of {len(actions)} would reveal something: send it as the last",
                )
            point.log.append(log_line(match))
        if match.over:
            point.phase = "over"

    return work


def undo(table: Table, guest: str, seat: int, position: int, version: int | None, steps: int) -> Work:
    """Take back the last steps, all or none."""

    def work(point: Point) -> None:
        match = _own_turn(point, guest, seat)
        _same_log(table, point, position, version)
        try:
            match.undo(seat, steps)
        except UndoImpossible as error:
            raise ApiError(409, "undo-impossible", str(error)) from None
        del point.log[-steps:]

    return work


def _act(match: Match, seat: int, action: str) -> None:
    """Carry out one action. Which are legal is told to the one who acts, and to nobody else: the seat is theirs."""
    try:
        match.act(seat, action)
    except NotYourTurn as error:
        raise ApiError(409, "not-your-turn", str(error)) from None
    except IllegalAction as error:
        raise ApiError(422, "illegal", str(error), error.accepted) from None


def _put(point: Point, seat: int, chair: Chair) -> None:
    point.chairs = (*point.chairs[:seat], chair, *point.chairs[seat + 1 :])


def _still_open(point: Point) -> None:
    if point.phase != "open":
        raise ApiError(409, "not-open", "the game has begun already")


def _own_turn(point: Point, guest: str, seat: int) -> Match:
    if seat not in seats_of(point.chairs, guest):
        raise ApiError(403, "not-your-seat", f"seat {seat} is not yours")
    if point.match is None or point.phase != "running":
        raise ApiError(409, "not-running", "the game is not running")
    return point.match


def _only_others_since(table: Table, match: Match, seat: int, position: int, version: int | None) -> bool:
    """Whether since that version nothing was taken back, and only others acted, in turns that this seat shared with them."""
    if version is None or not 0 <= position < match.position:
        return False
    undisturbed = (table.kept_since(version) or 0) > position
    return undisturbed and all(entry.shared and entry.seat != seat for entry in match.log[position:])


def _same_log(table: Table, point: Point, position: int, version: int | None) -> None:
    """A request counts if the log that it was made on is still the log: as long, and nothing of it taken back since. Whatever
    else has changed the table meanwhile does not matter."""
    as_it_was = version is None or version == point.version or table.kept_since(version) == len(point.log)
    if position != point.position or not as_it_was:
        raise StaleMove(f"made at position {position}; the table is at {point.position}")
