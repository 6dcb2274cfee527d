"""The addresses and the port that a site listens at."""

from __future__ import annotations

from collections.abc import Sequence

from tertulia.cli.site_options import USUAL_PORT

OWN_MACHINE = "127.0.0.1"


def listen_hosts(said: Sequence[str] | None) -> tuple[str, ...]:
    """The hosts to listen at; this machine alone if none is given. Raises `ListenError` for an invalid host."""
    from tertulia.server.http.listening import read_listen_hosts

    return read_listen_hosts(said or [OWN_MACHINE])


def free_port(hosts: Sequence[str]) -> int:
    """The default port if it is free at these hosts, else 0, which picks any free port."""
    from tertulia.server.http.listening import ListenError, open_listeners

    try:
        for each in open_listeners(hosts, USUAL_PORT):
            each.close()
    except ListenError:
        return 0
    return USUAL_PORT
