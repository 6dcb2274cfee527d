"""A player's statistics, computed from the results of single games.

Statistics count finished games at public tables, and those at private tables where the viewer of the statistics sits.
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
"""The maximum number of games that a player's statistics count; older games are left out."""
MAX_CURVE_GAMES = 60
"""The maximum number of games in `GameProfile.curve`, the chart of a player's points by game."""
MAX_OPPONENTS = 50
MAX_GAMES_PER_PAGE = 20
"""The maximum number of games on one page of a player's list of games."""
OpponentKind = Literal["players", "bots", "none"]
"""Kind of a player's opponents in a game.

It is `players` if at least one is a person, `bots` if all are bots, and `none` in a solo game.
"""


class PlayedGame(NamedTuple):
    """A player's seat and result in a finished game."""

    table: str
    game: str
    seat: int
    seats: Seats
    result: GameResult

    @property
    def opponent_kind(self) -> OpponentKind:
        """`players` if an opponent is a person, `bots` if all opponents are bots, `none` in a solo game."""
        others = [each for number, each in enumerate(self.seats) if number != self.seat]
        if not others:
            return "none"
        return "players" if any(each.kind != "bot" for each in others) else "bots"

    @property
    def place(self) -> int | None:
        """The player's place, from 1; None in a solo game, and if an early end gave the seat no place."""
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
        """Whether the game ended by its rules and the player finished it without a stand-in bot."""
        return self.by_its_rules and self.seat not in self.result.finished_by_bot

    @property
    def opponents(self) -> list[tuple[int, GuestId]]:
        """The player's opponents who are guests, as pairs of seat and guest id; bots are omitted."""
        return [
            (number, each.guest)
            for number, each in enumerate(self.seats)
            if number != self.seat and each.kind == "guest" and each.guest is not None
        ]


class ProfileStore(Protocol):
    """Reads the games that guests have played. Every method may raise `StorageFault`."""

    async def games_of(self, guest: GuestId, viewer: GuestId | None) -> Sequence[PlayedGame]:
        """Return a guest's finished games that a viewer may see, the latest first.

        At most `MAX_COUNTED_GAMES` + 1 games are returned: the additional one shows that older games exist.
        """

    async def was_deleted(self, guest: GuestId, tombstone: str) -> bool:
        """Whether a guest's data was deleted.

        `tombstone` is a session hash that is derived from the guest's signed id. Deleting a guest stores a session with
        this hash for the anonymous guest that replaces the deleted one. The result is therefore True if a stored
        session with this hash belongs to a guest id other than `guest`.
        """


class ResultTally(Struct, frozen=True):
    """A player's results in one kind of games: same game, number of players and kind of opponents."""

    opponent_kind: OpponentKind
    players: int
    """The number of players at the table."""
    games: int
    places: list[int]
    """The numbers of first places, second places and so on, up to the last place; empty for solo games."""
    shared: int
    """The number of victories that the player shared with others."""
    unranked: int
    """The number of games that ended early and gave the player no place."""
    forfeited: int
    """The number of games that the player lost by a timeout or by resigning."""
    finished_by_bot: int
    """The number of games that a stand-in bot finished for the player."""
    mean: float | None
    """Mean points of the games that the player finished without a stand-in bot; null without such games."""
    best: int | None


class GameProfile(Struct, frozen=True):
    """A player's statistics in one of the installed games."""

    game: str
    games: int
    tallies: list[ResultTally]
    sources: list[str]
    """Names of the kinds of points that the player scored in the game; they head the columns of `curve`."""
    curve: list[list[int]]
    """Points by source in each of the player's latest games, one row for each game, the oldest game first.

    A row has one number for each name in `sources`. Solo games and games that the player did not finish are omitted.
    """


class HeadToHead(Struct, frozen=True):
    """How often a player won, lost and tied against one opponent."""

    opponent: GuestId
    games: int
    won: int
    lost: int
    tied: int


class MeanMoveTime(Struct, frozen=True):
    """The mean time that a player takes for a move, in games with the same kind of time control."""

    pace: PaceKind
    moves: int
    mean: int
    """Mean time for a move, in milliseconds."""


class Profile(Struct, frozen=True):
    """A player's statistics in all games."""

    counted_games: int
    more: bool
    """Whether the player has more than `counted_games` games; the older ones are not counted."""
    games: list[GameProfile]
    """Statistics of each game, the most played game first."""
    opponents: list[HeadToHead]
    """Results against each opponent, the most frequent opponent first."""
    paces: list[MeanMoveTime]


def is_former(guest: GuestId) -> bool:
    """Whether a guest id is the anonymous one that replaces a deleted guest."""
    return guest.startswith(FORMER_PREFIX)


def profile_of(played: Sequence[PlayedGame], apart: Collection[GuestId]) -> Profile:
    """Compute a player's statistics from their games, the latest game first.

    Guests in `apart`, whom a block separates from the viewer of the statistics, are not listed as opponents.
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
