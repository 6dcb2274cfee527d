"""How a server is set: where it keeps its games, how lively its bots are, how much one visitor may ask of it."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that may differ between a living room, a test and a public site."""

    data: Path
    """The folder of the database and the secret."""
    components: Path | None = None
    """A corrected components file, used by the game that it fits."""
    secure: bool = False
    """Whether the site is reached by https only: the cookie then never travels without it."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose forwarded headers (client's address, https) are believed; nobody else's are."""
    base_path: str = ""
    """Where the site begins at its host: `/tertulia`, or nothing where it has the host to itself."""
    allowed_hosts: tuple[str, ...] = ()
    """The names under which the site is reached, `*.example.org` for all of a domain; addresses and names of the own
    network need not be named."""
    open_to_network: bool = False
    """Whether other machines reach it at this one's own addresses; the server says so from what it listens on."""
    bot_pause: float = 0.7
    """Seconds before a bot begins its turn, so that people can follow; 0 in tests."""
    bot_step: float = 0.25
    """Seconds between the steps of a bot's turn."""
    thinkers: int | None = None
    """In so many processes bots think; one less than there are cores where it is not said."""
    heartbeat: float = 15.0
    """Seconds after which a silent stream gets a sign of life."""
    requests_a_minute: int = 600
    """So many requests of one visitor are answered; more are refused until their share has grown again."""
    requests_an_address: int = 2400
    """So many of all visitors of one address together, those who have no cookie yet included."""
    requests_a_second: int = 300
    """So many of one address begin in a second where it asks for more at a time than a page does; the others wait a little, so that
    whoever else asks comes in between."""
    moments_an_address: int = 400
    """So many earlier moments of games one address may look at in a minute: the game is played again for each of them."""
    plies_an_address: int = 400_000
    """So many plies of games are played again for one address in a minute: looking back, practice, record files."""
    lines_an_address: int = 600_000
    """So many lines of logs one address may have sent in a minute, with whole tables; a game has some hundreds."""
    hints_a_minute: int = 20
    """So many hints one visitor is given: each is thought about for some tenths of a second."""
    hints_an_address: int = 120
    """So many hints all visitors of one address are given."""
    analyses_an_hour: int = 30
    """So many games one address may have analysed: each takes some seconds of thinking, once; then it is kept."""
    hint_milliseconds: float = 150.0
    """For so long, about, a hint is thought about: a person waits for it."""
    analysis_milliseconds: float = 10.0
    """For so long, about, each decision of a finished game is thought about."""
    tables_an_hour: int = 600
    """So many tables one address may open."""
    streams_a_guest: int = 24
    """So many live connections one visitor may hold: tabs and devices."""
    streams_an_address: int = 100
    """So many live connections of one address, those of visitors without a cookie included."""
    streams: int = 5000
    """So many live connections in all."""
    connections_an_address: int = 200
    """So many connections of one address; the proxies in front are not counted."""
    connections: int = 10_000
    """So many connections in all, where the system's limit of open files admits them."""
    header_seconds: float = 10.0
    """A request's headers have to be there after so long."""
    body_seconds: float = 20.0
    """A request's body has to be there so long after its headers."""
    unread_seconds: float = 60.0
    """Who reads nothing of what is sent for so long is hung up on."""
    most_bytes: int = 64 << 10
    """No request of the client comes near this size."""
    idle_after: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
