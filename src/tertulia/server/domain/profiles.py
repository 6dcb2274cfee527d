"""What somebody has played, as others may see it: made of the results of single games, of which those alone count that whoever
looks may know: games that are over at public tables, and at tables where they sit themselves."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.names import FORMER_PREFIX
from tertulia.server.domain.results import PaceKind, Result
from tertulia.server.domain.seats import Seats

MOST_COUNTED = 1000
"""The number of games of a person, those that changed last, that a profile is made of."""
MOST_DRAWN = 60
"""The number of games that a curve goes through, the last ones."""
MOST_OPPONENTS = 50
MOST_LISTED = 20
"""The number of games on a page of the list."""
Company = Literal["people", "bots", "alone"]
"""Who else played: at least one person; bots only; nobody."""


class PlayedGame(NamedTuple):
    """A game that somebody has played to its end."""

    table: str
    game: str
    seat: int
    seats: Seats
    result: Result

    @property
    def company(self) -> Company:
        """Who else played."""
        others = [each for number, each in enumerate(self.seats) if number != self.seat]
        if not others:
            return "alone"
        return "people" if any(each.kind != "bot" for each in others) else "bots"

    @property
    def place(self) -> int | None:
        """The place that its player had; None for none, and alone."""
        return None if self.company == "alone" else self.result.places[self.seat]

    @property
    def shared(self) -> bool:
        """Whether they shared the victory."""
        return self.place == 1 and self.result.places.count(1) > 1

    @property
    def by_its_rules(self) -> bool:
        """Whether it came to its end, with points."""
        return self.result.ended is None

    @property
    def own_points(self) -> bool:
        """Whether the points are the player's own: the game came to its end, and no stand-in bot finished it for them."""
        return self.by_its_rules and self.seat not in self.result.stood_in

    @property
    def opponents(self) -> list[tuple[int, GuestId]]:
        """The other guests, by seat."""
        return [
            (number, each.guest)
            for number, each in enumerate(self.seats)
            if number != self.seat and each.kind == "guest" and each.guest is not None
        ]


class ProfileStore(Protocol):
    """What people have played, as it is stored. Every method may raise `StorageFault`."""

    async def played(self, guest: GuestId, viewer: GuestId | None) -> Sequence[PlayedGame]:
        """The games of a guest that a viewer may count, the last first, at most one more than `MOST_COUNTED`."""

    async def gone(self, guest: GuestId, tombstone: str) -> bool:
        """Whether there is no such guest any more: they deleted what was kept of them, or have become another."""


class Tally(Struct, frozen=True):
    """How somebody's games of one kind ended, with as many at the table and company of that kind."""

    company: Company
    players: int
    """How many sat at the table."""
    games: int
    places: list[int]
    """How often they were first, second and so on; nothing where they played alone."""
    shared: int
    """How many of the first places they shared."""
    unranked: int
    """Games that ended before their end, with nobody ranked."""
    forfeited: int
    """Games that were over for them before the others: they ran out of time or resigned."""
    stood_in: int
    """Games that a bot ended in their place."""
    mean: float | None
    """Mean points of the games that the player finished themselves; null without any."""
    best: int | None


class GameProfile(Struct, frozen=True):
    """What somebody has done in one game."""

    game: str
    games: int
    tallies: list[Tally]
    sources: list[str]
    """What points were for."""
    curve: list[list[int]]
    """The last games with others that the player finished themselves, the oldest first: the points of each source."""


class HeadToHead(Struct, frozen=True):
    """Two people who have played each other."""

    opponent: GuestId
    games: int
    won: int
    lost: int
    tied: int


class PaceTaken(Struct, frozen=True):
    """How long somebody takes for a move."""

    pace: PaceKind
    moves: int
    mean: int
    """Milliseconds."""


class Profile(Struct, frozen=True):
    """What somebody has played."""

    counted: int
    more: bool
    """Whether older games are not counted."""
    games: list[GameProfile]
    """The ones played most first."""
    opponents: list[HeadToHead]
    """Those played most first."""
    paces: list[PaceTaken]


