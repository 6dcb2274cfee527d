"""Options and helpers that the commands for the owner of a site share."""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tertulia.cli.places import known_folder, require_server

if TYPE_CHECKING:
    from tertulia.server.domain.sets import ComponentSets
    from tertulia.server.storage.database import Database

DataFolder = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="DIR",
        envvar="TERTULIA_DATA",
        help="Where games are kept; otherwise the user's data folder.",
        show_default=False,
    ),
]

DatabaseAddress = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="ADDRESS",
        envvar="TERTULIA_DATABASE",
        help="The PostgreSQL database where the games are kept, if they are not in the data folder.",
        show_default=False,
        show_envvar=True,
    ),
]

DatabasePasswordFile = Annotated[
    Path | None,
    typer.Option(
        "--database-password-file",
        metavar="FILE",
        envvar="TERTULIA_DATABASE_PASSWORD_FILE",
        help="A file with the database's password, where the address has none.",
        show_default=False,
    ),
]


@contextlib.contextmanager
def folder_of(data: Path | None, database: str | None) -> Iterator[Path]:
    """The data folder, as a context manager.

    If `database` is given, it is a temporary folder with a copy of that database and with the data folder's secret.
    """
    folder = data_folder(data)
    if database is None:
        yield folder
        return
    from tertulia.server.storage.postgres import PostgresDatabase
    from tertulia.server.storage.upkeep.moving import copied_to_folder

    with tempfile.TemporaryDirectory() as place:
        copied_to_folder(PostgresDatabase(database), folder, Path(place))
        yield Path(place)


def database_of(data: Path | None, database: str | None) -> Database:
    """The database with the games: PostgreSQL if an address is given, else the file in the data folder."""
    folder = data_folder(data)
    from tertulia.server.storage.database import SqliteDatabase
    from tertulia.server.storage.postgres import PostgresDatabase

    return SqliteDatabase(folder) if database is None else PostgresDatabase(database)


def data_folder(data: Path | None) -> Path:
    """The data folder. Raises `InputError` if the server is not installed."""
    require_server()
    return known_folder(data)


def usual_sets(file: Path | None) -> ComponentSets:
    """The default component set of every game. `file` corrects the set of its game."""
    from tertulia.server.assembly import components_of_games
    from tertulia.server.domain.sets import ComponentSets

    return ComponentSets(components_of_games(file))


def counter(what: str) -> Callable[[int, int], None]:
    """A callback that prints the progress on a terminal."""

    def said(done: int, of: int) -> None:
        if sys.stderr.isatty() and (done % 50 == 0 or done == of):
            print(f"\r{done:,} of {of:,} {what}", end="\n" if done == of else "", file=sys.stderr, flush=True)

    return said
