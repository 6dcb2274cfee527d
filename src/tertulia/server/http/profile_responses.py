"""Responses about players' profiles, their finished games, and notes about players."""

from __future__ import annotations

from msgspec import Struct

from tertulia.play.time_played import EndKind
from tertulia.server.domain.profiles import Company, GameProfile, MeanMoveTime
from tertulia.server.http.community_responses import PersonRef


class OpponentMessage(Struct):
    """An opponent of the player, and the results. Games in which one of the two had no rank count in `games` only."""

    person: PersonRef
    games: int
    won: int
    lost: int
    tied: int


class ProfileMessage(Struct):
    """A player's profile. It covers finished games at public tables, and at tables where the asking guest sits."""

    person: PersonRef
    mine: bool
    """Whether it is the asking guest's own profile."""
    note: str
    """The asking guest's private note about the player."""
    counted: int
    """The number of games that the statistics cover."""
    more: bool
    """Whether the player has older games that the statistics leave out."""
    games: list[GameProfile]
    """Statistics by game, the most played first."""
    opponents: list[OpponentMessage]
    """The most frequent opponents first."""
    paces: list[MeanMoveTime]
    """Mean time per move, by kind of time control."""


class PlayedMessage(Struct):
    """A finished game of a player."""

    table: str
    game: str
    over: int | None
    """When it ended, in milliseconds since 1970; null if the time is unknown."""
    company: Company
    players: int
    place: int | None
    """The player's rank, from 1; null without a ranking, and in solo games."""
    shared: bool
    """Whether the player shared the victory."""
    points: int | None
    """Null if the game ended early."""
    ended: EndKind | None
    """Why the game ended early; null if it did not."""
    forfeited: bool
    """Whether the player timed out or resigned before the end."""
    stood_in: bool
    """Whether a bot finished the game in the player's place."""
    opponents: list[PersonRef]


class PlayedPage(Struct):
    """A page of a player's finished games, the latest first."""

    games: list[PlayedMessage]
    more: bool
    """Whether there is another page."""


class NotedPerson(Struct):
    """A player about whom the asking guest keeps a note."""

    person: str
    """The player's handle."""
    words: str


class NotedPeople(Struct):
    """All private notes of the asking guest about players."""

    people: list[NotedPerson]
