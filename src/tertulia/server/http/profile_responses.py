"""What answers carry of what somebody has played."""

from __future__ import annotations

from msgspec import Struct

from tertulia.play.time_played import EndKind
from tertulia.server.domain.profiles import Company, GameProfile, PaceTaken
from tertulia.server.http.community_responses import PersonRef


class OpponentMessage(Struct):
    """Somebody whom they have played, and how that went: `games` in all, of which some had no winner among the two."""

    person: PersonRef
    games: int
    won: int
    lost: int
    tied: int


class ProfileMessage(Struct):
    """Somebody, as far as I may know: games that are over at public tables, and at those where I sit."""

    person: PersonRef
    mine: bool
    """Whether it is me."""
    note: str
    """What I have written down about them; nobody else ever sees it."""
    counted: int
    """How many games it is made of."""
    more: bool
    """Whether older ones are not counted."""
    games: list[GameProfile]
    """The ones played most first."""
    opponents: list[OpponentMessage]
    """Those played most first."""
    paces: list[PaceTaken]
    """How long they take for a move."""


class PlayedMessage(Struct):
    """A game that somebody has played to its end."""

    table: str
    game: str
    over: int | None
    """When, in milliseconds since 1970; null where nobody kept it."""
    company: Company
    players: int
    place: int | None
    """From 1; null for none, and alone."""
    shared: bool
    """Whether they shared the victory."""
    points: int | None
    """Null where it did not come to its end."""
    ended: EndKind | None
    """Why it ended before its end; null where it did not."""
    forfeited: bool
    """Whether it was over for them before."""
    stood_in: bool
    """Whether a bot ended it in their place."""
    opponents: list[PersonRef]


class PlayedPage(Struct):
    """Some games of somebody, the last first."""

    games: list[PlayedMessage]
    more: bool
    """Whether there is another page."""


class NotedPerson(Struct):
    """A person about whom the reader keeps a note."""

    person: str
    """Their handle."""
    words: str


class NotedPeople(Struct):
    """What I have written down about some people; nobody else ever sees it."""

    people: list[NotedPerson]
