"""A player's statistics, computed from the results of single games.

They count finished games at public tables, and at tables where the viewer of the statistics sits.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

from tertulia.server.domain.names import FORMER_PREFIX
from tertulia.server.domain.results import GameResult, PaceKind
from tertulia.server.domain.seats import GuestId, Seats

MAX_COUNTED_GAMES = 1000
"""The maximum number of games that statistics count, the latest ones."""
MAX_CURVE_GAMES = 60
"""The maximum number of games in a curve of points, the last ones."""
MAX_OPPONENTS = 50
MAX_GAMES_PER_PAGE = 20
"""The number of games on one page of a player's list of games."""
OpponentKind = Literal["players", "bots", "none"]
"""The opponents in a game: `players` if at least one is a person, `bots` if all are bots, `none` if there is none."""


class PlayedGame(NamedTuple):
    """A player's seat and result in a finished game."""

    table: str
    game: str
    seat: int
    seats: Seats
    result: GameResult

    @property
    def opponent_kind(self) -> OpponentKind:
        """The kind of the player's opponents: `players` if one is a person, else `bots`; or `none`."""
        others = [each for number, each in enumerate(self.seats) if number != self.seat]
        if not others:
            return "none"
        return "players" if any(each.kind != "bot" for each in others) else "bots"

    @property
    def place(self) -> int | None:
        """The player's place from 1; None in a solo game, and if the game gives this seat no place."""
        return None if self.opponent_kind == "none" else self.result.places[self.seat]

    @property
    def shared(self) -> bool:
        """Whether the player shared the victory with others."""
        return self.place == 1 and self.result.places.count(1) > 1

    @property
    def by_its_rules(self) -> bool:
        """Whether the game ended by its rules, not early."""
        return self.result.ended_early is None

    @property
    def own_points(self) -> bool:
        """Whether the player made the points: the game ended by its rules, and no bot stood in at the end."""
        return self.by_its_rules and self.seat not in self.result.finished_by_bot

    @property
    def opponents(self) -> list[tuple[int, GuestId]]:
        """The other guests in the game: pairs of seat and guest id."""
        return [
            (number, each.guest)
            for number, each in enumerate(self.seats)
            if number != self.seat and each.kind == "guest" and each.guest is not None
        ]


class ProfileStore(Protocol):
    """Reads the games that guests have played. Every method may raise `StorageFault`."""

    async def games_of(self, guest: GuestId, viewer: GuestId | None) -> Sequence[PlayedGame]:
        """Return a guest's games that count for a viewer, the latest first, at most `MAX_COUNTED_GAMES` + 1."""

    async def was_deleted(self, guest: GuestId, tombstone: str) -> bool:
        """Whether a guest's data was deleted.

        `tombstone` is the hash of a session token that follows from the guest's signed id. A deletion stores it as an
        ended session of the anonymous guest who replaces the deleted one. So if a session with this hash belongs to
        another guest, the guest was deleted.
        """


class ResultTally(Struct, frozen=True):
    """A player's results in one kind of games: same game, number of players and kind of opponents."""

    opponent_kind: OpponentKind
    players: int
    """The number of players at the table."""
    games: int
    places: list[int]
    """The number of first places, second places and so on; empty for solo games."""
    shared: int
    """The number of victories that the player shared with others."""
    unranked: int
    """The number of games that ended early and gave the player no place."""
    forfeited: int
    """The number of games that the player lost by a timeout or by resigning."""
    finished_by_bot: int
    """The number of games that a stand-in bot finished for the player."""
    mean: float | None
    """Mean points of the games that the player finished themselves; null if there are none."""
    best: int | None


class GameProfile(Struct, frozen=True):
    """A player's statistics in one of the installed games."""

    game: str
    games: int
    tallies: list[ResultTally]
    sources: list[str]
    """Names of the game's sources of points: the columns of `curve`."""
    curve: list[list[int]]
    """Points by source, one row for each of the last games against opponents that the player finished.

    The oldest game comes first. A row has one number for each name in `sources`.
    """


class HeadToHead(Struct, frozen=True):
    """How often a player won, lost and tied against one opponent."""

    opponent: GuestId
    games: int
    won: int
    lost: int
    tied: int


class MeanMoveTime(Struct, frozen=True):
    """The mean time that a player takes for a move, with one kind of time control."""

    pace: PaceKind
    moves: int
    mean: int
    """Mean time for a move, in milliseconds."""


