"""Preloads everything that a test server needs, with the compiled rules, in the fork server (`tests.server.forked`)."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn.protocols.http.httptools_impl  # noqa: F401

import tests.server.attack.launcher  # noqa: F401
from tertulia.kernel.precompile import is_compiled
from tertulia.kernel.registry import installed_games
from tertulia.server.assembly import make_app
from tertulia.server.settings import Settings
from tertulia.server.storage.database import prepare_database
from tertulia.server.workers.warming import load_all_games

with TemporaryDirectory() as _folder:  # this app never starts: making one imports modules that are loaded late
    prepare_database(Path(_folder))
    make_app(Settings(data=Path(_folder)), [])
for _game in installed_games().values():
    if is_compiled(_game):
        _game.precompile()
load_all_games()
