"""`tertulia restore FILE`: a backup into a folder that has no games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tertulia.cli.places import ConfigFile
from tertulia.cli.shared import AsJson, print_json
from tertulia.cli.upkeep import DataFolder, data_folder

NAME = "restore"


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, as `tertulia backup` writes it.")],
    data: DataFolder = None,
    config: ConfigFile = None,
    json: AsJson = False,
) -> None:
    """Bring a backup into a data folder that has no games; all of it is checked first.

    Example: tertulia restore games.tar.gz --data games
    """
    folder = data_folder(data)
    from tertulia.server.storage.upkeep.backup import bring_back

    manifest = bring_back(file, folder)
    if json:
        print_json({"data": str(folder), "tables": manifest.tables, "made": manifest.made, "shape": manifest.shape})
    else:
        print(f"{manifest.tables:,} tables of {manifest.made} are in {folder}: tertulia serve --data {folder}")
