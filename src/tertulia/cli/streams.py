"""Standard streams that the caller of a command has closed (`<&-`, `>&-`, `2>&-`): Python has None in their place.

A closed stream's number would go to the next file that is opened, a database for example, and child processes would write to it.
"""

from __future__ import annotations

import os
import sys
from typing import TextIO

from tertulia.cli.errors import InputError


def occupy_closed_streams() -> None:
    """Open the null device for each closed stream. Raises `InputError` if standard output is closed, for then no result arrives."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            null = os.open(os.devnull, os.O_RDWR)
            os.dup2(null, number)  # which child processes inherit, even if the number is the same
            os.set_inheritable(number, True)
            if null != number:
                os.close(null)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (open as long as the process)
    if sys.stdout is None:
        raise InputError("standard output is closed: direct it to a file or to /dev/null")


def open_input() -> TextIO:
    """Returns standard input. Raises `InputError` if it is closed."""
    if sys.stdin is None:
        raise InputError("standard input is closed, so no answer can be read: run this in a terminal")
    return sys.stdin


def read_line(question: str) -> str:
    """Print a question and return the answer's line. Raises `EOFError` at the input's end."""
    print(question, end="", flush=True)
    line = open_input().readline()
    if not line:
        raise EOFError
    return line
