"""Helpers that the commands for the owner of a site share: data folder, component sets, progress."""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tertulia.server.domain.component_sets import ComponentSets
    from tertulia.server.settings import Settings


@contextlib.contextmanager
def folder_of(settings: Settings) -> Iterator[Path]:
    """Yield a folder from which a site's data can be read: its data folder.

    If a PostgreSQL database is set, it is a temporary folder with a copy of that database and of the site's secret.
    """
    if settings.database is None:
        yield settings.data
        return
    from tertulia.server.storage.postgres import PostgresDatabase
    from tertulia.server.storage.upkeep.moving import copied_to_folder

    with tempfile.TemporaryDirectory() as place:
        copied_to_folder(PostgresDatabase(settings.database), settings.data, Path(place))
        yield Path(place)


def usual_sets(file: Path | None) -> ComponentSets:
    """Return the default component sets of all games. If `file` is given, it replaces the set of its game."""
    from tertulia.server.assembly import components_of_games
    from tertulia.server.domain.component_sets import ComponentSets

    return ComponentSets(components_of_games(file))


def counter(what: str) -> Callable[[int, int], None]:
    """Return a callback that prints progress on a terminal, like `50 of 300 tables`.

    `what` is the counted noun.
    """

    def print_progress(done: int, of: int) -> None:
        if sys.stderr.isatty() and (done % 50 == 0 or done == of):
            print(f"\r{done:,} of {of:,} {what}", end="\n" if done == of else "", file=sys.stderr, flush=True)

    return print_progress
