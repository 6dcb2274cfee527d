"""`tertulia restore FILE`: restore a backup into a folder or a PostgreSQL database without games."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tertulia.cli.options import with_settings
from tertulia.cli.shared import AsJson, print_json
from tertulia.cli.upkeep import counter, usual_sets
from tertulia.server.settings import Settings

if TYPE_CHECKING:
    from tertulia.server.storage.upkeep.backup import BackupManifest

NAME = "restore"


@with_settings("data", "database", "components")
def run(
    settings: Settings,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, as `tertulia backup` writes it.")],
    json: AsJson = False,
) -> None:
    """Restore a backup into a data folder that has no games. The complete backup is checked first.

    If the site keeps its games in a PostgreSQL database, they go there, and the secret into the data folder.

    Example: tertulia restore games.tar.gz --data games
    """
    folder, address = settings.data, settings.database
    if address is None:
        from tertulia.server.storage.upkeep.backup import bring_back

        manifest, where = bring_back(file, folder), str(folder)
    else:
        manifest, where = _into_database(file, settings, address)
    if json:
        summary = {"data": str(folder), "tables": manifest.tables, "made": manifest.made, "shape": manifest.shape}
        print_json(summary if address is None else {**summary, "database": where})
    elif address is None:
        print(
            f"{manifest.tables:,} tables of {manifest.made} were restored to {folder}. "
            f"Start the server: tertulia serve --data {folder}"
        )
    else:
        print(f"{manifest.tables:,} tables of {manifest.made} were restored to {where}, the secret to {folder}.")


def _into_database(file: Path, settings: Settings, address: str) -> tuple[BackupManifest, str]:
    """Restore a backup into a PostgreSQL database.

    Returns the backup's manifest and the name of the database.
    """
    from tertulia.server.storage.database import SqliteDatabase
    from tertulia.server.storage.postgres import PostgresDatabase
    from tertulia.server.storage.upkeep.backup import bring_back, secret_fits
    from tertulia.server.storage.upkeep.moving import copy_secret, move

    target, folder = PostgresDatabase(address), settings.data
    with tempfile.TemporaryDirectory() as place:
        manifest = bring_back(file, Path(place))
        secret_fits(Path(place), folder)
        moved = move(SqliteDatabase(Path(place)), target, usual_sets(settings.components), counter("games replayed"))
        copy_secret(Path(place), folder)
    for sentence in moved.unplayable:
        typer.echo(sentence, err=True)
    return manifest, target.name
