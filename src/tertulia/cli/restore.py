"""`tertulia restore FILE`: restore a backup into a folder or a PostgreSQL database without games."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tertulia.cli.passwords import with_password
from tertulia.cli.places import ConfigFile
from tertulia.cli.shared import AsJson, ComponentsFile, print_json
from tertulia.cli.upkeep import DatabaseAddress, DatabasePasswordFile, DataFolder, counter, data_folder, usual_sets

if TYPE_CHECKING:
    from tertulia.server.storage.upkeep.backup import Manifest

NAME = "restore"


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, as `tertulia backup` writes it.")],
    data: DataFolder = None,
    database: DatabaseAddress = None,
    database_password_file: DatabasePasswordFile = None,
    components: ComponentsFile = None,
    config: ConfigFile = None,
    json: AsJson = False,
) -> None:
    """Restore a backup into a data folder that has no games. The complete backup is checked first.

    If the site keeps its games in a PostgreSQL database, they go there, and the secret into the data folder.

    Example: tertulia restore games.tar.gz --data games
    """
    folder, address = data_folder(data), with_password(database, database_password_file, "--database")
    if address is None:
        from tertulia.server.storage.upkeep.backup import bring_back

        manifest, where = bring_back(file, folder), str(folder)
    else:
        manifest, where = _into_database(file, folder, address, components)
    if json:
        told = {"data": str(folder), "tables": manifest.tables, "made": manifest.made, "shape": manifest.shape}
        print_json(told if address is None else {**told, "database": where})
    elif address is None:
        print(f"{manifest.tables:,} tables of {manifest.made} are in {folder}: tertulia serve --data {folder}")
    else:
        print(f"{manifest.tables:,} tables of {manifest.made} are in {where}, the secret is in {folder}.")


def _into_database(file: Path, folder: Path, address: str, components: Path | None) -> tuple[Manifest, str]:
    """Restore into a PostgreSQL database. Returns the backup's manifest and the name of the database."""
    from tertulia.server.storage.database import SqliteDatabase
    from tertulia.server.storage.postgres import PostgresDatabase
    from tertulia.server.storage.upkeep.backup import bring_back, secret_fits
    from tertulia.server.storage.upkeep.moving import copy_secret, move

    target = PostgresDatabase(address)
    with tempfile.TemporaryDirectory() as place:
        manifest = bring_back(file, Path(place))
        secret_fits(Path(place), folder)
        moved = move(SqliteDatabase(Path(place)), target, usual_sets(components), counter("games played again"))
        copy_secret(Path(place), folder)
    for sentence in moved.unplayable:
        typer.echo(sentence, err=True)
    return manifest, target.name
