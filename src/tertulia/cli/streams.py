"""Standard streams: a progress bar, and streams that the caller has closed (`<&-`, `>&-`, `2>&-`).

For a closed stream, Python's `sys.stdin`, `sys.stdout` or `sys.stderr` is None. The next file that is opened, such as a
database, would get the file descriptor of the stream. Child processes would then write their output to that file.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, TextIO

from tertulia.cli.errors import InputError

if TYPE_CHECKING:
    from rich.progress import Progress


def occupy_closed_streams() -> None:
    """Open the null device for each closed stream.

    Raises `InputError` if standard output is closed, because the command could not print its result.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            null = os.open(os.devnull, os.O_RDWR)
            os.dup2(null, number)  # child processes inherit it; if both numbers are equal, only by the next line
            os.set_inheritable(number, True)
            if null != number:
                os.close(null)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (open for the lifetime of the process)
    if sys.stdout is None:
        raise InputError("standard output is closed: redirect it to a file or to /dev/null")


def open_input() -> TextIO:
    """Return standard input. Raises `InputError` if it is closed."""
    if sys.stdin is None:
        raise InputError("standard input is closed, so no answer can be read: run this in a terminal")
    return sys.stdin


def read_line(question: str) -> str:
    """Print a question and return the next line of input. Raises `EOFError` at the end of the input."""
    print(question, end="", flush=True)
    line = open_input().readline()
    if not line:
        raise EOFError
    return line


def progress_bar(label: str) -> Progress:
    """Return a progress bar on standard error, which is hidden unless that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
