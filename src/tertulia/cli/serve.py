"""`tertulia serve`: the website on this machine."""

from __future__ import annotations

import os
import signal
import socket
import webbrowser
from pathlib import Path
from typing import Annotated, Literal

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.passwords import with_password
from tertulia.cli.settings_file import ConfigFile, usual_folder
from tertulia.cli.shared import ComponentsFile
from tertulia.cli.upkeep import DatabasePasswordFile, DataFolder
from tertulia.resources import client_dir

NAME = "serve"
USUAL_PORT = 8420
"""Tried first, so that links to tables outlive a restart; where it is taken, any free port will do."""

Secure = Annotated[
    bool,
    typer.Option(
        "--secure", envvar="TERTULIA_SECURE", help="The site is reached by https only, through a proxy in front."
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


def run(
    host: Annotated[
        str,
        typer.Option("--host", envvar="TERTULIA_HOST", help="The address to listen on; 0.0.0.0 for the whole network."),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            envvar="TERTULIA_PORT",
            min=0,
            max=65535,
            help=f"Otherwise {USUAL_PORT} or, where it is taken, a free one.",
        ),
    ] = None,
    data: DataFolder = None,
    database: Database = None,
    database_password_file: DatabasePasswordFile = None,
    broker: Broker = None,
    broker_password_file: BrokerPasswordFile = None,
    components: ComponentsFile = None,
    bot_pause: Annotated[
        float,
        typer.Option(
            "--bot-pause",
            envvar="TERTULIA_BOT_PAUSE",
            min=0,
            max=60,
            help="Seconds before a bot plays; 0 for none at all.",
        ),
    ] = 0.7,
    thinkers: Thinkers = None,
    secure: Secure = False,
    trusted_proxy: TrustedProxies = None,
    base_path: BasePath = "",
    allowed_host: AllowedHosts = None,
    metrics: Metrics = None,
    traces: Traces = None,
    log_format: LogFormats = "text",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the address in the browser.")] = False,
    config: ConfigFile = None,
) -> None:
    """Host tables for the browser until Ctrl-C.

    Example: tertulia serve --open --port 8000

    Behind a proxy: tertulia serve --secure --trusted-proxy 127.0.0.1 --allowed-host example.org
    """
    try:
        from tertulia.server import Settings, serve
        from tertulia.server.assembly import database_of
        from tertulia.server.http.proxy_settings import read_base_path, read_hosts, read_proxies
    except ModuleNotFoundError as error:
        raise InputError(
            f"the server's packages are not installed ({error.name}): pip install 'tertulia[server]'"
        ) from None
    from tertulia.cli.warm import why_compiling
    from tertulia.kernel.precompile import is_compiled
    from tertulia.kernel.registry import games

    database = with_password(database, database_password_file, "--database")
    broker = with_password(broker, broker_password_file, "--broker")
    if broker and not database:
        raise InputError("--broker is for processes that share a database: name it with --database")
    if client_dir() is None:
        raise InputError("the browser client is not built: run `make client` in the checkout")
    folder = usual_folder(data)
    step = Settings(data=folder).bot_step if bot_pause else 0.0
    settings = Settings(
        data=folder,
        database=database,
        broker=broker,
        components=components,
        secure=secure,
        trusted_proxies=read_proxies(trusted_proxy or ()),
        base_path=read_base_path(base_path),
        allowed_hosts=read_hosts(allowed_host or ()),
        bot_pause=bot_pause,
        bot_step=step,
        thinkers=thinkers,
        warm_thinkers=True,
        metrics=metrics,
        traces=traces,
        log_format=log_format,
    )
    kept_in = database_of(settings).name
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    missing = [game for game in games().values() if not is_compiled(game)]
    for game in games().values():
        if game not in missing:
            game.precompile()  # which only loads it

    def ready(address: str, connections: int) -> None:
        print(f"Tertulia is open at {address}  (Ctrl-C ends it)\nGames are kept in {kept_in}", flush=True)
        print(f"There is room for {connections:,} connections", flush=True)
        if missing:
            print("Games can begin in about a minute, and the lobby shows how far it is:", flush=True)
            print(why_compiling(missing), flush=True)
        if open_browser and not os.environ.get("TERTULIA_NO_BROWSER"):
            webbrowser.open(address)

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # being terminated is as clean an end as Ctrl-C
    chosen = _free_port(host) if port is None else port
    serve(settings, host=host, port=chosen, on_ready=ready)
    print("Tertulia is closed; every game is where it was.")


def _free_port(host: str) -> int:
    """The usual port where nobody listens on it, else 0: any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, USUAL_PORT))
        except OSError:
            return 0
    return USUAL_PORT
