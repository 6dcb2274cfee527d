"""Executors apply a function to all items and return the results in order."""

from __future__ import annotations

import json
import math
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

import pytest

from tertulia.kernel.game import GameError
from tertulia.simulation.executors import LOCAL, ParallelMap, process_map, ray_map, serial_map

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
NUMBERS = [float(n) for n in range(1, 40)]


@pytest.mark.parametrize("workers", [1, 2])
def test_results_are_in_order(workers: int) -> None:
    with process_map(workers) as parallel_map:
        assert list(parallel_map(math.sqrt, NUMBERS)) == list(serial_map(math.sqrt, NUMBERS))


def test_missing_ray_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(GameError, match=r"tertulia\[cluster\]"), ray_map("auto") as parallel_map:
        _fail_if_called(parallel_map)


@pytest.mark.proof
@pytest.mark.skipif(sys.platform != "linux", reason="who listens where is read from /proc")
def test_local_cluster_is_correct_and_listens_locally_only() -> None:
    command = [sys.executable, "-m", "tests.simulation.test_executors"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=True)
    report = json.loads(ran.stdout.splitlines()[-1])
    assert report == {"roots": list(serial_map(math.sqrt, NUMBERS)), "listening": ["127.0.0.1"]}


def test_unreachable_cluster_is_refused() -> None:
    with pytest.raises(GameError, match="no Ray cluster found at"), ray_map("127.0.0.1:1") as parallel_map:
        _fail_if_called(parallel_map)


def _fail_if_called(parallel_map: ParallelMap) -> None:
    pytest.fail("there is none")


PROC = Path("/proc")
LISTEN_STATE = "0A"
"""State of a listening socket in `/proc/net/tcp`."""


def list_family(root: int) -> Iterator[int]:
    """Yield a process id and those of all its descendants."""
    yield root
    for listed in (PROC / f"{root}/task/{root}/children").read_text().split():
        yield from list_family(int(listed))


def list_sockets(process: int) -> Iterator[str]:
    """Yield the inodes of a process's sockets."""
    for descriptor in (PROC / f"{process}/fd").iterdir():
        if descriptor.is_symlink() and (found := re.fullmatch(r"socket:\[(\d+)\]", os.readlink(descriptor))):
            yield found[1]


def decode_address(coded: str) -> str:
    """Decode an address from `/proc/net/tcp`, where every four bytes are a native integer."""
    words = bytes.fromhex(coded)
    plain = b"".join(words[at : at + 4][::-1] for at in range(0, len(words), 4))
    found = ip_address(socket.inet_ntop(socket.AF_INET if len(plain) == 4 else socket.AF_INET6, plain))
    return str(getattr(found, "ipv4_mapped", None) or found)


def list_listening_addresses() -> list[str]:
    """Return the addresses at which this process and its descendants listen."""
    own = {inode for process in list_family(os.getpid()) for inode in list_sockets(process)}
    rows = [row.split() for name in ("tcp", "tcp6") for row in (PROC / "net" / name).read_text().splitlines()[1:]]
    return sorted({decode_address(row[1].split(":")[0]) for row in rows if row[3] == LISTEN_STATE and row[9] in own})


def main() -> None:
    with ray_map(LOCAL) as parallel_map:
        roots = list(parallel_map(math.sqrt, [float(n) for n in range(1, 40)]))
        print(json.dumps({"roots": roots, "listening": list_listening_addresses()}))


if __name__ == "__main__":
    main()
