"""Entry point of `tertulia`: runs a command, and reports every error in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any

import typer

from tertulia import __version__
from tertulia.cli import (
    admin,
    analyse,
    backup,
    bench,
    components,
    config,
    doctor,
    games,
    ladder,
    mail,
    migrate,
    new_game,
    play,
    replay,
    restore,
    serve,
    sets,
    simulate,
    train,
    web,
    worker,
)
from tertulia.cli.options import SectionedCommand, with_records
from tertulia.cli.places import provide_temporary_folder
from tertulia.cli.setting import explain_former
from tertulia.cli.streams import occupy_closed_streams
from tertulia.cli.system_errors import explain

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="tertulia",
    help="Board games of a Spanish evening: play them, host them, simulate them.",
    epilog="Start with: tertulia games, or tertulia serve --open",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    games,
    serve,
    web,
    worker,
    play,
    simulate,
    ladder,
    train,
    replay,
    analyse,
    components,
    sets,
    new_game,
    backup,
    restore,
    migrate,
    doctor,
    config,
    mail,
    admin,
    bench,
):
    app.command(command.NAME, cls=SectionedCommand)(with_records(command.run))


def _version(show_version: bool) -> None:
    if show_version:
        typer.echo(f"tertulia {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Declare the options that `tertulia` accepts without a command, such as `--version`."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit with its status: 0, 2 for bad input, 130 for Ctrl-C, 1 for a bug."""
    sys.exit(_status(arguments))


@cache
def _command() -> Any:
    """Return the command line with all commands. Cached, because building it takes 50 ms."""
    return typer.main.get_command(app)


def _status(arguments: Sequence[str] | None) -> int:
    command = _command()
    try:
        occupy_closed_streams()
        provide_temporary_folder()
        code = command.main(arguments, prog_name="tertulia", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except (KeyboardInterrupt, typer.Abort):
        return _say("stopped", INTERRUPTED)
    except typer.TyperException as error:
        return _usage(error)
    except BrokenPipeError:  # the reader of the output has closed it, as `| head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _say(explain(error), BAD_INPUT)
    except Exception as error:
        return _fault(error)


def _usage(error: typer.TyperException) -> int:
    """Print an error about a wrong command, argument or option, and which command prints its help.

    Returns the exit status. If a command was called without arguments, its help is printed instead. For an option of a
    renamed or removed setting, the message says what to use.
    """
    context = getattr(error, "ctx", None)
    explain = getattr(error, "format_message", error.__str__)
    if type(error).__name__ == "NoArgsIsHelpError":
        typer.echo(explain())
        return BAD_INPUT
    option = getattr(error, "option_name", "").removeprefix("--")
    if context and any(each.name == "config" for each in context.command.params):  # the command has settings
        former = explain_former(option, "--{}".format)
        if former:
            return _say(f"--{option}: {former}", BAD_INPUT)
    path = context.command_path if context else "tertulia"
    return _say(f"{explain().rstrip('.')}. See: {path} --help", BAD_INPUT)


def _fault(error: Exception) -> int:
    """Report an error in one line, and return the exit status.

    `ValueError` classes of this project are errors of the user; all others are bugs, raised again if `TERTULIA_DEBUG`
    is set.
    """
    if isinstance(error, ValueError) and type(error).__module__.startswith("tertulia."):
        return _say(str(error), BAD_INPUT)
    if os.environ.get("TERTULIA_DEBUG"):
        raise error
    kind = type(error).__name__
    return _say(f"internal error: {kind}: {error}. Set TERTULIA_DEBUG=1 to see the traceback.", 1)


def _say(message: str, status: int) -> int:
    print(f"tertulia: {message}", file=sys.stderr)
    return status


if __name__ == "__main__":
    main()
