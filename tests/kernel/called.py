"""Rules have no Python wrapper; this gives a test's own function one, as games get theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tertulia.kernel.rule import compile_entry

F = TypeVar("F", bound=Callable[..., Any])


def called(function: F) -> F:
    """The function as an entry of the kernel: compiled, or plain Python when interpreting."""
    return compile_entry(function, "test", "tertulia.kernel")
