"""`tertulia serve`: run the website on this machine."""

from __future__ import annotations

import os
import webbrowser
from typing import Annotated

import typer

from tertulia.cli.options import with_settings
from tertulia.cli.site import prepare
from tertulia.server.settings import Settings

NAME = "serve"


@with_settings(role="site")
def run(
    settings: Settings,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the address in the browser.")] = False,
) -> None:
    """Host tables for the browser until Ctrl-C.

    Example: tertulia serve --open --port 8000

    Behind a proxy: tertulia serve --secure --trusted-proxy 127.0.0.1 --allowed-host example.org
    """
    prepare(settings)
    from tertulia.cli.warm import why_compiling
    from tertulia.server.backends import make_database
    from tertulia.server.last_moment import exit_if_stopping, stop_on_sigterm
    from tertulia.server.run import load_compiled, serve

    kept_in, missing = make_database(settings).name, load_compiled()

    def ready(address: str, connections: int) -> None:
        print(f"Tertulia is running at {address}  (Ctrl-C stops it)\nGames are stored in {kept_in}", flush=True)
        print(f"At most {connections:,} connections can be open", flush=True)
        if missing:
            print("Games can start in about a minute; the lobby shows the progress:", flush=True)
            print(why_compiling(missing), flush=True)
        if open_browser and not os.environ.get("TERTULIA_NO_BROWSER"):
            webbrowser.open(address)

    stop_on_sigterm()
    serve(settings, on_ready=ready)
    print("Tertulia has stopped; all games are saved.")
    exit_if_stopping()
