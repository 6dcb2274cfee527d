"""`tertulia config`: print and check the settings of a site."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Mapping
from json import dumps
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from tertulia.cli.consistency import find_conflicts, find_gaps, find_hints
from tertulia.cli.errors import InputError
from tertulia.cli.passwords import HIDDEN, without_password
from tertulia.cli.places import ConfigFile, usual_folder
from tertulia.cli.setting import SETTINGS, Setting
from tertulia.cli.shared import AsJson, print_json
from tertulia.cli.sources import SettingValue, find_file, gather, hint

NAME = "config"
EXIT_INVALID = 1
OTHER_VARIABLES = ("TERTULIA_CONFIG", "TERTULIA_CACHE", "TERTULIA_DEBUG", "TERTULIA_LANGUAGE", "TERTULIA_NO_BROWSER")
"""Environment variables of Tertulia that are not settings of a site."""


class PlaceOptions(NamedTuple):
    """Options that name the data folder or the settings file."""

    data: Annotated[
        str | None, typer.Option("--data", metavar="DIR", help="A data folder, perhaps with a settings file.")
    ] = None
    config: ConfigFile = None


def run(
    place: PlaceOptions,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="The settings file; by default the one that `serve` would use."),
    ] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Print settings, sources and problems; the exit status is 1 if there is a problem."
        ),
    ] = False,
    show: Annotated[
        bool, typer.Option("--show", help="Print a settings file with all settings and their current values.")
    ] = False,
    all_of_them: Annotated[
        bool, typer.Option("--all", help="Also list the settings that have their default values.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Print a site's settings from its settings file and the environment; passwords are hidden.

    The command line has precedence over the environment, the environment over the file. The output of --show may be
    saved as tertulia.toml.

    Example: tertulia config --check tertulia.toml
    """
    if show and check:
        raise InputError("--check and --show cannot be combined: give one of them")
    settings_file = file or find_file(place.config, place.data)
    present, wrong = gather(SETTINGS.values(), {"data": place.data}, settings_file)
    known = {name: each.value for name, each in present.items()}
    found = {name: present.get(name, _usual(setting, place.data)) for name, setting in SETTINGS.items()}
    wrong += [
        *find_conflicts(known),
        *find_gaps(known),
        *_find_misspelt_variables(os.environ),
        *_readable(settings_file, present),
    ]
    hints = list(find_hints(known))
    if json:
        setting_facts = {
            name: {"value": _hide_passwords(name, each), "from": each.origin or None} for name, each in found.items()
        }
        print_json(
            {
                "file": None if settings_file is None else str(settings_file),
                "settings": setting_facts,
                "wrong": wrong,
                "hints": hints,
            }
        )
    elif show:
        print("\n".join(_file_lines(found)))
    else:
        print("\n".join(_check_lines(settings_file, found, wrong, hints, all_of_them=all_of_them)))
    if wrong:
        if show and not json:
            typer.echo("\n".join(wrong), err=True)
        raise typer.Exit(EXIT_INVALID)


def _usual(setting: Setting, data: str | None) -> SettingValue:
    """Return the default of a setting.

    For the data folder, it is `data` if given, else the folder of `TERTULIA_DATA` or the user's default folder.
    """
    value = usual_folder(data) if setting.name == "data" else setting.default
    return SettingValue(value, value, "")


def _find_misspelt_variables(environment: Iterable[str]) -> Iterable[str]:
    """Yield a sentence for each unknown environment variable whose name resembles that of a setting."""
    known = {setting.variable: setting.name for setting in SETTINGS.values()}
    for variable in sorted(environment):
        if variable.startswith("TERTULIA_") and variable not in known and variable not in OTHER_VARIABLES:
            suggestion = hint(variable.removeprefix("TERTULIA_"), SETTINGS)
            meant = next((each for each, name in known.items() if suggestion == f"do you mean {name!r}?"), None)
            if meant is not None and abs(len(meant) - len(variable)) <= 3:
                yield f"{variable}: unknown variable: do you mean {meant}?"


def _readable(file: Path | None, found: Mapping[str, SettingValue]) -> Iterable[str]:
    """Yield a warning for each password in a settings file that other users of the machine can read."""
    if file is None or os.name != "posix" or not file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
        return
    for twin in (each for each in SETTINGS.values() if each.secret_of in found):
        name = twin.secret_of
        if found[name].origin == str(file) and HIDDEN in str(_hide_passwords(name, found[name])):
            yield (
                f"{file}: {name} contains a password, and other users can read the file: run chmod 600 {file}, or use {twin.name}"
            )


def _hide_passwords(name: str, found: SettingValue) -> Any:
    """Return the value of a setting with passwords hidden, as a type that JSON can represent."""
    secret, value = SETTINGS[name].option.secret, found.user_value
    if secret and value:
        return without_password(value) if secret == "address" else HIDDEN
    return str(value) if isinstance(value, Path) else value


def _format_toml(value: Any) -> str:
    """Format a value as TOML."""
    return dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _check_lines(
    file: Path | None, found: Mapping[str, SettingValue], wrong: list[str], hints: list[str], *, all_of_them: bool
) -> list[str]:
    """Return the lines of a check: a table of settings with their sources, then hints and problems.

    `found` holds all settings by name, `wrong` the problems as sentences. If `all_of_them` is set, the table includes
    settings with default values; otherwise a line gives the number of such settings.
    """
    listed_settings = {name: each for name, each in found.items() if each.origin or all_of_them}
    rows = [("setting", "value", "from")]
    for name, each in listed_settings.items():
        text = "-" if each.user_value in (None, "", ()) else _format_toml(_hide_passwords(name, each))
        rows.append((name, text, each.origin or "default"))
    lines = [f"The settings file is {file}." if file else "There is no settings file."]
    lines += _align_rows(rows) if listed_settings else []
    if len(listed_settings) < len(found):
        lines.append(f"{len(found) - len(listed_settings)} settings have their defaults; --all lists them.")
    verdict = "1 problem." if len(wrong) == 1 else f"{len(wrong)} problems." if wrong else "No problems found."
    return [*lines, *(f"hint: {each}" for each in hints), *(f"wrong: {each}" for each in wrong), verdict]


def _align_rows(rows: list[tuple[str, str, str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    return [f"{name.ljust(widths[0])}  {value.ljust(widths[1])}  {origin}" for name, value, origin in rows]


def _file_lines(found: Mapping[str, SettingValue]) -> list[str]:
    """Return the lines of a settings file with all settings. Settings with defaults are commented out."""
    lines = ["# Settings of Tertulia. Environment variables override this file; command-line options override both."]
    group = ""
    for name, each in found.items():
        setting, value = SETTINGS[name], _hide_passwords(name, each)
        if group != (group := setting.option.group.title):
            lines += ["", "", f"# {group}"]
        usual = f" Default: {setting.usual}." if setting.usual else ""
        lines += [
            "",
            f"# {setting.help}{usual}",
            f"# Accepted: {setting.accepted}. In the environment: {setting.variable}",
        ]
        text = f"{name} = {_format_toml(_example(setting) if value in (None, ()) else value)}"
        lines.append(text if each.origin and HIDDEN not in text else f"# {text}")
    return lines


def _example(setting: Setting) -> Any:
    """Return a placeholder for a setting without a value: empty list, minimum number or empty text."""
    if setting.several:
        return []
    return setting.kind(setting.least or 0) if setting.kind in (int, float) else ""
