"""Values of settings from the command line, the environment and the settings file.

The command line has precedence over the environment, and the environment over the file. The settings file,
`tertulia.toml`, may contain all settings of a site, so one file serves all commands.
"""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tertulia.cli.errors import InputError
from tertulia.cli.places import CONFIG_VARIABLE, NAME, usual_folder
from tertulia.cli.readers import readers
from tertulia.cli.setting import FORMER, REMOVED, SETTINGS, Setting, explain_former, variable_of

MAX_FILE_BYTES = 1 << 20


class SettingValue(NamedTuple):
    """The value of a setting, with the place where it was set (command line, environment or file)."""

    user_value: Any
    """Value as the user gave it, converted to the type of the setting."""
    value: Any
    """Value as the server uses it, converted by the setting's reader (`readers`)."""
    origin: str
    """Option, environment variable or settings file that gives the value; empty for a default."""


def find_file(config: Path | str | None = None, data: Path | str | None = None) -> Path | None:
    """Return the path of the settings file, or None if the site has no such file.

    It is `config`, else the file that the environment variable `TERTULIA_CONFIG` names, else `tertulia.toml` in the
    data folder.
    """
    named = config or os.environ.get(CONFIG_VARIABLE)
    if named:
        return Path(named)
    usual = usual_folder(data) / NAME
    return usual if usual.is_file() else None


def gather(
    settings: Collection[Setting], arguments: Mapping[str, Any], file: Path | None
) -> tuple[dict[str, SettingValue], list[str]]:
    """Return the given values of `settings` by setting name, and a sentence for each problem.

    Settings without a given value are left out. `arguments` holds the values from the command line, by setting name.
    All settings in `file` are checked, even those that are not in `settings`. Raises `InputError` if the file is
    unreadable.
    """
    known, wrong = ({}, []) if file is None else examine(file)
    found = {each.name: known[each.name] for each in settings if each.name in known}
    for setting in settings:
        origin, value = f"--{setting.name}", arguments.get(setting.name)
        if value in (None, False, [], ()):
            origin, value = setting.variable, os.environ.get(setting.variable)
            if not value:
                continue
            value = value.replace(",", " ").split() if setting.several else value
        found.pop(setting.name, None)
        try:
            found[setting.name] = _read(setting, value, Path(), origin)
        except ValueError as error:
            wrong.append(f"{origin}: {error}")
    names = {each.name for each in settings}
    former = [*(each for each in FORMER if FORMER[each] in names), *REMOVED]
    wrong += [
        f"{variable_of(each)}: {explain_former(each, variable_of)}"
        for each in former
        if os.environ.get(variable_of(each))
    ]
    return found, wrong


def examine(file: Path) -> tuple[dict[str, SettingValue], list[str]]:
    """Read all settings in a file. Returns the values by name, and a sentence for each problem.

    Raises `InputError` if the file is unreadable.
    """
    found: dict[str, SettingValue] = {}
    wrong = []
    for name, value in _load(file).items():
        setting = SETTINGS.get(name)
        if setting is None:
            wrong.append(f"{file}: unknown setting {name!r}: {hint(name, SETTINGS)}")
            continue
        try:
            found[name] = _read(setting, value, file.parent, str(file))
        except ValueError as error:
            wrong.append(f"{file}: {name}: {error}")
    if file.parent == usual_folder() and file.name == NAME and "data" in found:
        wrong.append(f"{file}: data: a settings file in a data folder cannot name another data folder: use --data")
    return found, wrong


def _read(setting: Setting, value: object, folder: Path, origin: str) -> SettingValue:
    """Convert a value to the setting's type, and apply its reader.

    Raises `ValueError` if the value is invalid.
    """
    user_value = setting.parse(value, folder)
    read = readers().get(setting.name)
    return SettingValue(user_value, user_value if read is None else read(user_value), origin)


def _load(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            text = opened.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise InputError(f"{file}: the settings file cannot be read: {error.strerror}") from None
    if len(text) > MAX_FILE_BYTES:
        raise InputError(f"{file}: the settings file is larger than 1 MiB")
    try:
        return tomllib.loads(text.decode())
    except UnicodeDecodeError:
        raise InputError(f"{file}: the settings file is not UTF-8 text") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"{file}: the settings file is not valid TOML: {error}") from None


def hint(name: str, known: Iterable[str]) -> str:
    """Return what the user could mean by an unknown name of a setting.

    The hint is the present name of a renamed setting, what to do instead of a removed one, the most similar name in
    `known`, or the command that lists all names.
    """
    name = name.replace("_", "-").lower()
    if former := explain_former(name):
        return former
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.5)
    return f"do you mean {near[0]!r}?" if near else "`tertulia config --show` lists all settings"
