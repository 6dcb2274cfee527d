"""Settings of a site (`SETTINGS`), derived from the fields of `Settings` that have a `SiteOption`.

A setting has one name: `base-path` in the settings file is `--base-path` on the command line and `TERTULIA_BASE_PATH`
in the environment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from tertulia.cli.errors import InputError
from tertulia.server.settings import GROUPS, Role, Settings, SiteOption

BOOLS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
TYPE_NAMES = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text in quotes",
    Path: "a path in quotes",
}
FORMER = {
    "allowed-hosts": "allowed-host",
    "mail-authority": "mail-ca-file",
    "notice-service": "notification-service",
    "talk-a-minute": "chat-a-minute",
    "talk-an-address": "chat-an-address",
    "talk-of-guest": "chat-of-guest",
    "thinkers": "search-processes",
    "trusted-proxies": "trusted-proxy",
}
"""Present names of renamed settings by former names.

On the command line, in the environment and in the settings file, a former name is an error that says the present name.
"""
REMOVED = {"workers": "start several `tertulia web` and `tertulia worker` processes instead (docs/deploy.md)"}
"""Names of settings that no longer exist, each with what to do instead.

On the command line, in the environment and in the settings file, such a name is an error that says what to do.
"""


class Setting(NamedTuple):
    """A setting of a site: its name, help, type, default and accepted values."""

    name: str
    option: SiteOption
    struct: type[msgspec.Struct]
    """Class that declares the setting as a field: `Settings`, or the class of one of its fields."""
    place: tuple[str, ...]
    """Names of the fields that lead from `Settings` to the setting.

    One name is that of a field of `Settings`. With two names, the second is a field in the value of the first. If the
    setting names a file with a secret, the names lead to the field that holds the secret itself.
    """
    type: Any
    """Type of a value: `bool`, `int`, `float`, `str`, `Path` or a `Literal`; for a number with bounds, `Annotated` with
    a `Meta`."""
    several: bool
    """Whether the setting has a list of values, each of the type `type`."""
    default: Any
    secret_of: str = ""
    """If the setting names a file with a secret: name of the setting that the secret belongs to. Otherwise empty."""

    @property
    def variable(self) -> str:
        """Name of the setting's environment variable."""
        return variable_of(self.name)

    @property
    def help(self) -> str:
        """Description of the setting in sentences, as help and documentation show it."""
        return f"{self.option.help} May be repeated." if self.several else self.option.help

    @property
    def roles(self) -> tuple[Role, ...]:
        """Roles of the processes that use the setting: `site`, `web` or `worker`."""
        return self.option.roles or self.option.group.roles

    @property
    def kind(self) -> Any:
        """Type of a value without its bounds; `str` for a `Literal`."""
        return str if get_origin(self.type) is Literal else getattr(self.type, "__origin__", self.type)

    @property
    def choices(self) -> tuple[str, ...]:
        """Accepted texts if only certain texts are accepted, otherwise empty."""
        return get_args(self.type) if get_origin(self.type) is Literal else ()

    @property
    def least(self) -> float | None:
        """Least accepted number; None without such a bound."""
        return next((bounds.ge for bounds in getattr(self.type, "__metadata__", ())), None)

    @property
    def range(self) -> str:
        """Bounds of a number in words; empty without bounds."""
        for bounds in getattr(self.type, "__metadata__", ()):
            return f"of at least {bounds.ge:g}" if bounds.le is None else f"from {bounds.ge:g} to {bounds.le:g}"
        return ""

    @property
    def metavar(self) -> str:
        """Placeholder of the value in help and documentation; empty for a flag."""
        if self.kind is bool:
            return ""
        return self.option.metavar or "|".join(self.choices) or {Path: "FILE", str: "TEXT"}.get(self.kind, "N")

    @property
    def usual(self) -> str:
        """Default of the setting in words; empty if it has no default."""
        default = ", ".join(self.default) if self.several else self.default
        return self.option.default or ("" if default in (None, False) else str(default))

    @property
    def accepted(self) -> str:
        """Accepted values of the setting in words."""
        if self.choices:
            return " or ".join(f'"{each}"' for each in self.choices)
        return f"{TYPE_NAMES[self.kind]} {self.range}".rstrip()

    def parse(self, value: object, folder: Path = Path()) -> Any:
        """Convert a text, or a value of a settings file in `folder`, to the type of the setting.

        Relative paths are relative to `folder`. A number may be written in quotes, and a text of digits without quotes.
        Raises `InputError` if the value is invalid.
        """
        if not self.several:
            return self._parse_one(str(value) if self.kind is str and type(value) is int else value, folder)
        values = [value] if isinstance(value, str) else value
        if not isinstance(values, list | tuple):
            raise InputError(f"expected a list of texts, not {_format_value(value)}")
        return tuple(self._parse_one(each, folder) for each in values)

    def _parse_one(self, value: object, folder: Path) -> Any:
        if isinstance(value, str) and self.kind is Path:
            return folder / value
        if isinstance(value, str) and self.kind is bool:
            value = BOOLS.get(value.lower(), value)
        try:
            return msgspec.convert(value, self.type, strict=not isinstance(value, str))
        except msgspec.ValidationError:
            raise InputError(f"expected {self.accepted}, not {_format_value(value)}") from None


