"""Groups of options that several commands share, each passed to a command as one value."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, NamedTuple

import typer


def option(name: str, metavar: str, said: str) -> Any:
    """A command line option that the environment can set too: `mail-port` as `TERTULIA_MAIL_PORT`."""
    return typer.Option(
        f"--{name}", metavar=metavar, envvar=f"TERTULIA_{name.upper().replace('-', '_')}", help=said, show_default=False
    )


def grouped(
    run: Callable[..., None], parameter: str, options: Mapping[str, Any], made: Callable[..., NamedTuple]
) -> Callable[..., None]:
    """Add options to a command, which receives them as one value in its parameter `parameter`.

    `made` builds that value from the options. Called without arguments, it returns the defaults.
    """

    @wraps(run)
    def given(**said: Any) -> None:
        group = made(**{name: said.pop(name) for name in options})
        run(**said, **{parameter: group})

    usual = made()
    added = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=getattr(usual, name), annotation=annotation)
        for name, annotation in options.items()
    ]
    own = [each for each in inspect.signature(run, eval_str=True).parameters.values() if each.name != parameter]
    ahead = [each for each in own if each.kind is not inspect.Parameter.KEYWORD_ONLY]
    behind = [each for each in own if each.kind is inspect.Parameter.KEYWORD_ONLY]
    command: Any = given
    command.__signature__ = inspect.Signature([*ahead, *added, *behind])
    command.__annotations__ = {each.name: each.annotation for each in (*ahead, *added, *behind)}
    return given
