"""Command-line options derived from declarations: settings of a site, and classes of options.

`with_settings` adds an option for each setting to a command, which receives all settings as one `Settings`.
`with_records` adds an option for each field of a `NamedTuple`, which the command receives as one value.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer
from typer.core import TyperCommand

from tertulia.cli.errors import InputError
from tertulia.cli.places import DATA_FOLDER_ADVICE, ConfigFile, require_server
from tertulia.cli.setting import SETTINGS, Setting
from tertulia.cli.site import build_settings
from tertulia.cli.sources import find_file, gather
from tertulia.cli.system_errors import explain
from tertulia.server.settings import Role

Command = Callable[..., None]


class SectionedCommand(TyperCommand):
    """A command whose help has a section for each group of options."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write a section of the help for each group of options."""
        sections: dict[str, list[tuple[str, str]]] = {"Arguments": [], "Options": []}
        for parameter in self.get_params(ctx):
            usual = "Arguments" if parameter.param_type_name == "argument" else "Options"
            record = parameter.get_help_record(ctx)
            if record is not None:
                sections.setdefault(getattr(parameter, "rich_help_panel", None) or usual, []).append(record)
        for title, records in sections.items():
            if records:
                with formatter.section(title):
                    formatter.write_dl(records)


def settings_of(*fields: str, role: Role | None = None) -> list[Setting]:
    """Return the settings that processes of a role use, and those stored in given fields of `Settings`.

    With None as `role`, only the fields select settings.
    """
    return [each for each in SETTINGS.values() if role in each.roles or each.place[0] in fields]


def with_settings(*fields: str, role: Role | None = None) -> Callable[[Command], Command]:
    """Add the options of settings to a command, which receives them in its parameter `settings`.

    `fields` and `role` select the settings (`settings_of`). Their values may also come from the environment and the
    settings file. The command raises `InputError` if a value is invalid or contradicts another value.
    """
    taken = settings_of(*fields, role=role)

    def decorate(run: Command) -> Command:
        parameters = dict(inspect.signature(run, eval_str=True).parameters)
        del parameters["settings"]

        @wraps(run)
        def command(config: Path | None, **values: Any) -> None:
            require_server()
            arguments = {each.name: values.pop(_parameter(each)) for each in taken}
            found, wrong = gather(taken, arguments, find_file(config, arguments.get("data")))
            if wrong:
                raise InputError("\n".join(wrong))
            known = {name: each.value for name, each in found.items()}
            values["settings"] = settings = build_settings(known, role)
            try:
                run(**values)
            except OSError as error:
                place = Path(os.fsdecode(error.filename or b""))
                if place != Path() and (settings.data.is_relative_to(place) or place.is_relative_to(settings.data)):
                    raise InputError(explain(error, DATA_FOLDER_ADVICE)) from None
                raise

        file = _keyword("config", ConfigFile, None)
        return _with_parameters(command, [*parameters.values(), file, *map(_option, taken)])

    return decorate


def with_records(run: Command) -> Command:
    """Replace each parameter whose type is a `NamedTuple` by options for its fields."""
    parameters: list[inspect.Parameter] = []
    records: dict[str, Any] = {}
    for each in inspect.signature(run, eval_str=True).parameters.values():
        record = each.annotation
        if not (isinstance(record, type) and issubclass(record, tuple)):
            parameters.append(each)
            continue
        records[each.name] = record
        hints, usual = get_type_hints(record, include_extras=True), getattr(record, "_field_defaults", {})
        parameters += [_keyword(name, hint, usual.get(name, inspect.Parameter.empty)) for name, hint in hints.items()]
    if not records:
        return run

    @wraps(run)
    def command(**values: Any) -> None:
        record_values = {name: record(*map(values.pop, record._fields)) for name, record in records.items()}
        run(**record_values, **values)

    return _with_parameters(command, parameters)


def _with_parameters(command: Command, parameters: Iterable[inspect.Parameter]) -> Command:
    """Replace the parameters of a command, from which typer derives its options. Returns the command."""
    named = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in parameters]
    changed: Any = command
    changed.__signature__ = inspect.Signature(named)
    changed.__annotations__ = {each.name: each.annotation for each in named}
    return command


def _keyword(name: str, hint: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=hint)


def _parameter(setting: Setting) -> str:
    return setting.name.replace("-", "_")


def _option(setting: Setting) -> inspect.Parameter:
    """Return the command-line option of a setting.

    The option yields unconverted text. `sources.gather` converts it later, with the values of the environment and the
    settings file.
    """
    kind: Any = bool if setting.kind is bool else list[str] | None if setting.several else str | None
    default = f"default: {setting.usual}" if setting.usual else ""
    facts = [each for each in (f"env var: {setting.variable}", default, setting.range.removeprefix("of ")) if each]
    option = typer.Option(
        f"--{setting.name}",
        metavar=setting.metavar or None,
        help=f"{setting.help}  [{'; '.join(facts)}]",
        rich_help_panel=setting.option.group.title,
        show_default=False,
    )
    return _keyword(_parameter(setting), Annotated[kind, option], False if kind is bool else None)