def variable_of(name: str) -> str:
    """Return the name of the environment variable of a setting."""
    return f"TERTULIA_{name.upper().replace('-', '_')}"


def explain_former(name: str, spelled: Callable[[str], str] = repr) -> str | None:
    """Return a clause with the new name of a renamed setting, or the replacement of a removed one.

    Returns None for any other name. `spelled` converts the new name to the user's notation, such as that of an
    environment variable.
    """
    if name in FORMER:
        return f"it was renamed to {spelled(FORMER[name])}"
    return f"it was removed: {REMOVED[name]}" if name in REMOVED else None


def _format_value(value: object) -> str:
    """Return a value as a settings file writes it, for an error message."""
    if isinstance(value, bool):
        return str(value).lower()
    return repr(value) if isinstance(value, str | int | float) else f"a {type(value).__name__}"


def _list_declared(struct: type[msgspec.Struct], place: tuple[str, ...] = ()) -> Iterator[Setting]:
    """Yield the settings that a class declares, including those of the classes of its fields.

    `place` holds the names of the fields that lead from `Settings` to `struct`; empty for `Settings` itself.
    """
    for field in msgspec.structs.fields(struct):
        kind, *marks = get_args(field.type) or (None,)
        option = next((each for each in marks if isinstance(each, SiteOption)), None)
        if option is not None:
            yield from _settings_of(struct, field, option, (*place, field.name))
        elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            yield from _list_declared(kind, (field.name,))


def _settings_of(
    struct: type[msgspec.Struct], field: msgspec.structs.FieldInfo, option: SiteOption, place: tuple[str, ...]
) -> Iterator[Setting]:
    """Yield the setting of a field, and for a secret also the setting that names a file with the secret.

    `struct` is the class that declares the field, `option` the `SiteOption` in its type. `place` holds the names of the
    fields that lead from `Settings` to the field.
    """
    kind, *marks = get_args(field.type)
    several = get_origin(kind) is tuple
    if several or get_origin(kind) in (Union, UnionType):
        kind = get_args(kind)[0]
    kind = str if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else kind
    bounds = next((each for each in marks if isinstance(each, msgspec.Meta)), None)
    name = option.name or "-".join(place).replace("_", "-")
    if several and not option.name:
        name = f"{name[:-3]}y" if name.endswith("ies") else name.removesuffix("s")
    default = None if field.required else field.default
    if default is True:
        name, default = f"no-{name}", False
    yield Setting(name, option, struct, place, Annotated[kind, bounds] if bounds else kind, several, default)
    if option.secret == "address":
        words = SiteOption(option.group, f"File with the password of `{name}`, if its address has none.")
        yield Setting(f"{name}-password-file", words, struct, place, Path, False, None, name)
    elif option.secret:
        words = SiteOption(option.group, f"File with the value of `{name}`.")
        yield Setting(f"{name}-file", words, struct, place, Path, False, None, name)


SETTINGS = {
    each.name: each for each in sorted(_list_declared(Settings), key=lambda each: GROUPS.index(each.option.group))
}
"""All settings by name, in the order of help and documentation."""
