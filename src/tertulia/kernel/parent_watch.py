"""Processes that a pool has made, and whose maker is gone."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """To be called where a process of a pool begins: it ends with the one that made it, also where that was killed and could end
    nothing. It would otherwise wait for ever at a pipe that it holds open itself."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), name="follow the parent", daemon=True).start()


def _follow(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
