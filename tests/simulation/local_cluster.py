"""Runs a local Ray cluster in a fresh process: `python -m tests.simulation.local_cluster`.

Prints its results for some items, and the addresses at which its processes listen, as JSON.
"""

from __future__ import annotations

import json
import math
import os
import re
import socket
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

from tertulia.simulation.executors import LOCAL, ray_map

PROC = Path("/proc")
LISTENS = "0A"
"""State of a listening socket in `/proc/net/tcp`."""


def family(root: int) -> Iterator[int]:
    """Yield a process id and those of all its descendants."""
    yield root
    for listed in (PROC / f"{root}/task/{root}/children").read_text().split():
        yield from family(int(listed))


def sockets(process: int) -> Iterator[str]:
    """Yield the inodes of a process's sockets."""
    for descriptor in (PROC / f"{process}/fd").iterdir():
        if descriptor.is_symlink() and (found := re.fullmatch(r"socket:\[(\d+)\]", os.readlink(descriptor))):
            yield found[1]


def address_of(coded: str) -> str:
    """Decode an address from `/proc/net/tcp`, where every four bytes are a native integer."""
    words = bytes.fromhex(coded)
    plain = b"".join(words[at : at + 4][::-1] for at in range(0, len(words), 4))
    found = ip_address(socket.inet_ntop(socket.AF_INET if len(plain) == 4 else socket.AF_INET6, plain))
    return str(getattr(found, "ipv4_mapped", None) or found)


def listening() -> list[str]:
    """Return the addresses at which this process and its descendants listen."""
    own = {inode for process in family(os.getpid()) for inode in sockets(process)}
    rows = [row.split() for name in ("tcp", "tcp6") for row in (PROC / "net" / name).read_text().splitlines()[1:]]
    return sorted({address_of(row[1].split(":")[0]) for row in rows if row[3] == LISTENS and row[9] in own})


def main() -> None:
    with ray_map(LOCAL) as parallel_map:
        roots = list(parallel_map(math.sqrt, [float(n) for n in range(1, 40)]))
        print(json.dumps({"roots": roots, "listening": listening()}))


if __name__ == "__main__":
    main()
