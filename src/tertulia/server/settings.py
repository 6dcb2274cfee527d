"""Settings of a site: data, limits for visitors, email, sign-in, bots and operation (`Settings`).

A field with a `SiteOption` is set by the host. Its option on the command line, environment variable, name in the
settings file, help and documentation follow from this declaration (`tertulia.cli.setting`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

MIN_SESSION_DAYS = 366
"""Minimum of `Settings.session_days`: longer than a turn-based clock can run while its player is away.

The clock can run for 353 days at most. The longest reserve of thinking time, 60 days, can last 168 days: quiet hours
may leave out half of each day, and weekends two days of each week. Vacations add 60 days in each of two years, and a
pause adds 60 days. A margin of 5 days is added, because these times need not begin and end with a week.
"""
USUAL_SESSION_DAYS = 400
USUAL_PORT = 8420
"""Default port of the site. It is tried first, so that links to tables survive a restart."""
Role = Literal["site", "web", "worker"]
"""Role of a process. `site`: all work. `web`: only requests and live connections. `worker`: only jobs and searches."""
ALL: tuple[Role, ...] = ("site", "web", "worker")
WEB: tuple[Role, ...] = ("site", "web")


class Group(NamedTuple):
    """A group of settings in help and documentation."""

    title: str
    roles: tuple[Role, ...] = ALL
    """Roles of the processes that use the settings of the group."""


DATA = Group("Data and processes")
NETWORK = Group("Address and https", WEB)
EMAIL = Group("Email and notifications")
OPENID = Group("External accounts", WEB)
PAGES = Group("Pages and chat", WEB)
BOTS = Group("Bots", ("site", "worker"))
OPERATION = Group("Operation")
LIMITS = Group("Limits for visitors", WEB)
GROUPS = (NETWORK, DATA, EMAIL, OPENID, PAGES, BOTS, OPERATION, LIMITS)
"""All groups, in the order of help and documentation."""


class SiteOption(NamedTuple):
    """How the host of a site sets a field of `Settings`: group, help and name of its option."""

    group: Group
    help: str
    metavar: str = ""
    """Kind or unit of the value, in capitals, as help shows it; empty to derive it from the field's type."""
    name: str = ""
    """Name of the option on the command line and in the settings file.

    If it is empty, the name is derived from the field's name. The option of a field with several values has a singular
    name, although the field's name is a plural. The option of a field that is true by default has a name that begins
    with `no-`.
    """
    default: str = ""
    """Default of the setting in words; empty to show the default value of the field."""
    secret: Literal["", "value", "address"] = ""
    """Secret part of the setting: `value` for the complete value, `address` for a password in a URL.

    Empty for a setting without a secret. For each setting with a secret, a second setting names a file that holds it.
    """
    roles: tuple[Role, ...] = ()
    """Roles of the processes that use the setting. If empty, `roles` of the option's `group` apply."""


