"""A later version of the program, which knows one more schema revision than this one (`versions/example.py`)."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.config import Config

from tertulia.server.storage import database
from tests.server import databases

NEWEST_REVISION = database.known_revisions()[-1]
LATER_REVISION = f"{int(NEWEST_REVISION) + 1:04}"
"""The example's revision."""
VERSION_FOLDERS = (Path(database.__file__).parent / "migrations" / "versions", Path(__file__).parent / "versions")


@contextlib.contextmanager
def later_schema() -> Iterator[None]:
    """Let the program know the example's revision during the block."""
    config = database._config

    def with_example() -> Config:
        found = config()
        found.set_main_option("path_separator", "os")
        found.set_main_option("version_locations", os.pathsep.join(map(str, VERSION_FOLDERS)))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "_config", with_example)
        _forget_revisions()
        yield
    _forget_revisions()


def _forget_revisions() -> None:
    for cached in (database.known_revisions, databases._read_statements, databases._read_empty_file):
        cached.cache_clear()
