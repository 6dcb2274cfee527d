"""`tertulia worker`: run a worker process of a site, for bots and timed jobs.

Web processes answer visitors.
"""

from __future__ import annotations

from tertulia.cli.options import with_settings
from tertulia.cli.site import prepare
from tertulia.server.settings import Settings

NAME = "worker"


@with_settings(role="worker")
def run(settings: Settings) -> None:
    """Run bots, hints, analyses and timed jobs for a site with several processes, until Ctrl-C.

    Visitors are answered by `tertulia web`. Both commands may run any number of times.

    Example: tertulia worker --database postgresql://localhost/tertulia --broker redis://localhost --metrics 9101
    """
    prepare(settings, shared="tertulia worker")
    from tertulia.server.last_moment import exit_if_stopping, stop_on_sigterm
    from tertulia.server.run import load_compiled, run_worker

    load_compiled()
    stop_on_sigterm()
    run_worker(settings, on_ready=lambda: print("Working on jobs from the database", flush=True))
    print("This process has stopped; other workers take over its jobs.")
    exit_if_stopping()
