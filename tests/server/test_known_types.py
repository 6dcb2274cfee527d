"""Message types are prepared before several threads decode them at the same time."""

from __future__ import annotations

import subprocess
import sys

DECODE_PROGRAM = """
import sys, threading
import msgspec
import tertulia.server.assembly
from tertulia.server.known_types import OWN, _below, know_types

assert know_types() > 200
sys.setswitchinterval(1e-6)
types = [each for each in _below(msgspec.Struct) if each.__module__.startswith(OWN)]
for kind in types:
    fields = msgspec.structs.fields(kind)
    raw = msgspec.json.encode({field.encode_name: None for field in fields})
    barrier = threading.Barrier(4)

    def work():
        barrier.wait()
        try:
            msgspec.json.decode(raw, type=kind)
        except (msgspec.DecodeError, NameError, TypeError):
            pass

    threads = [threading.Thread(target=work) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
print(len(types))
"""
LATER_TYPES_PROGRAM = """
import importlib, pkgutil
import tertulia.server

known = set(_below(msgspec.Struct))
for each in pkgutil.walk_packages(tertulia.server.__path__, "tertulia.server."):
    if not {"migrations", "upkeep", "__main__"} & set(each.name.split(".")):
        importlib.import_module(each.name)
print(sorted(f"{each.__module__}.{each.__name__}" for each in set(_below(msgspec.Struct)) - known))
"""


def test_message_types_are_prepared_before_threads_decode() -> None:
    """Threads that first decode a type at the same time could crash the process.

    Types of modules imported later would not be prepared. `upkeep` is exempt: it runs in a process of its own.
    """
    program = [sys.executable, "-c", DECODE_PROGRAM + LATER_TYPES_PROGRAM]
    ended = subprocess.run(program, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr[-2000:]
    types, later = ended.stdout.splitlines()
    assert int(types) > 200
    assert later == "[]"
