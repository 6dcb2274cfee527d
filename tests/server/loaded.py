"""What every server of the tests needs, imported once for all of them (`tests.server.forked`), with the compiled rules."""

from __future__ import annotations

import gc

import uvicorn.protocols.http.httptools_impl  # noqa: F401

import tests.server.attack.launcher  # noqa: F401
from tertulia.kernel.precompile import is_compiled
from tertulia.kernel.registry import games

for _game in games().values():
    if is_compiled(_game):
        _game.precompile()
gc.collect()
gc.freeze()  # so that processes go on sharing what none of them changes
