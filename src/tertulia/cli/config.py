"""`tertulia config`: print and check the settings of a site."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.half_configured import find_gaps, find_hints
from tertulia.cli.passwords import HIDDEN, without_password
from tertulia.cli.places import ConfigFile, usual_folder
from tertulia.cli.setting import Setting
from tertulia.cli.settings_file import examine, find_file, nearest, understood
from tertulia.cli.shared import AsJson, print_json
from tertulia.cli.site_settings import site_settings
from tertulia.cli.upkeep import DataFolder

NAME = "config"
WRONG = 1
ADDRESSES = ("database", "broker")
"""Settings whose value is an address that may contain a password."""
WORDS = ("mail-password", "openid-secret")
"""Settings whose value is a password."""
OTHERS = ("TERTULIA_CONFIG", "TERTULIA_CACHE", "TERTULIA_DEBUG", "TERTULIA_LANGUAGE", "TERTULIA_NO_BROWSER")
"""Environment variables of Tertulia that are no settings of a site."""


class Found(NamedTuple):
    """The current value of a setting."""

    value: Any
    origin: str
    """The source of the value: an environment variable or the settings file; empty for a default."""


def run(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="The settings file; otherwise the one that `serve` would take."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Say what is set and where, and what is wrong: the status is 1 then.")
    ] = False,
    show: Annotated[
        bool, typer.Option("--show", help="Print a settings file with all that may be set, and what it is now.")
    ] = False,
    all_of_them: Annotated[
        bool, typer.Option("--all", help="List the settings that have their defaults, too.")
    ] = False,
    data: DataFolder = None,
    config: ConfigFile = None,
    json: AsJson = False,
) -> None:
    """Print a site's settings from its settings file and the environment; passwords are hidden.

    The command line has precedence over the environment, the environment over the file. The output of --show may be
    saved as tertulia.toml.

    Example: tertulia config --check tertulia.toml
    """
    if show and check:
        raise InputError("of --check and --show only one is done at a time")
    chosen = file or find_file(config, data)
    values, wrong = ({}, []) if chosen is None else examine(chosen)
    found = {}
    for name, setting in site_settings().items():
        variable = setting.variable
        try:
            if variable is not None and os.environ.get(variable):
                found[name] = Found(understood(setting, setting.parse(os.environ[variable])), variable)
            else:
                found[name] = Found(values[name], str(chosen)) if name in values else Found(_usual(setting, data), "")
        except InputError as error:
            wrong.append(f"{variable}: {error}")
    known = {name: each.value for name, each in found.items()}
    wrong += [*_disagreeing(found), *find_gaps(known), *_misspelt(os.environ), *_readable(chosen, values)]
    hints = list(find_hints(known))
    if json:
        told = {
            name: {"value": _covered(name, value), "from": origin or None} for name, (value, origin) in found.items()
        }
        print_json({"file": None if chosen is None else str(chosen), "settings": told, "wrong": wrong, "hints": hints})
    elif show:
        print("\n".join(_file_lines(found)))
    else:
        print("\n".join(_check_lines(chosen, found, wrong, hints, all_of_them=all_of_them)))
    if wrong:
        if show and not json:
            typer.echo("\n".join(wrong), err=True)
        raise typer.Exit(WRONG)


def _usual(setting: Setting, data: Path | None) -> Any:
    """The default of a setting; for the data folder, the folder that would be used."""
    return usual_folder(data) if setting.name == "data" else setting.default


def _disagreeing(found: dict[str, Found]) -> Iterable[str]:
    """Yield a sentence for each setting that contradicts another one or lacks one."""
    for name in ADDRESSES:
        file = found.get(f"{name}-password-file")
        if file is not None and file.value is not None and name in found:
            address = found[name].value
            if address is None:
                yield f"{name}-password-file: it goes with {name}, which is not set"
            elif without_password(address).partition("@")[0].endswith(f":{HIDDEN}"):
                yield f"{name}-password-file: the address of {name} has a password already"
    if "broker" in found and found["broker"].value and "database" in found and not found["database"].value:
        yield "broker: it is for processes that share a database: set database, too"


def _misspelt(environment: Iterable[str]) -> Iterable[str]:
    """Yield a sentence for each unknown variable whose name resembles that of a setting."""
    known = {setting.variable: None for setting in site_settings().values() if setting.variable}
    for variable in sorted(environment):
        if variable.startswith("TERTULIA_") and variable not in known and variable not in OTHERS:
            meant = _nearest_variable(variable, known)
            if meant is not None:
                yield f"{variable}: there is no such variable: do you mean {meant}?"


def _nearest_variable(variable: str, known: Iterable[str]) -> str | None:
    by_name = {each.removeprefix("TERTULIA_").lower().replace("_", "-"): each for each in known}
    said = nearest(variable.removeprefix("TERTULIA_"), by_name)
    close = next((each for name, each in by_name.items() if f"{name!r}" in said), None)
    return close if close is not None and abs(len(close) - len(variable)) <= 3 else None


def _readable(file: Path | None, values: dict[str, Any]) -> Iterable[str]:
    """Yield a sentence for each password in a settings file that other users can read."""
    if file is None or os.name != "posix" or not file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
        return
    for name in WORDS:
        if values.get(name):
            yield f"{file}: there is a password in {name}, and others may read the file: chmod 600 {file}, or {name}-file"
    for name in ADDRESSES:
        if name in values and HIDDEN in without_password(values[name]):
            yield (
                f"{file}: there is a password in {name}, and others may read the file: chmod 600 {file}, or {name}-password-file"
            )


def _covered(name: str, value: Any) -> Any:
    """The value without passwords, as JSON can represent it."""
    if name in ADDRESSES and isinstance(value, str):
        return without_password(value)
    if name in WORDS and value:
        return HIDDEN
    return str(value) if isinstance(value, Path) else value


def _written(value: Any) -> str:
    """The value in TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_written, value))}]"
    if isinstance(value, int | float):
        return repr(value)
    escaped = "".join(
        f"\\u{ord(letter):04x}"
        if ord(letter) < 32 or ord(letter) == 127
        else f"\\{letter}"
        if letter in '"\\'
        else letter
        for letter in str(value)
    )
    return f'"{escaped}"'


