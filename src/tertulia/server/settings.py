"""Settings of a server: data, limits for visitors, mail, sign-in, bots and operation (`Settings`)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

USUAL_SESSION_DAYS = 400
MIN_SESSION_DAYS = 366
"""Longer than a turn-based clock can run while its player is away, which is 353 days at most.

A reserve of 60 days takes 168 days, because quiet hours may leave out half of each day, and weekends two days of each
week. To these come two years' vacations of 60 days, and 60 days of pause. The other 5 days are a margin, because these
times need not begin and end with a week.
"""
Role = Literal["site", "web", "worker"]
"""Role of a process: everything, or only requests and live connections, or only jobs and searches."""


def _count(description: str) -> Meta:
    return Meta(ge=1, description=description)


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits on visitors' use of a server. Each is an option of the command line with this description."""

    requests_a_minute: Annotated[int, _count("Requests of one visitor that are answered in a minute.")] = 600
    """Further requests are refused until the allowance has been refilled."""
    requests_an_address: Annotated[int, _count("Requests of one address that are answered in a minute.")] = 2400
    """Includes requests of visitors without a cookie."""
    requests_a_second: Annotated[int, _count("Requests of one address that begin in a second.")] = 300
    """Applies if an address sends more requests at once than a page does.

    Excess requests wait briefly, so that requests of others are served between them.
    """
    tables_an_hour: Annotated[int, _count("Tables that one address may open in an hour.")] = 600
    """Limits the disk space that one address can fill."""
    checks_an_address: Annotated[int, _count("Sets of components that are checked for one address in a minute.")] = 400
    """An author who types a component set causes one or two checks per second."""
    moments_an_address: Annotated[int, _count("Earlier moments of games that one address is shown in a minute.")] = 400
    """The game is replayed for each of them."""
    plies_an_address: Annotated[int, _count("Plies that are played again for one address in a minute.")] = 400_000
    """For history views, practice games and record files."""
    lines_an_address: Annotated[int, _count("Lines of logs that one address is sent in a minute.")] = 600_000
    """Sent with complete tables; a game has some hundreds of lines."""
    hints_a_minute: Annotated[int, _count("Hints that one visitor is given in a minute.")] = 20
    """Each takes some tenths of a second of search."""
    hints_an_address: Annotated[int, _count("Hints that all visitors of one address are given in a minute.")] = 120
    analyses_an_hour: Annotated[int, _count("Games that one address may have analysed in an hour.")] = 30
    """Each takes some seconds of search, once; then it is stored."""
    talk_a_minute: Annotated[int, _count("Lines that one visitor with an account may say in a minute.")] = 12
    """At tables and in the lobby together."""
    talk_of_guest: Annotated[int, _count("Lines that one visitor without an account may say in a minute.")] = 6
    """Lower than for accounts: a new guest costs nothing, an account can be lost."""
    talk_an_address: Annotated[int, _count("Lines that all visitors of one address may say in a minute.")] = 60
    streams_a_guest: Annotated[int, _count("Tables, and the lobby, that one visitor may follow live.")] = 24
    streams_an_address: Annotated[
        int, _count("Tables, and the lobby, that all visitors of one address may follow live.")
    ] = 100
    """Includes visitors without a cookie."""
    streams: Annotated[int, _count("Tables, and the lobby, that all visitors of one process may follow live.")] = 5000
    connections_an_address: Annotated[int, _count("Connections that one address may hold.")] = 200
    """Connections of trusted proxies are not counted."""
    connections: Annotated[int, _count("Connections that one process may hold in all.")] = 10_000
    """At most the system's limit of open files."""


class MailSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server that sends the site's emails."""

    server: str
    """Host name or IP address."""
    port: int | None = None
    """None for the default port of `security`."""
    user: str | None = None
    password: str | None = None
    sender: str
    """The sender of emails: an address, or a name and an address like `Tertulia <games@example.org>`."""
    security: Literal["starttls", "tls", "none"] = "starttls"
    """Encryption of the connection. `none` is only for a server on this machine or in its network."""
    authority: Path | None = None
    """A file with trusted certificates that replace those of the machine."""

    @property
    def port_meant(self) -> int:
        """The port: `port`, or the default of `security`."""
        return self.port or {"starttls": 587, "tls": 465, "none": 25}[self.security]


