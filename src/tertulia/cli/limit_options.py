"""Adds an option for each of the server's limits (`Limits`) to a command, with its environment variable and setting."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, get_args, get_type_hints

import typer

from tertulia.server.settings import Limits

PARAMETER = "limits"


def with_limits(run: Callable[..., None]) -> Callable[..., None]:
    """Add the options of all limits to a command, which receives them as one value in its parameter `limits`."""

    @wraps(run)
    def given(**said: Any) -> None:
        limits = Limits(**{name: said.pop(name) for name in Limits.__struct_fields__})
        run(**said, **{PARAMETER: limits})

    options = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=_option(name))
        for name, default in zip(Limits.__struct_fields__, Limits.__struct_defaults__, strict=True)
    ]
    own = [each for each in inspect.signature(run, eval_str=True).parameters.values() if each.name != PARAMETER]
    command: Any = given
    command.__signature__ = inspect.Signature([*own, *options])
    command.__annotations__ = {each.name: each.annotation for each in (*own, *options)}
    return given


def _option(name: str) -> Any:
    """The annotation of a limit's option."""
    kind, meta = get_args(get_type_hints(Limits, include_extras=True)[name])
    said = typer.Option(
        f"--{name.replace('_', '-')}",
        metavar="N",
        envvar=f"TERTULIA_{name.upper()}",
        min=meta.ge,
        help=meta.description,
    )
    return Annotated[kind, said]
