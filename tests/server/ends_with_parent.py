"""A program of the machine's that ends with the process that began it, even where that is killed outright and can end nothing.

Where it is run by itself it becomes that program: `python ends_with_parent.py PARENT SIGNAL USER PROGRAM ARGUMENT…`.
"""

from __future__ import annotations

import ctypes
import os
import pwd
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

PR_SET_PDEATHSIG = 1
NOBODY_ELSE = "-"
"""In place of a user: whoever runs the tests."""


def command(program: Sequence[str | Path], how: signal.Signals, user: str | None = None) -> list[str]:
    """What is to be run in place of a program, from the thread that lives as long as the tests do: the system sends the program
    this signal when that thread is gone."""
    start = [sys.executable, "-I", "-S", __file__, str(os.getpid()), str(int(how)), user or NOBODY_ELSE]
    return [*start, *map(str, program)]


def become(parent: int, how: int, user: str, program: Sequence[str]) -> None:
    """Become the program. Linux alone can promise the signal: elsewhere it ends when the tests end it."""
    if user != NOBODY_ELSE:
        account = pwd.getpwnam(user)
        os.setgroups([])
        os.setgid(account.pw_gid)
        os.setuid(account.pw_uid)  # before the signal is asked for: another user's process would forget it
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, how, 0, 0, 0)
        if os.getppid() != parent:  # it was killed a moment ago
            sys.exit(1)
    os.execv(program[0], [*program])


if __name__ == "__main__":
    become(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4:])
