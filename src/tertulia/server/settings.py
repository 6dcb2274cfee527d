"""How a server is set: where it keeps its games, how lively its bots are, how much one visitor may ask of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

USUAL_SESSION_DAYS = 400
MIN_SESSION_DAYS = 366
"""A player who is away is not signed out before their clock by turns has run out: that takes 353 days at most, 60 of reserve of
which quiet hours leave out half and weekends two days in seven, two years' vacations of 60 days, and 60 days of pause."""
Role = Literal["site", "web", "worker"]
"""What a process does: all, or requests and streams only, or all that takes long or has a time."""


def _count(description: str) -> Meta:
    return Meta(ge=1, description=description)


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What visitors can make a server do. The command line has an option for each, which says what stands with it here."""

    requests_a_minute: Annotated[int, _count("Requests of one visitor that are answered in a minute.")] = 600
    """More are refused until their share has grown again."""
    requests_an_address: Annotated[int, _count("Requests of one address that are answered in a minute.")] = 2400
    """Those of visitors who have no cookie yet are among them."""
    requests_a_second: Annotated[int, _count("Requests of one address that begin in a second.")] = 300
    """This counts where it asks for more at a time than a page does; the others wait a little, so that whoever else asks comes in
    between."""
    tables_an_hour: Annotated[int, _count("Tables that one address may open in an hour.")] = 600
    """They stay on the disk."""
    checks_an_address: Annotated[int, _count("Sets of components that are checked for one address in a minute.")] = 400
    """Whoever types one in asks for one or two a second."""
    moments_an_address: Annotated[int, _count("Earlier moments of games that one address is shown in a minute.")] = 400
    """The game is played again for each of them."""
    plies_an_address: Annotated[int, _count("Plies that are played again for one address in a minute.")] = 400_000
    """For looking back, practice, record files."""
    lines_an_address: Annotated[int, _count("Lines of logs that one address is sent in a minute.")] = 600_000
    """With whole tables; a game has some hundreds."""
    hints_a_minute: Annotated[int, _count("Hints that one visitor is given in a minute.")] = 20
    """Each is thought about for some tenths of a second."""
    hints_an_address: Annotated[int, _count("Hints that all visitors of one address are given in a minute.")] = 120
    analyses_an_hour: Annotated[int, _count("Games that one address may have analysed in an hour.")] = 30
    """Each takes some seconds of thinking, once; then it is kept."""
    talk_a_minute: Annotated[int, _count("Lines that one visitor with an account may say in a minute.")] = 12
    """At tables and in the lobby together."""
    talk_of_guest: Annotated[int, _count("Lines that one visitor without an account may say in a minute.")] = 6
    """A new guest costs nothing, an account is something to lose."""
    talk_an_address: Annotated[int, _count("Lines that all visitors of one address may say in a minute.")] = 60
    streams_a_guest: Annotated[int, _count("Tables, and the lobby, that one visitor may follow live.")] = 24
    streams_an_address: Annotated[
        int, _count("Tables, and the lobby, that all visitors of one address may follow live.")
    ] = 100
    """Those of visitors without a cookie are among them."""
    streams: Annotated[int, _count("Tables, and the lobby, that all visitors of one process may follow live.")] = 5000
    connections_an_address: Annotated[int, _count("Connections that one address may hold.")] = 200
    """The proxies in front are not counted."""
    connections: Annotated[int, _count("Connections that one process may hold in all.")] = 10_000
    """As far as the system's limit of open files admits them."""


class MailSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server that takes the site's letters."""

    server: str
    """Its name or address."""
    port: int | None = None
    """None for the usual one of its security."""
    user: str | None = None
    password: str | None = None
    sender: str
    """From whom letters are: an address, perhaps with a name before it, like `Tertulia <games@example.org>`."""
    security: Literal["starttls", "tls", "none"] = "starttls"
    """How the way to it is kept from listeners; none only for a server of the own machine or network."""
    authority: Path | None = None
    """A file with the certificates that are believed instead of the machine's own."""

    @property
    def port_meant(self) -> int:
        """The port: its own, or the usual one."""
        return self.port or {"starttls": 587, "tls": 465, "none": 25}[self.security]


class OpenIdSettings(msgspec.Struct, frozen=True, kw_only=True):
    """A place elsewhere (OpenID Connect) whose accounts may sign in here."""

    issuer: str
    """Its address, as it says itself: under it lies `.well-known/openid-configuration`."""
    client: str
    """What it calls this site."""
    secret: str | None = None
    """What this site shows it; None for a client without one."""
    name: str
    """What it is called on the button."""


PageKind = Literal["imprint", "privacy", "contact"]


class SitePage(msgspec.Struct, frozen=True, kw_only=True):
    """A page that the host of a site provides, in one language: either a link or a text."""

    kind: PageKind
    language: str | None = None
    """None for all languages that have none of their own."""
    url: str | None = None
    """An address elsewhere, by http, https or mailto."""
    text: str | None = None


class Settings(Limits, frozen=True, kw_only=True):
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
    session_days: int = USUAL_SESSION_DAYS
    """Days after which a browser that has not been used is signed out; browsers keep no cookie for longer than 400."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose forwarded headers (client's address, https) are believed; nobody else's are."""
    base_path: str = ""
    """Where the site begins at its host: `/tertulia`, or nothing where it has the host to itself."""
    allowed_hosts: tuple[str, ...] = ()
    """The names under which the site is reached, `*.example.org` for all of a domain; addresses and names of the own
    network need not be named."""
    address: str | None = None
    """Where people reach the site, `https://example.org/tertulia`, without a slash at its end: what letters and notices link to.
    None where nobody has said so."""
    openid: OpenIdSettings | None = None
    """Whose accounts may sign in here; None for no other place's."""
    webhook_networks: tuple[str, ...] = ()
    """Networks of the own house that webhooks may lead to; nobody's webhook leads to any other private one."""
    webhook_ports: tuple[int, ...] = ()
    """Ports that new webhooks may lead to beside 80 and 443."""
    services: tuple[str, ...] = ()
    """Services of others, by the beginnings of their addresses in apprise, that people may be told by."""
    mail: MailSettings | None = None
    """The mail server; None where the site sends no letters."""
    pages: tuple[SitePage, ...] = ()
    """Imprint, privacy notice and contact, linked at the foot of every page; at most one of a kind and language."""
    chat: bool = True
    """Whether people may talk at tables and in the lobby."""
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
    hint_milliseconds: float = 150.0
    """The milliseconds, about, for which a hint is thought about: a person waits for it."""
    warm_thinkers: bool = False
    """Whether the processes in which bots think begin with the server, and load what they search with; otherwise when they are
    first needed, and whoever needs them waits for that."""
    analysis_milliseconds: float = 10.0
    """The milliseconds, about, for which each decision of a finished game is thought about."""
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
