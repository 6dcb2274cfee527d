"""How a server is set: where it keeps its games, how lively its bots are, how much one visitor may ask of it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

Role = Literal["site", "web", "worker"]
"""What a process does: all, or requests and streams only, or all that takes long or has a time."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that may differ between a living room, a test and a public site."""

    data: Path
    """The folder of the secret, and of the database where it is a file."""
    database: str | None = None
    """The address of a PostgreSQL database that several processes may share; None for a file in the folder."""
    role: Role = "site"
    """What this process does of what is to be done; only those that share a database may do less than all."""
    broker: str | None = None
    """The address of a Redis or Valkey over which the processes of a shared database tell each other of changes; without one, each
    looks for itself every second."""
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
    """The number of processes in which bots think; one less than there are cores where it is not said."""
    heartbeat: float = 15.0
    """Seconds after which a silent stream gets a sign of life."""
    requests_a_minute: int = 600
    """The number of requests of one visitor that are answered in a minute; more are refused until their share has grown again."""
    requests_an_address: int = 2400
    """The number of requests a minute of all visitors of one address together, those who have no cookie yet included."""
    requests_a_second: int = 300
    """The number of requests of one address that begin in a second where it asks for more at a time than a page does; the others
    wait a little, so that whoever else asks comes in between."""
    checks_an_address: int = 400
    """The number of sets of components that are checked for one address in a minute; whoever types one in asks for one or two a
    second."""
    moments_an_address: int = 400
    """The number of earlier moments of games that one address may look at in a minute: the game is played again for each of
    them."""
    plies_an_address: int = 400_000
    """The number of plies that are played again for one address in a minute: looking back, practice, record files."""
    lines_an_address: int = 600_000
    """The number of lines of logs that one address is sent in a minute with whole tables; a game has some hundreds."""
    hints_a_minute: int = 20
    """The number of hints that one visitor is given in a minute: each is thought about for some tenths of a second."""
    hints_an_address: int = 120
    """The number of hints a minute that all visitors of one address are given."""
    analyses_an_hour: int = 30
    """The number of games that one address may have analysed in an hour: each takes some seconds of thinking, once; then it is
    kept."""
    hint_milliseconds: float = 150.0
    """The milliseconds, about, for which a hint is thought about: a person waits for it."""
    warm_thinkers: bool = False
    """Whether the processes in which bots think begin with the server, and load what they search with; otherwise when they are
    first needed, and whoever needs them waits for that."""
    analysis_milliseconds: float = 10.0
    """The milliseconds, about, for which each decision of a finished game is thought about."""
    tables_an_hour: int = 600
    """The number of tables that one address may open in an hour."""
    streams_a_guest: int = 24
    """The number of live connections that one visitor may hold: tabs and devices."""
    streams_an_address: int = 100
    """The number of live connections that one address may hold, those of visitors without a cookie included."""
    streams: int = 5000
    """The number of live connections that there may be in all."""
    connections_an_address: int = 200
    """The number of connections that one address may hold; the proxies in front are not counted."""
    connections: int = 10_000
    """The number of connections that there may be in all, where the system's limit of open files admits them."""
    header_seconds: float = 10.0
    """The seconds after which a request's headers have to be there."""
    body_seconds: float = 20.0
    """The seconds after its headers in which a request's body has to be there."""
    unread_seconds: float = 60.0
    """The seconds after which whoever reads nothing of what is sent is hung up on."""
    most_bytes: int = 64 << 10
    """The bytes that the body of a request may have; no request of the client comes near this size."""
    metrics: str | None = None
    """Where whoever runs the site asks this process for its health and figures: a port of this machine, or an address with one."""
    metrics_waits: bool = False
    """Whether that port may still be another's, whom this process replaces: then it is opened once it is free."""
    traces: str | None = None
    """The address of a collector of OpenTelemetry to which spans are sent."""
    log_format: Literal["text", "json"] = "text"
    """How warnings and errors are written: for people, or a line of JSON each."""
    idle_after: float = 600.0
    """The seconds after which a table that nobody looks at leaves the memory."""