class OpenIdSettings(msgspec.Struct, frozen=True, kw_only=True):
    """An OpenID Connect provider whose accounts may sign in here."""

    issuer: str
    """Issuer URL, as the provider states it; `.well-known/openid-configuration` lies below."""
    client: str
    """Client id of this site at the provider."""
    secret: str | None = None
    """Client secret, or None for a client without one."""
    name: str
    """Name of the provider on the sign-in button."""


PageKind = Literal["imprint", "privacy", "contact"]


class SitePage(msgspec.Struct, frozen=True, kw_only=True):
    """A page that the host of a site provides in one language: either a link or a text."""

    kind: PageKind
    language: str | None = None
    """None for all languages without a page of their own."""
    url: str | None = None
    """A URL with http, https or mailto."""
    text: str | None = None


class Settings(Limits, frozen=True, kw_only=True):
    """Everything that may differ between a private game evening, a test and a public site."""

    data: Path
    """Folder of the site's secret, and of the database file if there is one."""
    database: str | None = None
    """URL of a PostgreSQL database that several processes may share, or None for a file in the folder."""
    role: Role = "site"
    """Role of this process. Roles other than `site` need a shared database."""
    broker: str | None = None
    """URL of a Redis or Valkey broker through which processes of a shared database announce changes.

    Without a broker, each process polls the database every second.
    """
    components: Path | None = None
    """A corrected components file, used for the game that it fits."""
    secure: bool = False
    """Whether the site is reached by https only. The cookie is then never sent without encryption."""
    session_days: int = USUAL_SESSION_DAYS
    """Days without use after which a browser is signed out.

    Browsers keep no cookie for longer than 400 days.
    """
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose forwarding headers (client address, https) are trusted."""
    base_path: str = ""
    """Path of the site on its host, such as `/tertulia`; empty if the site has the host to itself."""
    allowed_hosts: tuple[str, ...] = ()
    """Host names of the site; `*.example.org` allows all names of a domain.

    Addresses and names of the local network need not be listed.
    """
    address: str | None = None
    """Public URL of the site without a slash at its end (`https://example.org/tertulia`), or None.

    Emails and notifications link to it.
    """
    openid: OpenIdSettings | None = None
    """The provider whose accounts may sign in here, or None."""
    webhook_networks: tuple[str, ...] = ()
    """Private networks that webhooks may lead to. Other private networks are refused."""
    webhook_ports: tuple[int, ...] = ()
    """Ports that new webhooks may lead to, besides 80 and 443."""
    services: tuple[str, ...] = ()
    """Notification services that recipients may use, by the URL schemes of Apprise."""
    mail: MailSettings | None = None
    """The mail server, or None if the site sends no emails."""
    pages: tuple[SitePage, ...] = ()
    """Imprint, privacy notice and contact, linked in every footer; at most one of a kind and language."""
    chat: bool = True
    """Whether players may chat at tables and in the lobby."""
    open_to_network: bool = False
    """Whether other machines can reach the server at this machine's addresses.

    Set from the listening sockets.
    """
    bot_pause: float = 0.7
    """Seconds before a bot begins its turn, so that players can follow; 0 in tests."""
    bot_step: float = 0.25
    """Seconds between the actions of a bot's turn."""
    thinkers: int | None = None
    """Number of search processes, or None for one less than the number of cores."""
    heartbeat: float = 15.0
    """Seconds of silence after which a heartbeat is sent on a live connection."""
    hint_milliseconds: float = 150.0
    """Approximate milliseconds of search for a hint. A player waits for it."""
    warm_thinkers: bool = False
    """Whether the search processes start with the server and load their searches ahead.

    Otherwise they start when first needed, and the first caller waits for them.
    """
    analysis_milliseconds: float = 10.0
    """Approximate milliseconds of search for each decision of a finished game."""
    header_seconds: float = 10.0
    """Seconds in which a request's headers must arrive."""
    body_seconds: float = 20.0
    """Seconds, after its headers, in which a request's body must arrive."""
    unread_seconds: float = 60.0
    """Seconds after which the connection of a client that does not read its answer is closed."""
    most_bytes: int = 64 << 10
    """Maximum bytes of a request's body. Requests of the web client are far smaller."""
    metrics: str | None = None
    """Port, or address and port, at which this process serves health and metrics to the operator."""
    metrics_waits: bool = False
    """Whether to wait for that port, which a process that this one replaces may still hold."""
    traces: str | None = None
    """URL of an OpenTelemetry collector that receives traces."""
    log_format: Literal["text", "json"] = "text"
    """Format of the log: text, or a line of JSON for each record."""
    idle_after: float = 600.0
    """Seconds without requests or viewers after which a table is unloaded from memory."""
