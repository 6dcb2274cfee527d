"""What every process in which is thought begins with. On Linux one process imports this once, and the others are its forks: they
need not load the rules, the searches and their libraries, and all share the memory that these take."""

from __future__ import annotations

from tertulia.kernel.precompile import be_nice
from tertulia.server.workers.thinker import NICENESS
from tertulia.server.workers.warming import load_all

__all__: list[str] = []
be_nice(NICENESS)
load_all()