def is_former(guest: GuestId) -> bool:
    """Whether somebody stands in the place of one who has let themselves be deleted."""
    return guest.startswith(FORMER_PREFIX)


def profile_of(played: Sequence[PlayedGame], apart: Collection[GuestId]) -> Profile:
    """The profile that games make, the last first; of people kept `apart` from whoever looks nothing is told."""
    more, counted = len(played) > MOST_COUNTED, played[:MOST_COUNTED]
    by_game: dict[str, list[PlayedGame]] = {}
    for each in counted:
        by_game.setdefault(each.game, []).append(each)
    games = sorted((_game(name, each) for name, each in by_game.items()), key=lambda one: (-one.games, one.game))
    return Profile(len(counted), more, games, _opponents(counted, apart), _paces(counted))


def _game(name: str, played: Sequence[PlayedGame]) -> GameProfile:
    groups: dict[tuple[Company, int], list[PlayedGame]] = {}
    for each in played:
        groups.setdefault((each.company, len(each.seats)), []).append(each)
    order = ["people", "bots", "alone"]
    tallies = [
        _tally(company, players, groups[company, players])
        for company, players in sorted(groups, key=lambda key: (order.index(key[0]), key[1]))
    ]
    drawn = [each for each in played if each.own_points and each.result.sources and each.company != "alone"]
    drawn = drawn[:MOST_DRAWN][::-1]
    sources = list(dict.fromkeys(source for each in drawn for source in each.result.sources))
    curve = [[_points(each, source) for source in sources] for each in drawn]
    return GameProfile(name, len(played), tallies, sources, curve)


def _points(played: PlayedGame, source: str) -> int:
    values = played.result.sources.get(source)
    return 0 if values is None else values[played.seat]


def _tally(company: Company, players: int, played: Sequence[PlayedGame]) -> Tally:
    points = [each.result.points[each.seat] for each in played if each.own_points]
    places = [each.place for each in played]
    ranks = [] if company == "alone" else [places.count(place) for place in range(1, players + 1)]
    return Tally(
        company,
        players,
        len(played),
        ranks,
        sum(each.shared for each in played),
        sum(not each.by_its_rules and each.place is None for each in played),
        sum(each.seat in each.result.lost for each in played),
        sum(each.seat in each.result.stood_in for each in played),
        round(sum(points) / len(points), 1) if points else None,
        max(points, default=None),
    )


@dataclass
class _Met:
    games: int = 0
    balance: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Won, lost, tied."""


def _opponents(played: Iterable[PlayedGame], apart: Collection[GuestId]) -> list[HeadToHead]:
    met: dict[GuestId, _Met] = {}
    for each in played:
        own = each.result.places[each.seat]
        for seat, opponent in each.opponents:
            if opponent in apart or is_former(opponent):
                continue
            found = met.setdefault(opponent, _Met())
            found.games += 1
            other = each.result.places[seat]
            if own is not None and other is not None:
                found.balance[0 if own < other else 1 if own > other else 2] += 1
    most = sorted(met.items(), key=lambda item: -item[1].games)[:MOST_OPPONENTS]  # of equal ones those met last first
    return [HeadToHead(opponent, found.games, *found.balance) for opponent, found in most]


def _paces(played: Iterable[PlayedGame]) -> list[PaceTaken]:
    sums: dict[PaceKind, list[int]] = {}
    for each in played:
        if each.seat < len(each.result.taken):
            taken, so_far = each.result.taken[each.seat], sums.setdefault(each.result.pace, [0, 0])
            so_far[0] += taken.moves
            so_far[1] += taken.milliseconds
    kinds: list[PaceKind] = ["live", "by turns", "none"]
    return [
        PaceTaken(kind, moves, round(ms / moves)) for kind in kinds for moves, ms in [sums.get(kind, [0, 0])] if moves
    ]
