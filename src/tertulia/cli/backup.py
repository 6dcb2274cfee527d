"""`tertulia backup FILE`: back up all games of a site in one file, while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tertulia.cli.options import with_settings
from tertulia.cli.shared import AsJson, print_json
from tertulia.cli.upkeep import folder_of
from tertulia.server.settings import Settings

NAME = "backup"


@with_settings("data", "database")
def run(
    settings: Settings,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write, for example games.tar.gz.")],
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    json: AsJson = False,
) -> None:
    """Back up a data folder and its secret. Anyone with the file can read all games and act as any guest.

    The server may run: the backup is a snapshot and delays no move. `tertulia restore` restores it into a folder or a
    PostgreSQL database, from either kind of storage.

    Example: tertulia backup games.tar.gz --data games
    """
    with folder_of(settings) as folder:
        from tertulia.server.identity.keys import SECRET_FILE
        from tertulia.server.storage.upkeep.backup import back_up

        done = back_up(folder, file, force)
    size, secret = file.stat().st_size, SECRET_FILE in done.files
    if json:
        print_json({"file": str(file), "tables": done.tables, "bytes": size, "secret": secret})
        return
    print(f"{done.tables:,} tables were written to {file} ({size / (1 << 20):.1f} MiB). Keep the file private.")
    if not secret:
        print("The folder has no secret file: after a restore, every browser becomes a new guest.")