Count = Annotated[int, Meta(ge=1)]
Port = Annotated[int, Meta(ge=1, le=65535)]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits on visitors' use of a server.

    "Address" in the names and texts is the internet address of a client.
    """

    requests_a_minute: Annotated[Count, SiteOption(LIMITS, "Requests of one visitor a minute.")] = 600
    """Maximum requests of one visitor per minute. Further requests are refused until the allowance has been
    refilled."""
    requests_an_address: Annotated[Count, SiteOption(LIMITS, "Requests of one address a minute.")] = 2400
    """Maximum requests of one IP address per minute, including those of visitors without a cookie."""
    requests_a_second: Annotated[
        Count,
        SiteOption(LIMITS, "Requests of one address that start in a second, after the first 30; the others wait."),
    ] = 300
    """Maximum requests of one IP address that start per second, after the first 30, which start at once.

    Excess requests wait briefly, so that requests of other addresses are served between them.
    """
    tables_an_hour: Annotated[Count, SiteOption(LIMITS, "New tables of one address an hour.")] = 600
    """Maximum new tables of one IP address per hour, to limit the disk space that one client can fill."""
    checks_an_address: Annotated[Count, SiteOption(LIMITS, "Component sets checked for one address a minute.")] = 400
    """Maximum component sets checked for one IP address per minute.

    A component set holds the values printed on a game's parts, such as cards and tiles. An author who types a
    component set causes one or two checks per second.
    """
    moments_an_address: Annotated[Count, SiteOption(LIMITS, "Earlier positions shown to one address a minute.")] = 400
    """Maximum earlier positions shown to one IP address per minute.

    The game is replayed for each position.
    """
    plies_an_address: Annotated[
        Count, SiteOption(LIMITS, "Actions replayed for one address a minute: history, practice, record files.")
    ] = 400_000
    lines_an_address: Annotated[Count, SiteOption(LIMITS, "Log lines sent to one address a minute.")] = 600_000
    """Maximum log lines that one IP address receives per minute when it loads complete tables.

    A game has some hundreds of lines.
    """
    hints_a_minute: Annotated[Count, SiteOption(LIMITS, "Hints for one visitor a minute.")] = 20
    """Maximum hints for one visitor per minute. Each hint takes some tenths of a second of search."""
    hints_an_address: Annotated[Count, SiteOption(LIMITS, "Hints for one address a minute.")] = 120
    analyses_an_hour: Annotated[Count, SiteOption(LIMITS, "Games analysed for one address an hour, ten at a time.")] = (
        30
    )
    """Maximum games analysed for one IP address per hour.

    An analysis takes some seconds of search, and is then stored.
    """
    chat_a_minute: Annotated[Count, SiteOption(LIMITS, "Chat messages of a visitor with an account a minute.")] = 12
    """Maximum chat messages of a visitor with an account per minute, at tables and in the lobby together."""
    chat_of_guest: Annotated[Count, SiteOption(LIMITS, "Chat messages of a visitor without an account a minute.")] = 6
    """Maximum chat messages of a visitor without an account per minute.

    The limit is lower than that of accounts, because visitors without an account lose little if they are suspended.
    """
    chat_an_address: Annotated[Count, SiteOption(LIMITS, "Chat messages of one address a minute.")] = 60
    streams_a_guest: Annotated[
        Count, SiteOption(LIMITS, "Tables, and the lobby, that one visitor follows live; each counts once per browser.")
    ] = 24
    streams_an_address: Annotated[
        Count, SiteOption(LIMITS, "Tables, and the lobby, that one address follows live.")
    ] = 100
    """Maximum number of tables, plus the lobby, that one IP address follows live.

    Tables followed by visitors without a cookie are included.
    """
    streams: Annotated[Count, SiteOption(LIMITS, "Tables, and the lobby, followed live in one process.")] = 5000
    connections_an_address: Annotated[
        Count, SiteOption(LIMITS, "Open connections of one address; those of trusted proxies are not counted.")
    ] = 200
    connections: Annotated[
        Count, SiteOption(LIMITS, "Open connections of one process, as far as its limit of open files allows.")
    ] = 10_000


class MailSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server that sends the site's emails."""

    server: Annotated[str, SiteOption(EMAIL, "Mail server. Without one the site sends no email.", "HOST")]
    port: Annotated[
        Port | None,
        SiteOption(EMAIL, "Port of the mail server.", default="587 for `starttls`, 465 for `tls`, 25 for `none`"),
    ] = None
    security: Annotated[
        Literal["starttls", "tls", "none"],
        SiteOption(EMAIL, "Encryption. `none` is only for a server on this machine or in its network."),
    ] = "starttls"
    user: Annotated[str | None, SiteOption(EMAIL, "User name at the mail server, if it requires one.", "NAME")] = None
    password: Annotated[
        str | None, SiteOption(EMAIL, "Password; better in a file: others may read a command line.", secret="value")
    ] = None
    sender: Annotated[
        str, SiteOption(EMAIL, "Sender of emails, like `Tertulia <games@example.org>`.", "ADDRESS", "mail-from")
    ]
    ca_file: Annotated[
        Path | None, SiteOption(EMAIL, "Certificates (PEM) to trust, if the mail server's is self-signed.")
    ] = None

    @property
    def port_meant(self) -> int:
        """Port of the mail server: `port` if set, otherwise the usual port for `security`."""
        return self.port or {"starttls": 587, "tls": 465, "none": 25}[self.security]


