"""Exact replay of a record, action by action (`replay`).

A damaged record raises `RecordError`, which names the wrong field or the number of the wrong action.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from tertulia.kernel.actions import NotationError
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import find_game
from tertulia.play.errors import PlayError, RecordError, shorten_repr
from tertulia.play.match import LogEntry, Match
from tertulia.play.recorded_sets import read_recorded_set
from tertulia.play.records import GameRecord, Result
from tertulia.play.time_played import check_time

MAX_NAME_LENGTH = 40
"""Maximum number of characters of a player's name in a record."""
JOINERS = "\u200c\u200d"
"""Zero-width characters that are accepted in names although `str.isprintable` rejects them.

They join letters in some scripts and parts of emoji.
"""
ReplayViewer = int | Literal["all"] | None
"""Whose knowledge limits a replay: a seat number, "all" for no limit, or None for a spectator."""


class Ply(NamedTuple):
    """One step of a replay, limited to the viewer's knowledge.

    Ply 0 is the set-up, with neither seat nor action. A choice that is secret from the viewer has a seat but no
    action.
    """

    ply: int
    seat: int | None
    action: str | None
    events: list[dict[str, Any]]
    view: Mapping[str, Any]


def match_at_setup(record: GameRecord, components: Components | None = None, game: Game | None = None) -> Match:
    """Return the match of a record before its first action.

    `components` is the component set to play with. It is needed only if the record was played with a set other than the
    package's and does not contain that set. `game` has the rules to play with; by default, the installed game named in
    the record. Raises `RecordError`, which names the wrong field.
    """
    try:
        game_rules = game or find_game(record.game)
    except GameError as error:
        raise RecordError(f"game: {error}") from None
    box = components or _set_in_record(game_rules, record) or game_rules.components()
    if record.components != box.hash:
        raise RecordError(
            f"components: played with the set {shorten_repr(record.components[:12])}…, but this is {box.hash[:12]}…; "
            "name the components file that it was played with"
        )
    try:
        options = game_rules.check_options(record.options)
    except GameError as error:
        raise RecordError(f"options: {error}") from None
    match = _deal_match(game_rules, record, options, box)
    _check_substitutions(record)
    _check_practice(record)
    _check_names(record)
    if record.time is not None:
        check_time(record.time, len(record.seats), len(record.actions), record.result is not None)
    return match


def _set_in_record(game: Game, record: GameRecord) -> Components | None:
    return None if record.printed is None else read_recorded_set(game, record.printed, record.components)


def replay(
    record: GameRecord, view: ReplayViewer = "all", components: Components | None = None, game: Game | None = None
) -> Iterator[Ply]:
    """Yield every ply of a record, starting with the set-up.

    `view` is the viewer whose knowledge limits the plies. `components` is the component set to play with. It is needed
    only if the record was played with a set other than the package's and does not contain that set. `game` has the
    rules to play with; by default, the installed game named in the record. Raises `RecordError` when the replay reaches
    an action that is not legal or a wrong result, and `PlayError` if `view` is a seat that the record does not have.
    """
    if isinstance(view, int) and not 0 <= view < len(record.seats):
        match_at_setup(record, components, game)
        raise PlayError(f"the record has the seats 0 to {len(record.seats) - 1}, not {view}")
    for match in replay_matches(record, components, game):
        yield _visible_ply(match, match.log[-1] if match.log else None, view)


def replay_matches(
    record: GameRecord, components: Components | None = None, game: Game | None = None
) -> Iterator[Match]:
    """Yield the match of a record at its set-up and after each action.

    All yielded values are one `Match` object, advanced in place. `components` is the component set to play with. It is
    needed only if the record was played with a set other than the package's and does not contain that set. `game` has
    the rules to play with; by default, the installed game named in the record. Raises `RecordError` when the replay
    reaches an action that is not legal or a wrong result.
    """
    match = match_at_setup(record, components, game)
    yield match
    for number, text in enumerate(record.actions, start=1):
        _replay_action(match, number, text)
        yield match
    check_result(match, record)


def check_result(match: Match, record: GameRecord) -> None:
    """Compare the outcome of a replayed match with the record's result.

    Raises `RecordError` if they differ.
    """
    outcome = match.outcome
    if outcome is None:
        if record.result is not None:
            raise RecordError(f"action {match.position}: the record has a result, but ends before the game is over")
        return
    if record.result is None:
        raise RecordError("result: missing, although the game is over")
    reached = Result(list(outcome.scores), list(outcome.winners))
    for field in ("scores", "winners"):
        claimed, true = getattr(record.result, field), getattr(reached, field)
        if claimed != true:
            difference = f"the record says {shorten_repr(claimed)}, the replay gives {true}"
            raise RecordError(f"result.{field}: {difference}{_version_hint(match.game)}")


