"""`tertulia migrate`: move all games of a site to another database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.options import with_settings
from tertulia.cli.shared import AsJson, print_json
from tertulia.cli.upkeep import counter, usual_sets
from tertulia.server.settings import Settings

if TYPE_CHECKING:
    from tertulia.server.storage.database import Database

NAME = "migrate"


@with_settings("database", "components")
def run(
    settings: Settings,
    source: Annotated[
        str | None,
        typer.Option("--from", metavar="PLACE", help="Source of the games: a data folder or a PostgreSQL database."),
    ] = None,
    target: Annotated[
        str | None, typer.Option("--to", metavar="PLACE", help="Target: a folder or a database without games.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Move a site from SQLite to PostgreSQL or back: tables with their games, guests, sets and analyses.

    Every row is compared after the copy, and every game is replayed from its log. The source stays unchanged. Stop the
    servers first: moves made meanwhile are not copied. One of --from and --to may be omitted: it is then the site's
    database, as the environment or the settings file names it, so that no password is on the command line.

    Example: tertulia migrate --from games --to postgresql://tertulia@localhost/tertulia
    """
    from tertulia.server.storage.upkeep.moving import copy_secret, move

    if source is None and target is None:
        raise InputError("name the source with --from, the target with --to, or both")
    usual = settings.database
    before, after = _place(source or usual, "--from"), _place(target or usual, "--to")
    if before.name == after.name:
        raise InputError("--from and --to are the same place")
    moved = move(before, after, usual_sets(settings.components), counter("games replayed"))
    if before.address is None and after.address is None:
        copy_secret(Path(before.name), Path(after.name))
    if json:
        print_json({**moved._asdict(), "from": before.name, "to": after.name})
        return
    print(
        f"{moved.tables:,} tables ({moved.rows:,} rows) were copied to {after.name}; all rows equal those of the source."
    )
    for sentence in moved.unplayable:
        print(sentence)
    if (before.address is None) != (after.address is None):
        print("Keep the file `secret` in the data folder: servers need it to recognize the guests of this site.")


def _place(text: str | None, option: str) -> Database:
    """Return the database of an option's value: a PostgreSQL URL or a data folder.

    Raises `InputError`, which names the option `option`, if the value is None.
    """
    from tertulia.server.storage.database import SqliteDatabase
    from tertulia.server.storage.postgres import PostgresDatabase

    if text is None:
        raise InputError(
            f"{option} is missing: give it, or name the database with --database, TERTULIA_DATABASE or the settings file"
        )
    return PostgresDatabase(text) if "://" in text else SqliteDatabase(Path(text))