def _check_lines(
    file: Path | None, found: dict[str, Found], wrong: list[str], hints: list[str], *, all_of_them: bool
) -> list[str]:
    """The lines of --check: the settings that are set, or all of them, then hints and problems."""
    shown = {name: each for name, each in found.items() if each.origin or all_of_them}
    rows = [("setting", "value", "from")]
    for name, (value, origin) in shown.items():
        said = "-" if value is None or value in ([], "") else _written(_covered(name, value))
        rows.append((name, said, origin or "default"))
    lines = [f"The settings file is {file}." if file else "There is no settings file."]
    lines += _aligned(rows) if shown else []
    if len(shown) < len(found):
        lines.append(f"{len(found) - len(shown)} settings have their defaults; --all lists them.")
    verdict = "1 problem." if len(wrong) == 1 else f"{len(wrong)} problems." if wrong else "All is well."
    return [*lines, *(f"hint: {each}" for each in hints), *(f"wrong: {each}" for each in wrong), verdict]


def _aligned(rows: list[tuple[str, str, str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    return [f"{name.ljust(widths[0])}  {value.ljust(widths[1])}  {origin}" for name, value, origin in rows]


def _file_lines(found: dict[str, Found]) -> list[str]:
    """The lines of a settings file with all settings; defaults are commented out."""
    lines = ["# Settings of Tertulia: the environment has precedence over them, the command line over both."]
    for name, (value, origin) in found.items():
        setting = site_settings()[name]
        lines += ["", f"# {setting.help}", f"# Accepted: {setting.accepted}. In the environment: {setting.variable}"]
        covered = _covered(name, value)
        text = f"{name} = {_written(_example(setting) if covered in (None, []) else covered)}"
        lines.append(text if origin and HIDDEN not in text else f"# {text}")
    return lines


def _example(setting: Setting) -> Any:
    """A placeholder for a setting without a value."""
    if setting.kind in (int, float):
        return setting.kind(setting.least or 0)
    return [] if setting.kind is list else ""
