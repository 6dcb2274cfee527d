"""Start a program that ends together with its parent process, even if the parent is killed by SIGKILL.

Run as a script, it replaces itself by that program: `python ends_with_parent.py PARENT SIGNAL USER PROGRAM ARGUMENT…`.
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
SAME_USER = "-"
"""Placeholder for the user argument: keep the user who runs the tests."""


def build_command(program: Sequence[str | Path], how: signal.Signals, user: str | None = None) -> list[str]:
    """Return the command line that starts `program` and signals it when the calling thread ends.

    Call it from a thread that lives as long as the tests: Linux sends the signal when that thread ends.
    """
    start = [sys.executable, "-I", "-S", __file__, str(os.getpid()), str(int(how)), user or SAME_USER]
    return [*start, *map(str, program)]


def replace_process(parent: int, how: int, user: str, program: Sequence[str]) -> None:
    """Replace this process by the program.

    Only Linux can send the signal at the parent's death. On other systems the program ends when the tests stop it.
    """
    if user != SAME_USER:
        account = pwd.getpwnam(user)
        os.setgroups([])
        os.setgid(account.pw_gid)
        os.setuid(account.pw_uid)  # before `prctl`: changing the user clears the signal
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, how, 0, 0, 0)
        if os.getppid() != parent:  # the parent ended before `prctl` was called
            sys.exit(1)
    os.execv(program[0], [*program])


if __name__ == "__main__":
    replace_process(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4:])
