"""Pool processes end with the process that started them, however that ends."""

from __future__ import annotations

import subprocess
import sys

import pytest

CREW_PROGRAM = """
import math
from tertulia.simulation.executors import process_map
if __name__ == "__main__":
    with process_map(2) as crew:
        print(sum(crew(math.sqrt, range(9))), flush=True)
        input()
"""
SEARCH_POOL_PROGRAM = """
import asyncio
import math
from tertulia.server.workers.scheduler import Priority, WorkOwner
from tertulia.server.workers.search_pool import SearchPool
def one(about, wanted):
    return math.sqrt(about)
async def begin():
    pool = SearchPool(2)
    print(await asyncio.gather(*(pool.run(WorkOwner(Priority.PEOPLE, "", ""), one, n) for n in range(9))), flush=True)
    input()
if __name__ == "__main__":
    asyncio.run(begin())
"""
MAX_WAIT_SECONDS = 60
"""Timeout in seconds."""


@pytest.mark.slow
@pytest.mark.parametrize("script", [CREW_PROGRAM, SEARCH_POOL_PROGRAM], ids=["crew", "thinkers"])
def test_pool_processes_end_with_their_killed_parent(script: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The pool writes to the killed process's pipe.

    The pipe reaches its end once the last pool process has ended.
    """
    file = tmp_path_factory.mktemp("orphans") / "pool.py"
    file.write_text(script)
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, str(file)], stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout
        assert process.stdout.readline()
        process.kill()
        assert process.communicate(timeout=MAX_WAIT_SECONDS)[0] == ""
