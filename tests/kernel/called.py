"""Compiles functions of tests as kernel entries, and one such function.

Rules have no Python wrapper; entries of games do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tertulia.kernel.rule import compile_entry

F = TypeVar("F", bound=Callable[..., Any])


def compile_test_entry(function: F) -> F:
    """Return the function as a kernel entry: compiled, or plain Python in interpreted mode."""
    return compile_entry(function, "test", "tertulia.kernel")


def triple(number: int) -> int:
    """Return three times a number: a function that compiles fast."""
    return number * 3