class Profile(Struct, frozen=True):
    """A player's statistics in all games."""

    counted_games: int
    more: bool
    """Whether the player has older games, which are not counted."""
    games: list[GameProfile]
    """Statistics of each game, the most played game first."""
    opponents: list[HeadToHead]
    """Results against each opponent, the most frequent opponent first."""
    paces: list[MeanMoveTime]


def is_former(guest: GuestId) -> bool:
    """Whether a guest id is the anonymous one that replaces a deleted guest."""
    return guest.startswith(FORMER_PREFIX)


def profile_of(played: Sequence[PlayedGame], apart: Collection[GuestId]) -> Profile:
    """Compute a player's statistics from their games, which are sorted from the latest.

    Guests in `apart` are not listed as opponents.
    """
    more, counted = len(played) > MAX_COUNTED_GAMES, played[:MAX_COUNTED_GAMES]
    by_game: dict[str, list[PlayedGame]] = {}
    for each in counted:
        by_game.setdefault(each.game, []).append(each)
    games = sorted((_game(name, each) for name, each in by_game.items()), key=lambda one: (-one.games, one.game))
    return Profile(len(counted), more, games, _opponents(counted, apart), _paces(counted))


def _game(name: str, played: Sequence[PlayedGame]) -> GameProfile:
    groups: dict[tuple[OpponentKind, int], list[PlayedGame]] = {}
    for each in played:
        groups.setdefault((each.opponent_kind, len(each.seats)), []).append(each)
    order = ["players", "bots", "none"]
    tallies = [
        _tally(opponent_kind, players, groups[opponent_kind, players])
        for opponent_kind, players in sorted(groups, key=lambda key: (order.index(key[0]), key[1]))
    ]
    drawn = [each for each in played if each.own_points and each.result.sources and each.opponent_kind != "none"]
    drawn = drawn[:MAX_CURVE_GAMES][::-1]
    sources = list(dict.fromkeys(source for each in drawn for source in each.result.sources))
    curve = [[_points(each, source) for source in sources] for each in drawn]
    return GameProfile(name, len(played), tallies, sources, curve)


def _points(played: PlayedGame, source: str) -> int:
    values = played.result.sources.get(source)
    return 0 if values is None else values[played.seat]


def _tally(opponent_kind: OpponentKind, players: int, played: Sequence[PlayedGame]) -> ResultTally:
    points = [each.result.points[each.seat] for each in played if each.own_points]
    places = [each.place for each in played]
    ranks = [] if opponent_kind == "none" else [places.count(place) for place in range(1, players + 1)]
    return ResultTally(
        opponent_kind,
        players,
        len(played),
        ranks,
        sum(each.shared for each in played),
        sum(not each.by_its_rules and each.place is None for each in played),
        sum(each.seat in each.result.lost for each in played),
        sum(each.seat in each.result.finished_by_bot for each in played),
        round(sum(points) / len(points), 1) if points else None,
        max(points, default=None),
    )


@dataclass
class _Opponent:
    games: int = 0
    balance: list[int] = field(default_factory=lambda: [0, 0, 0])
    """The numbers of games won, lost and tied against the opponent."""


def _opponents(played: Iterable[PlayedGame], apart: Collection[GuestId]) -> list[HeadToHead]:
    met: dict[GuestId, _Opponent] = {}
    for each in played:
        own = each.result.places[each.seat]
        for seat, opponent in each.opponents:
            if opponent in apart or is_former(opponent):
                continue
            found = met.setdefault(opponent, _Opponent())
            found.games += 1
            other = each.result.places[seat]
            if own is not None and other is not None:
                found.balance[0 if own < other else 1 if own > other else 2] += 1
    # Among equals, the latest opponent comes first.
    most = sorted(met.items(), key=lambda item: -item[1].games)[:MAX_OPPONENTS]
    return [HeadToHead(opponent, found.games, *found.balance) for opponent, found in most]


def _paces(played: Iterable[PlayedGame]) -> list[MeanMoveTime]:
    sums: dict[PaceKind, list[int]] = {}
    for each in played:
        if each.seat < len(each.result.move_times):
            taken, so_far = each.result.move_times[each.seat], sums.setdefault(each.result.pace, [0, 0])
            so_far[0] += taken.moves
            so_far[1] += taken.milliseconds
    kinds: list[PaceKind] = ["live", "by turns", "none"]
    return [
        MeanMoveTime(kind, moves, round(ms / moves))
        for kind in kinds
        for moves, ms in [sums.get(kind, [0, 0])]
        if moves
    ]
