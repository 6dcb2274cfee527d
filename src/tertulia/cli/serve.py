"""`tertulia serve`: run the website on this machine."""

from __future__ import annotations

import os
import webbrowser
from typing import Annotated

import typer

from tertulia.cli.limit_options import with_limits
from tertulia.cli.listening import free_port, listen_hosts
from tertulia.cli.mail_options import MailOptions, with_mail
from tertulia.cli.openid_options import OpenIdOptions, with_openid
from tertulia.cli.page_options import PageOptions, with_pages
from tertulia.cli.places import ConfigFile
from tertulia.cli.shared import ComponentsFile
from tertulia.cli.site_options import (
    AllowedHosts,
    BasePath,
    BotPause,
    Broker,
    BrokerPasswordFile,
    Database,
    Host,
    LogFormats,
    Metrics,
    NoChat,
    Port,
    Secure,
    SessionDays,
    SiteOptions,
    Thinkers,
    Traces,
    TrustedProxies,
    site_of,
)
from tertulia.cli.upkeep import DatabasePasswordFile, DataFolder
from tertulia.server.settings import USUAL_SESSION_DAYS, Limits

NAME = "serve"

Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        envvar="TERTULIA_WORKERS",
        min=1,
        max=64,
        metavar="N",
        help="So many processes that answer visitors, and one that thinks, under one address; they need --database and --broker."
        " Otherwise one process does all.",
        show_default=False,
    ),
]


@with_limits
@with_mail
@with_openid
@with_pages
def run(
    host: Host = None,
    port: Port = None,
    workers: Workers = None,
    data: DataFolder = None,
    database: Database = None,
    database_password_file: DatabasePasswordFile = None,
    broker: Broker = None,
    broker_password_file: BrokerPasswordFile = None,
    components: ComponentsFile = None,
    bot_pause: BotPause = 0.7,
    thinkers: Thinkers = None,
    secure: Secure = False,
    session_days: SessionDays = USUAL_SESSION_DAYS,
    trusted_proxy: TrustedProxies = None,
    base_path: BasePath = "",
    allowed_host: AllowedHosts = None,
    no_chat: NoChat = False,
    metrics: Metrics = None,
    traces: Traces = None,
    log_format: LogFormats = "text",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the address in the browser.")] = False,
    config: ConfigFile = None,
    *,
    mail: MailOptions,
    openid: OpenIdOptions,
    pages: PageOptions,
    limits: Limits,
) -> None:
    """Host tables for the browser until Ctrl-C.

    Example: tertulia serve --open --port 8000

    Behind a proxy: tertulia serve --secure --trusted-proxy 127.0.0.1 --allowed-host example.org
    """
    options = SiteOptions(
        *(
            data,
            database,
            database_password_file,
            broker,
            broker_password_file,
            components,
            metrics,
            traces,
            log_format,
        ),
        *(bot_pause, thinkers, secure, trusted_proxy, base_path, allowed_host, no_chat, limits, mail),
        openid=openid,
        session_days=session_days,
        pages=pages,
    )
    settings = site_of(options, "site", shared="--workers" if workers else None)
    from tertulia.cli.warm import why_compiling
    from tertulia.server.backends import make_database
    from tertulia.server.last_moment import exit_if_stopping, stop_on_sigterm
    from tertulia.server.run import load_compiled, serve
    from tertulia.server.run_many import serve_by_many

    hosts = listen_hosts(host)
    kept_in, missing = make_database(settings).name, load_compiled()

    def ready(address: str, connections: int) -> None:
        print(f"Tertulia is open at {address}  (Ctrl-C ends it)\nGames are kept in {kept_in}", flush=True)
        print(f"There is room for {connections:,} connections", flush=True)
        if missing:
            print("Games can begin in about a minute, and the lobby shows how far it is:", flush=True)
            print(why_compiling(missing), flush=True)
        if open_browser and not os.environ.get("TERTULIA_NO_BROWSER"):
            webbrowser.open(address)

    stop_on_sigterm()
    chosen = free_port(hosts) if port is None else port
    if workers:
        serve_by_many(settings, hosts=hosts, port=chosen, workers=workers, on_ready=ready)
    else:
        serve(settings, hosts=hosts, port=chosen, on_ready=ready)
    print("Tertulia is closed; every game is where it was.")
    exit_if_stopping()
