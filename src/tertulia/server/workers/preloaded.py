"""Load the rules and searches of all games into the fork server of the search processes (on Linux).

The fork server imports this module once. Each search process is a fork of it, so it starts at once and shares the
loaded memory.
"""

from __future__ import annotations

from tertulia.kernel.precompile import lower_priority
from tertulia.server.workers.search_process import NICENESS
from tertulia.server.workers.warming import load_all_games

__all__: list[str] = []
lower_priority(NICENESS)
load_all_games()