def _deal_match(game: Game, record: GameRecord, options: dict[str, str], box: Components) -> Match:
    try:
        key = bytes.fromhex(record.key)
    except ValueError:
        key = b""
    if len(key) != 32 or record.key != key.hex():
        raise RecordError(f"key: 64 lower-case hex digits, not {shorten_repr(record.key)}")
    try:
        return Match.new(game, seats=record.seats, options=options, key=key, components=box)
    except GameError as error:
        raise RecordError(f"seats: {error}") from None


def _check_names(record: GameRecord) -> None:
    """Check the players' names in a record.

    Raises `RecordError` if the record names some seats but not all, or if a name is too long. Also raises it for
    unprintable characters in a name, because names are printed to terminals unchanged.
    """
    if record.names and len(record.names) != len(record.seats):
        raise RecordError(f"names: one for each of the {len(record.seats)} seats or none, not {len(record.names)}")
    for seat, name in enumerate(record.names):
        if len(name) > MAX_NAME_LENGTH or not all(one.isprintable() or one in JOINERS for one in name):
            raise RecordError(
                f"names[{seat}]: at most {MAX_NAME_LENGTH} printable characters, not {shorten_repr(name)}"
            )


def _check_substitutions(record: GameRecord) -> None:
    """Check that substitutions name existing seats and are in order of their plies.

    Raises `RecordError` if they do not.
    """
    ply = 0
    for number, handed in enumerate(record.handed, start=1):
        if not 0 <= handed.seat < len(record.seats):
            raise RecordError(f"handed {number}: seats 0 to {len(record.seats) - 1}, not {handed.seat}")
        if not ply <= handed.ply <= len(record.actions):
            raise RecordError(f"handed {number}: after action {ply} to {len(record.actions)}, not {handed.ply}")
        ply = handed.ply


def _check_practice(record: GameRecord) -> None:
    if record.practice is not None and not 0 <= record.practice.ply <= len(record.actions):
        raise RecordError(f"practice.ply: 0 to {len(record.actions)}, not {record.practice.ply}")


def _replay_action(match: Match, number: int, text: str) -> None:
    """Carry out action `number` (counted from 1) of a record.

    Raises `RecordError` if `text` is not a legal action in its canonical notation.
    """
    actors = match.actors()
    if not actors:
        raise RecordError(f"action {number}: {shorten_repr(text)} comes after the end of the game")
    seat, notation = _parse_action(actors, number, text)
    try:
        canonical = match.game.actions.notation(match.game.actions.parse(notation))
        match.act(seat, notation)
    except (PlayError, NotationError) as error:
        raise RecordError(f"action {number}: {error}{_version_hint(match.game)}") from None
    if canonical != notation:
        raise RecordError(f"action {number}: {shorten_repr(notation)} must be written as {canonical!r}")


def _version_hint(game: Game) -> str:
    """Return a note for error messages: the record may come from an earlier version of the rules.

    Records do not store the version of the rules. The note is empty if the rules have had only one version.
    """
    if game.version == 1:
        return ""
    return f" (by version {game.version} of the rules of {game.name}; a record of an earlier version may not fit them)"


def _parse_action(actors: list[int], number: int, text: str) -> tuple[int, str]:
    """Split the text of a recorded action into seat and notation.

    The seat is the only one that may act, or else is named before a colon. Raises `RecordError` if it is missing.
    """
    if len(actors) == 1:
        return actors[0], text
    head, colon, notation = text.partition(": ")
    if not colon or head not in map(str, actors):
        seats = ", ".join(map(str, actors))
        raise RecordError(
            f"action {number}: several seats may act; write one of the seats {seats} and a colon before the action"
        )
    return int(head), notation


def _visible_ply(match: Match, entry: LogEntry | None, view: ReplayViewer) -> Ply:
    """Return the match's last ply and the view after it, limited to the viewer's knowledge.

    `entry` is the log line of that ply, or None for the set-up.
    """
    game, state = match.game, match.state
    seat = None if entry is None else entry.seat
    if view == "all":
        action = None if entry is None else entry.notation
        return Ply(match.position, seat, action, all_events(match), game.view_all(state))
    (seen,) = match.seen_plies([view])
    return Ply(seen.ply, seen.seat, seen.action, seen.events, match.view(view))


def all_events(match: Match) -> list[dict[str, Any]]:
    """Return the events of a match's last action with all hidden information.

    Every seat sees the same events with different fields hidden. Of each event, the version with the most non-null
    values is returned. If the seats see different numbers of events, the longest list is returned.
    """
    versions = [match.game.events(match.state, seat) for seat in range(len(match.seats))]
    if any(len(version) != len(versions[0]) for version in versions):
        return max(versions, key=len)
    return [max(same, key=_count_facts) for same in zip(*versions, strict=True)]


def _count_facts(part: Any) -> int:
    """Count the values of an event that are not null, nested ones included.

    Values that a seat may not know are missing or null in its events, so a higher count means more information.
    """
    if isinstance(part, dict | list):
        return sum(map(_count_facts, part.values() if isinstance(part, dict) else part))
    return int(part is not None)
