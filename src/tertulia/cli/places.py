"""Find the folders of a site's data, settings and temporary files, and check the installation."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from tertulia.cli.errors import InputError

NAME = "tertulia.toml"
CONFIG_VARIABLE = "TERTULIA_CONFIG"

SHARED_MEMORY = Path("/dev/shm")
"""Folder of Linux's shared memory, which is writable even in a container with a read-only root."""
DATA_FOLDER_ADVICE = "name the data folder with --data or TERTULIA_DATA"
ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        envvar=CONFIG_VARIABLE,
        help=f"A settings file; by default {NAME} in the data folder, if it exists.",
        show_default=False,
    ),
]


def provide_temporary_folder() -> None:
    """Use shared memory for temporary files if no other folder is writable.

    The processes in which bots think need a folder for temporary files.
    """
    try:
        tempfile.gettempdir()
    except FileNotFoundError:
        if os.access(SHARED_MEMORY, os.W_OK | os.X_OK):
            tempfile.tempdir = os.environ["TMPDIR"] = str(SHARED_MEMORY)


def usual_folder(data: Path | str | None = None) -> Path:
    """Return the data folder: `data` if given, else that of `TERTULIA_DATA`, else the user's default."""
    named = data or os.environ.get("TERTULIA_DATA")
    return Path(named) if named else user_data_path("tertulia", appauthor=False)


def known_folder(data: Path | None) -> Path:
    """Return the data folder. Raises `InputError` if none is named and the user has no home folder."""
    folder = usual_folder(data)
    if data is None and folder.parts[:1] == ("~",):
        raise InputError(f"this user has no home directory for a data folder: {DATA_FOLDER_ADVICE}")
    return folder


def require_server() -> None:
    """Check that the server's packages are installed. Raises `InputError` if not."""
    try:
        import tertulia.server.run
    except ModuleNotFoundError as error:
        raise InputError(
            f"the server's packages are not installed ({error.name}): pip install 'tertulia[server]'"
        ) from None
    assert tertulia.server.run