class OpenIdSettings(msgspec.Struct, frozen=True, kw_only=True):
    """An OpenID Connect provider whose accounts may sign in here."""

    issuer: Annotated[str, SiteOption(OPENID, "Address of the OpenID Connect provider, as it names itself.", "URL")]
    """URL of the provider, without `/.well-known/openid-configuration`."""
    client: Annotated[str, SiteOption(OPENID, "Client id of this site at the provider.", "ID")]
    secret: Annotated[str | None, SiteOption(OPENID, "Client secret; better in a file.", secret="value")] = None
    name: Annotated[str, SiteOption(OPENID, "Label of the sign-in button.", default="the provider's host name")] = ""


PageKind = Literal["imprint", "privacy", "contact"]


class SitePage(msgspec.Struct, frozen=True, kw_only=True):
    """A page that the host of a site provides in one language: either a link or a text."""

    kind: PageKind
    language: str | None = None
    """Language of the page; None for all languages without a page of their own."""
    url: str | None = None
    """URL of the link, with http, https or mailto; None if the page is a text."""
    text: str | None = None


def _page(what: str) -> SiteOption:
    accepted = "a link, an email address, or the absolute path of a text file; prefix `de=…` for German only"
    return SiteOption(PAGES, f"{what}, linked at the foot of every page: {accepted}.", "[LANGUAGE=]PLACE")


