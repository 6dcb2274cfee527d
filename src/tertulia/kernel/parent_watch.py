"""End worker processes when their parent process dies (`end_with_parent`)."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """End this process as soon as its parent dies, even if the parent was killed.

    Call it when a worker process of a pool starts. Otherwise the worker would wait for ever for input from a pipe,
    because the worker also holds the pipe's other end open.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_after, args=(parent,), name="follow the parent", daemon=True).start()


def _exit_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
