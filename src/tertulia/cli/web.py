"""`tertulia web`: run a web process of a site; bots think in worker processes."""

from __future__ import annotations

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
    Traces,
    TrustedProxies,
    site_of,
)
from tertulia.cli.upkeep import DatabasePasswordFile, DataFolder
from tertulia.server.settings import USUAL_SESSION_DAYS, Limits

NAME = "web"


@with_limits
@with_mail
@with_openid
@with_pages
def run(
    host: Host = None,
    port: Port = None,
    data: DataFolder = None,
    database: Database = None,
    database_password_file: DatabasePasswordFile = None,
    broker: Broker = None,
    broker_password_file: BrokerPasswordFile = None,
    components: ComponentsFile = None,
    secure: Secure = False,
    session_days: SessionDays = USUAL_SESSION_DAYS,
    trusted_proxy: TrustedProxies = None,
    base_path: BasePath = "",
    allowed_host: AllowedHosts = None,
    no_chat: NoChat = False,
    metrics: Metrics = None,
    traces: Traces = None,
    log_format: LogFormats = "text",
    config: ConfigFile = None,
    *,
    mail: MailOptions,
    openid: OpenIdOptions,
    pages: PageOptions,
    limits: Limits,
) -> None:
    """Answer visitors of a site with several processes until Ctrl-C: requests, pages, live connections.

    Bots, hints and analyses run in `tertulia worker`: start at least one.

    Example: tertulia web --port 8421 --database postgresql://localhost/tertulia --broker redis://localhost
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
        secure=secure,
        trusted_proxy=trusted_proxy,
        base_path=base_path,
        allowed_host=allowed_host,
        no_chat=no_chat,
        limits=limits,
        mail=mail,
        openid=openid,
        session_days=session_days,
        pages=pages,
    )
    settings = site_of(options, "web", shared="tertulia web")
    from tertulia.server.last_moment import exit_if_stopping, stop_on_sigterm
    from tertulia.server.run import load_compiled, serve

    hosts = listen_hosts(host)
    load_compiled()
    stop_on_sigterm()
    chosen = free_port(hosts) if port is None else port
    serve(settings, hosts=hosts, port=chosen, on_ready=lambda address, _: print(f"Answering at {address}", flush=True))
    print("This process has ended; the others go on.")
    exit_if_stopping()
