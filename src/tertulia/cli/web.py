"""`tertulia web`: run a web process of a site; bots think in worker processes."""

from __future__ import annotations

from tertulia.cli.options import with_settings
from tertulia.cli.site import prepare
from tertulia.server.settings import Settings

NAME = "web"


@with_settings(role="web")
def run(settings: Settings) -> None:
    """Answer visitors of a site with several processes until Ctrl-C: requests, pages, live connections.

    Bots, hints and analyses run in `tertulia worker`: start at least one.

    Example: tertulia web --port 8421 --database postgresql://localhost/tertulia --broker redis://localhost
    """
    prepare(settings, shared="tertulia web")
    from tertulia.server.last_moment import exit_if_stopping, stop_on_sigterm
    from tertulia.server.run import load_compiled, serve

    load_compiled()
    stop_on_sigterm()
    serve(settings, on_ready=lambda address, _: print(f"Answering at {address}", flush=True))
    print("This process has stopped; the others continue.")
    exit_if_stopping()
