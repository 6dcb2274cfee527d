"""Settings of a site, derived from the options of the commands that run it.

The settings file, the environment and the documentation follow from them. A setting has one name: `--base-path` on the
command line is `base-path` in the settings file. Its option names its environment variable.
"""

from __future__ import annotations

import inspect
import re
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from typer.models import OptionInfo

from tertulia.cli.errors import InputError

NO_SETTINGS = {"config", "open", "version"}
"""Options that apply to a single run only."""
Value = bool | int | float | str | Path | list[str]
NUMBER = re.compile(r"-?[0-9]+([.][0-9]+)?")
"""A number in quotes, which is read as a number."""
IN_WORDS = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text in quotes",
    Path: "a path in quotes",
    list: "a list of texts",
}


class Setting(NamedTuple):
    """A setting of a site, as its option declares it."""

    name: str
    parameter: str
    """The name of the parameter of the commands' functions."""
    kind: type
    """`bool`, `int`, `float`, `str`, `Path`, or `list` for a setting with several values."""
    variable: str | None
    """The environment variable, or None."""
    help: str
    default: Any
    least: float | None
    most: float | None
    one_of: tuple[str, ...]
    """The accepted texts; empty if any text is accepted."""

    @property
    def accepted(self) -> str:
        """The accepted values, in words."""
        if self.one_of:
            return " or ".join(f'"{each}"' for each in self.one_of)
        words = IN_WORDS[self.kind]
        if self.least is not None and self.most is not None:
            return f"{words} from {self.least:g} to {self.most:g}"
        return f"{words} of at least {self.least:g}" if self.least is not None else words

    def read(self, value: object, folder: Path) -> Value:
        """Read a value from a settings file in `folder`, to which paths are relative.

        A number may be in quotes, and a text of digits may have none. Raises `InputError` if the value is invalid.
        """
        if self.kind is list and isinstance(value, str):
            value = [value]
        elif self.kind is float and type(value) is int:
            value = float(value)
        elif self.kind in (int, float) and isinstance(value, str) and NUMBER.fullmatch(value):
            return self.parse(value)
        elif self.kind is str and type(value) is int:
            value = str(value)
        fits = isinstance(value, str if self.kind is Path else self.kind) and not (
            isinstance(value, bool) and self.kind is not bool
        )
        if fits and isinstance(value, list):
            fits = all(isinstance(each, str) for each in value)
        if not fits:
            raise InputError(f"{self.accepted}, not {_shown(value)}")
        return self._within(folder / value if isinstance(value, str) and self.kind is Path else value)

    def parse(self, text: str) -> Value:
        """Read the value of an environment variable. Raises `InputError` if it is invalid."""
        readers: Mapping[type, Callable[[str], Value]] = {
            bool: _parse_bool,
            list: lambda text: text.replace(",", " ").split(),
        }
        try:
            value = readers.get(self.kind, self.kind)(text)
        except ValueError:
            raise InputError(f"{self.accepted}, not {text!r}") from None
        return self._within(value)

    def _within(self, value: Any) -> Value:
        low = self.least is not None and isinstance(value, int | float) and value < self.least
        high = self.most is not None and isinstance(value, int | float) and value > self.most
        if low or high or (self.one_of and value not in self.one_of):
            raise InputError(f"{self.accepted}, not {_shown(value)}")
        return value  # type: ignore[no-any-return]


def _parse_bool(text: str) -> bool:
    words = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
    if text.lower() not in words:
        raise ValueError
    return words[text.lower()]


def _shown(value: object) -> str:
    """The value as a settings file writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return repr(value) if isinstance(value, str | int | float) else f"a {type(value).__name__}"


def settings_of(run: Callable[..., object]) -> dict[str, Setting]:
    """The settings that a command's options declare, by name, in the order of its parameters."""
    found = {}
    parameters = inspect.signature(run).parameters
    for parameter, hint in get_type_hints(run, include_extras=True).items():
        option = next((each for each in get_args(hint)[1:] if isinstance(each, OptionInfo)), None)
        if get_origin(hint) is not Annotated or option is None:
            continue
        words = (
            option.default,
            *(option.param_decls or ()),
        )  # within `Annotated`, the first name is stored as the default
        name = next(str(word) for word in words if str(word).startswith("--")).removeprefix("--")
        if name in NO_SETTINGS:
            continue
        kind, one_of = _kind(get_args(hint)[0])
        variable = option.envvar if isinstance(option.envvar, str) else None
        default = parameters[parameter].default
        found[name] = Setting(
            name, parameter, kind, variable, option.help or "", default, option.min, option.max, one_of
        )
    return found


def _kind(hint: Any) -> tuple[type, tuple[str, ...]]:
    """The type of an annotation without None, and the texts of a `Literal`."""
    if get_origin(hint) in (Union, types.UnionType):
        (hint,) = (each for each in get_args(hint) if each is not type(None))
    if get_origin(hint) is Literal:
        return str, get_args(hint)
    return get_origin(hint) or hint, ()
