"""The options of `serve`, `web` and `worker`, each declared once, and the settings built from them (`site_of`)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
import typer

from tertulia.cli.errors import InputError
from tertulia.cli.mail_options import MailOptions, mail_of, read_networks, read_ports, read_site_address
from tertulia.cli.openid_options import OpenIdOptions, openid_of
from tertulia.cli.page_options import PageOptions, pages_of
from tertulia.cli.passwords import with_password
from tertulia.cli.places import known_folder, require_server
from tertulia.resources import client_dir
from tertulia.server.settings import MIN_SESSION_DAYS, USUAL_SESSION_DAYS, Limits, Role, Settings

USUAL_PORT = 8420
"""The default port. It is tried first, so that links to tables survive a restart; if it is taken, a free port is used.
"""

Host = Annotated[
    list[str] | None,
    typer.Option(
        "--host",
        metavar="ADDRESS",
        envvar="TERTULIA_HOST",
        help="The address to listen at; may be given several times. 0.0.0.0 is the whole network by IPv4, :: by IPv4 and IPv6;"
        " otherwise this machine alone.",
        show_default=False,
    ),
]
Port = Annotated[
    int | None,
    typer.Option(
        "--port",
        envvar="TERTULIA_PORT",
        min=0,
        max=65535,
        help=f"The port; otherwise {USUAL_PORT} or, where it is taken, a free one.",
    ),
]
BotPause = Annotated[
    float,
    typer.Option(
        "--bot-pause", envvar="TERTULIA_BOT_PAUSE", min=0, max=60, help="Seconds before a bot plays; 0 for none at all."
    ),
]

Secure = Annotated[
    bool,
    typer.Option(
        "--secure", envvar="TERTULIA_SECURE", help="The site is reached by https only, through a proxy in front."
    ),
]
SessionDays = Annotated[
    int,
    typer.Option(
        "--session-days",
        envvar="TERTULIA_SESSION_DAYS",
        help=f"Days without use after which a browser is signed out; {MIN_SESSION_DAYS} or more, so that a player whose time runs"
        " by turns is not signed out before it is over.",
    ),
]
TrustedProxies = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        metavar="ADDRESS",
        envvar="TERTULIA_TRUSTED_PROXIES",
        help="An address or network whose X-Forwarded-For and -Proto are believed; may be given several times.",
        show_default=False,
    ),
]
BasePath = Annotated[
    str,
    typer.Option(
        "--base-path",
        metavar="PATH",
        envvar="TERTULIA_BASE_PATH",
        help="Where the site begins at its host, like /tertulia; otherwise it has the host to itself.",
        show_default=False,
    ),
]
AllowedHosts = Annotated[
    list[str] | None,
    typer.Option(
        "--allowed-host",
        metavar="NAME",
        envvar="TERTULIA_ALLOWED_HOSTS",
        help="A name under which the site is reached, like example.org or *.example.org; may be given several times."
        " Addresses, localhost and names of the own network need not be named.",
        show_default=False,
    ),
]

NoChat = Annotated[
    bool,
    typer.Option("--no-chat", envvar="TERTULIA_NO_CHAT", help="Nobody talks at tables or in the lobby."),
]

Thinkers = Annotated[
    int | None,
    typer.Option(
        "--thinkers",
        envvar="TERTULIA_THINKERS",
        min=1,
        max=256,
        metavar="N",
        help="Number of processes in which bots think; otherwise one less than there are cores.",
    ),
]

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="ADDRESS",
        envvar="TERTULIA_DATABASE",
        help="A PostgreSQL database where games are kept, like postgresql://user@host/tertulia; otherwise a file in the data"
        " folder. A password is better given in the environment variable: others may read a command.",
        show_default=False,
        show_envvar=True,
    ),
]

Broker = Annotated[
    str | None,
    typer.Option(
        "--broker",
        metavar="ADDRESS",
        envvar="TERTULIA_BROKER",
        help="A Redis or Valkey, like redis://host:6379/0, over which the processes of one database tell each other of changes.",
        show_default=False,
        show_envvar=True,
    ),
]

BrokerPasswordFile = Annotated[
    Path | None,
    typer.Option(
        "--broker-password-file",
        metavar="FILE",
        envvar="TERTULIA_BROKER_PASSWORD_FILE",
        help="A file with the broker's password, where the address has none.",
        show_default=False,
    ),
]

Metrics = Annotated[
    str | None,
    typer.Option(
        "--metrics",
        metavar="PORT",
        envvar="TERTULIA_METRICS",
        help="A port of this machine for whoever runs the site: /health, /ready and, for Prometheus, /metrics; or an address with"
        " one, like 0.0.0.0:9100, which must not be open to the world.",
        show_default=False,
    ),
]

Traces = Annotated[
    str | None,
    typer.Option(
        "--traces",
        metavar="ADDRESS",
        envvar="TERTULIA_TRACES",
        help="A collector of OpenTelemetry, like http://localhost:4318, to which spans of requests are sent.",
        show_default=False,
    ),
]

LogFormats = Annotated[
    Literal["text", "json"],
    typer.Option(
        "--log-format", envvar="TERTULIA_LOG_FORMAT", help="Warnings and errors for people, or a line of JSON each."
    ),
]


class SiteOptions(NamedTuple):
    """The values of the options of a site, from the command line, the environment and the settings file."""

    data: Path | None
    database: str | None
    database_password_file: Path | None
    broker: str | None
    broker_password_file: Path | None
    components: Path | None
    metrics: str | None
    traces: str | None
    log_format: Literal["text", "json"]
    bot_pause: float = 0.7
    thinkers: int | None = None
    secure: bool = False
    trusted_proxy: list[str] | None = None
    base_path: str = ""
    allowed_host: list[str] | None = None
    no_chat: bool = False
    limits: Limits = Limits()
    mail: MailOptions = MailOptions()
    openid: OpenIdOptions = OpenIdOptions()
    session_days: int = USUAL_SESSION_DAYS
    pages: PageOptions = PageOptions()


def site_of(options: SiteOptions, role: Role, *, shared: str | None = None) -> Settings:
    """Build the settings of a process, and create its data folder.

    Raises `InputError` if they are invalid or contradict.

    `shared` names the command or option that needs a PostgreSQL database and a broker.
    """
    require_server()
    from tertulia.server.http.proxy_settings import read_base_path, read_hosts, read_proxies

    database = with_password(options.database, options.database_password_file, "--database")
    broker = with_password(options.broker, options.broker_password_file, "--broker")
    if broker and not database:
        raise InputError("--broker is for processes that share a database: name it with --database")
    if shared and not (database and broker):
        lacking = "--broker" if database else "--database"
        raise InputError(
            f"{shared} needs a PostgreSQL database and a broker that processes share: name it with {lacking}"
        )
    if role != "worker" and client_dir() is None:
        raise InputError("the browser client is not built: run `make client` in the checkout")
    if options.session_days < MIN_SESSION_DAYS:
        raise InputError(
            f"--session-days: {options.session_days} is too short; accepted are {MIN_SESSION_DAYS} or more, because a clock by"
            " turns may run for nearly as long"
        )
    folder = known_folder(options.data)
    settings = Settings(
        data=folder,
        database=database,
        role=role,
        broker=broker,
        components=options.components,
        secure=options.secure,
        session_days=options.session_days,
        trusted_proxies=read_proxies(options.trusted_proxy or ()),
        base_path=read_base_path(options.base_path),
        allowed_hosts=read_hosts(options.allowed_host or ()),
        chat=not options.no_chat,
        bot_pause=options.bot_pause,
        bot_step=Settings(data=folder).bot_step if options.bot_pause else 0.0,
        thinkers=options.thinkers,
        warm_thinkers=True,
        metrics=options.metrics,
        traces=options.traces,
        log_format=options.log_format,
        address=read_site_address(options.mail.site_address, options.base_path),
        mail=mail_of(options.mail),
        openid=openid_of(options.openid),
        pages=pages_of(options.pages),
        webhook_networks=read_networks(options.mail.webhook_network or ()),
        webhook_ports=read_ports(options.mail.webhook_port or ()),
        services=tuple(options.mail.notice_service or ()),
        **msgspec.structs.asdict(options.limits),
    )
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return settings
