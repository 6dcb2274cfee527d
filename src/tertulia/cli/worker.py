"""`tertulia worker`: run a worker process of a site, for bots and timed jobs; web processes answer visitors."""

from __future__ import annotations

from tertulia.cli.mail_options import MailOptions, with_mail
from tertulia.cli.places import ConfigFile
from tertulia.cli.shared import ComponentsFile
from tertulia.cli.site_options import (
    BotPause,
    Broker,
    BrokerPasswordFile,
    Database,
    LogFormats,
    Metrics,
    SiteOptions,
    Thinkers,
    Traces,
    site_of,
)
from tertulia.cli.upkeep import DatabasePasswordFile, DataFolder

NAME = "worker"


@with_mail
def run(
    data: DataFolder = None,
    database: Database = None,
    database_password_file: DatabasePasswordFile = None,
    broker: Broker = None,
    broker_password_file: BrokerPasswordFile = None,
    components: ComponentsFile = None,
    bot_pause: BotPause = 0.7,
    thinkers: Thinkers = None,
    metrics: Metrics = None,
    traces: Traces = None,
    log_format: LogFormats = "text",
    config: ConfigFile = None,
    *,
    mail: MailOptions,
) -> None:
    """Compute for a site with several processes until Ctrl-C: bots, hints, analyses, clocks and other timed jobs.

    Visitors are answered by `tertulia web`. Both commands may run any number of times.

    Example: tertulia worker --database postgresql://localhost/tertulia --broker redis://localhost --metrics 9101
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
        *(bot_pause, thinkers),
        mail=mail,
    )
    settings = site_of(options, "worker", shared="tertulia worker")
    from tertulia.server.last_moment import exit_if_stopping, stop_on_sigterm
    from tertulia.server.run import load_compiled, run_worker

    load_compiled()
    stop_on_sigterm()
    run_worker(settings, on_ready=lambda: print("Working; what there is to do is taken from the database", flush=True))
    print("This process has ended; what it had taken is for others.")
    exit_if_stopping()
