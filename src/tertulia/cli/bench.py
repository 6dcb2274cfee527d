"""`tertulia bench`: run the measurements of bench/, which only a checkout of the project has."""

from __future__ import annotations

import importlib
import subprocess
import sys
from typing import Annotated

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.shared import AsJson
from tertulia.resources import checkout_dir

NAME = "bench"


def run(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]…", help="Names of measurements; all by default.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Short runs, only to test the measurements.")] = False,
    show: Annotated[bool, typer.Option("--list", help="List the measurements.")] = False,
    json: AsJson = False,
) -> None:
    """Run the measurements that docs/figures.md reports.

    They measure the rules, comparable projects, the page and the server.

    Example: tertulia bench rules --quick
    """
    checkout = checkout_dir()
    if checkout is None or not (checkout / "bench").is_dir():
        raise InputError(
            "measurements need a checkout of the project, which has the folder bench/; this is an installed package"
        )
    sys.path.insert(0, str(checkout))
    known: dict[str, str] = importlib.import_module("bench").COMMANDS
    for name in names or ():
        if name not in known:
            raise InputError(f"unknown measurement {name!r}; available are: {', '.join(known)}")
    if show:
        print("\n".join(f"{name}: {what}" for name, what in known.items()))
        return
    flags = ["--quick"] * quick + ["--json"] * json
    for name in names or known:
        done = subprocess.run([sys.executable, "-m", f"bench.{name}", *flags], cwd=checkout, check=False)
        if done.returncode:
            raise typer.Exit(done.returncode)