class Settings(Limits, frozen=True, kw_only=True):
    """All settings that may differ between a private game evening, a test and a public site."""

    host: Annotated[
        tuple[str, ...],
        SiteOption(
            NETWORK, "Address or name to listen at. `0.0.0.0` is the whole network, `::` also by IPv6.", "ADDRESS"
        ),
    ] = ("127.0.0.1",)
    port: Annotated[
        Annotated[int, Meta(ge=0, le=65535)] | None,
        SiteOption(NETWORK, "Port; 0 for any free one.", default=f"{USUAL_PORT}, or a free one if it is taken"),
    ] = None
    data: Annotated[
        Path,
        SiteOption(DATA, "Folder of the secret, and of the games in SQLite.", "DIR", default="the user's data folder"),
    ]
    database: Annotated[
        str | None,
        SiteOption(DATA, "PostgreSQL in place of SQLite, like `postgresql://user@host/name`.", "URL", secret="address"),
    ] = None
    """URL of a PostgreSQL database that several processes may share; None for a SQLite file in the folder `data`."""
    role: Role = "site"
    """Role of this process. Roles other than `site` need a PostgreSQL database."""
    broker: Annotated[
        str | None,
        SiteOption(DATA, "Redis or Valkey for several processes, like `redis://host:6379/0`.", "URL", secret="address"),
    ] = None
    """URL of Redis or Valkey, which carries news between processes. Without it, each process polls the database every
    second."""
    components: Annotated[Path | None, SiteOption(DATA, "Default component set of a game, complete or partial.")] = None
    address: Annotated[
        str | None,
        SiteOption(
            NETWORK,
            "Public address of the site: emails and notifications link there.",
            "URL",
            "site-address",
            roles=ALL,
        ),
    ] = None
    """Public URL of the site without a slash at its end, like `https://example.org/tertulia`; None if not set."""
    base_path: Annotated[
        str,
        SiteOption(NETWORK, "Path of the site on its host, like `/tertulia`; the proxy may remove it.", "PATH"),
    ] = ""
    """Path of the site on its host; empty if the site has the host name to itself."""
    secure: Annotated[
        bool, SiteOption(NETWORK, "The site is reached by https only; cookies are never sent without it.")
    ] = False
    """Whether the site is reached by https only. Then cookies are never sent without encryption, and browsers get HSTS
    for a year."""
    allowed_hosts: Annotated[
        tuple[str, ...],
        SiteOption(NETWORK, "Host name of the site, exact or like `*.example.org`; others get 421.", "NAME"),
    ] = ()
    """Host names of the site. Addresses and names of the local network need not be listed."""
    trusted_proxies: Annotated[
        tuple[str, ...],
        SiteOption(
            NETWORK,
            "Address or network of a proxy whose `X-Forwarded-…` headers are used.",
            "ADDRESS",
        ),
    ] = ()
    session_days: Annotated[
        Annotated[int, Meta(ge=MIN_SESSION_DAYS)],
        SiteOption(NETWORK, "Days without use after which a browser is signed out; a turn may take 353 days.", "DAYS"),
    ] = USUAL_SESSION_DAYS
    """Days without use after which a browser is signed out. Browsers keep no cookie for longer than 400 days."""
    mail: MailSettings | None = None
    """The mail server, or None if the site sends no emails."""
    webhook_networks: Annotated[
        tuple[str, ...],
        SiteOption(EMAIL, "Private network that webhooks may lead to, like `192.168.7.0/24`.", "NETWORK"),
    ] = ()
    webhook_ports: Annotated[
        tuple[Port, ...],
        SiteOption(EMAIL, "Port that new webhooks outside the networks above may lead to, besides 80 and 443."),
    ] = ()
    services: Annotated[
        tuple[str, ...],
        SiteOption(
            EMAIL,
            "Notification service for players, by its prefix in Apprise, like `ntfys`.",
            "NAME",
            "notification-service",
        ),
    ] = ()
    openid: OpenIdSettings | None = None
    """The OpenID Connect provider whose accounts may sign in to this site, or None."""
    imprint: Annotated[tuple[SitePage, ...], _page("Imprint")] = ()
    privacy: Annotated[tuple[SitePage, ...], _page("Privacy notice")] = ()
    contact: Annotated[tuple[SitePage, ...], _page("Contact")] = ()
    chat: Annotated[bool, SiteOption(PAGES, "No chat at tables and in the lobby; private notes stay.")] = True
    open_to_network: bool = False
    """Whether the server listens at all network addresses of this machine.

    The server sets this field when it has opened its listening sockets.
    """
    bot_pause: Annotated[
        Annotated[float, Meta(ge=0, le=60)],
        SiteOption(BOTS, "Seconds before a bot plays, so that players can follow; 0 for none.", "SECONDS"),
    ] = 0.7
    bot_step: float = 0.25
    """Seconds between the actions of a bot's turn."""
    search_processes: Annotated[
        Annotated[int, Meta(ge=1, le=256)] | None,
        SiteOption(BOTS, "Number of processes for bots, hints and analyses.", default="one less than cores"),
    ] = None
    heartbeat: float = 15.0
    """Seconds of silence after which a heartbeat is sent on a live connection."""
    hint_milliseconds: float = 150.0
    """Approximate milliseconds of search for a hint. A player waits for it."""
    preload_searches: bool = False
    """Whether the search processes start with the server, and load the searches of all games in advance.

    Otherwise the processes start at the first request for a search, which then takes longer.
    """
    analysis_milliseconds: float = 10.0
    """Approximate milliseconds of search for each decision, in the analysis of a finished game."""
    header_seconds: float = 10.0
    """Seconds in which a request's headers must arrive."""
    body_seconds: float = 20.0
    """Seconds, after its headers, in which a request's body must arrive."""
    unread_seconds: float = 60.0
    """Seconds after which a connection is closed if its client does not read the response."""
    most_bytes: int = 64 << 10
    """Maximum size of a request's body in bytes. Requests of the web client are far smaller."""
    metrics: Annotated[
        str | None,
        SiteOption(OPERATION, "Port, or address and port, of health and metrics for the operator.", "PORT"),
    ] = None
    traces: Annotated[
        str | None, SiteOption(OPERATION, "OpenTelemetry collector, like `http://localhost:4318`.", "URL")
    ] = None
    log_format: Annotated[
        Literal["text", "json"], SiteOption(OPERATION, "`json` for a line of JSON per warning or error.")
    ] = "text"
    idle_after: float = 600.0
    """Seconds without requests or viewers after which a table is unloaded from memory."""

    @property
    def pages(self) -> tuple[SitePage, ...]:
        """Imprint, privacy notice and contact, linked in every footer.

        There is at most one page of each kind and language.
        """
        return self.imprint + self.privacy + self.contact
