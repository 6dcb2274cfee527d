"""Options that several commands have alike, and that each command is given as one."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, NamedTuple

import typer


def option(name: str, metavar: str, said: str) -> Any:
    """An option that may stand in the environment, too: `mail-port` as `TERTULIA_MAIL_PORT`."""
    return typer.Option(
        f"--{name}", metavar=metavar, envvar=f"TERTULIA_{name.upper().replace('-', '_')}", help=said, show_default=False
    )


def grouped(
    run: Callable[..., None], parameter: str, options: Mapping[str, Any], made: Callable[..., NamedTuple]
) -> Callable[..., None]:
    """The command with those options: what they say it is given as one, what `made` makes of them, as its `parameter`. Without
    arguments `made` gives what holds where nothing is said."""

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
