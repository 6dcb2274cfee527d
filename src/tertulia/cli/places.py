"""The folders of a site's data, its settings and its temporary files, and whether there is a server at all on this machine."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from tertulia.cli.errors import InputError

NAME = "tertulia.toml"
VARIABLE = "TERTULIA_CONFIG"

SHARED_MEMORY = Path("/dev/shm")
"""Where Linux keeps memory that processes share: it can be written even in a container whose root is read-only."""
NAMED_BY = "name the data folder with --data or TERTULIA_DATA"
ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        envvar=VARIABLE,
        help=f"A settings file; otherwise {NAME} in the data folder, where there is one.",
        show_default=False,
    ),
]


def provide_temporary_folder() -> None:
    """Name shared memory as the temporary folder of this process and its children if they have no other: bots think in processes
    that need one."""
    try:
        tempfile.gettempdir()
    except FileNotFoundError:
        if os.access(SHARED_MEMORY, os.W_OK | os.X_OK):
            tempfile.tempdir = os.environ["TMPDIR"] = str(SHARED_MEMORY)


def usual_folder(data: Path | str | None = None) -> Path:
    """The data folder: the one that is named, on the command line or in the environment, or the user's own."""
    named = data or os.environ.get("TERTULIA_DATA")
    return Path(named) if named else user_data_path("tertulia", appauthor=False)


def known_folder(data: Path | None) -> Path:
    """The data folder. Raises `InputError` if none is named and the user has no home where it could be."""
    folder = usual_folder(data)
    if data is None and folder.parts[:1] == ("~",):
        raise InputError(f"this user has no home for a data folder: {NAMED_BY}")
    return folder


def require_server() -> None:
    """Raises `InputError` where the packages of the server are not installed."""
    try:
        import tertulia.server.run
    except ModuleNotFoundError as error:
        raise InputError(
            f"the server's packages are not installed ({error.name}): pip install 'tertulia[server]'"
        ) from None
    assert tertulia.server.run
