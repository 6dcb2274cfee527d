"""Where a site listens when nobody has said where."""

from __future__ import annotations

import socket

from tertulia.cli.site_options import USUAL_PORT


def free_port(host: str) -> int:
    """The usual port where nobody listens on it, else 0: any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, USUAL_PORT))
        except OSError:
            return 0
    return USUAL_PORT
