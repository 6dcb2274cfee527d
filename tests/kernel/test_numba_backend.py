"""The private parts of Numba used by `kernel/numba_backend` exist and behave as required.

Names and messages of the tests tell what breaks with an incompatible version of Numba.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from tertulia.kernel import numba_backend
from tertulia.kernel.numba_backend.link_only_compiler import LinkOnlyLibrary
from tertulia.kernel.schema import INTERPRET

ROOT = Path(__file__).parents[2]
USED_ATTRIBUTES = {
    "numba.core.codegen.JITCodeLibrary": (
        "_raise_if_finalized",
        "_get_module_for_linking",
        "_optimize_final_module",
        "_get_compiled_object",
        "enable_object_caching",
        "finalize",
        "codegen",
    ),
    "numba.core.cgutils.alloca_once": (),
    "numba.core.cgutils.alloca_once_value": (),
    "numba.core.cgutils.for_range": (),
    "numba.core.compiler.Flags": ("nrt",),
    "numba.core.targetconfig.ConfigStack": ("top_or_none",),
    "numba.np.arrayobj.fix_integer_index": (),
    "numba.np.arrayobj.make_array": (),
    "numba.np.arrayobj.populate_array": (),
    "numba.core.cgutils.raw_memcpy": (),
    "numba.core.cgutils.for_range_slice": (),
    "numba.core.cgutils.get_or_insert_function": (),
    "numba.np.numpy_support.as_dtype": (),
    "numba.core.compiler.CompilerBase": ("define_pipelines",),
    "numba.core.compiler.DefaultPassBuilder": ("define_nopython_pipeline",),
    "numba.core.compiler_lock.require_global_compiler_lock": (),
    "numba.core.caching.IndexDataCacheFile": ("__init__", "load", "_load_index", "_load_data"),
    "numba.core.caching.UserProvidedCacheLocator": ("__init__", "from_function", "get_cache_path", "get_source_stamp"),
    "numba.core.caching.CompileResultCacheImpl": ("_locator_classes", "filename_base"),
    "numba.core.caching.FunctionCache": ("_impl_class", "_index_key", "save_overload"),
    "numba.core.dispatcher.Dispatcher": ("enable_caching",),
    "numba.core.event.Listener": ("on_start", "on_end"),
    "numba.core.event.install_listener": (),
    "numba.core.rewrites.Rewrite": ("match", "apply"),
    "numba.core.rewrites.rewrite_registry": ("rewrites",),
    "numba.core.ir.Assign": (),
    "numba.core.ir.Const": (),
    "numba.core.ir.Expr": (),
    "numba.core.errors.ConstantInferenceError": (),
    "numba.core.types.unliteral": (),
}
"""Names below `numba.core` and `numba.np` that Numba does not guarantee, with the attributes used."""


@pytest.mark.parametrize("name", USED_ATTRIBUTES)
def test_private_names_of_numba_exist(name: str) -> None:
    module, _, member = name.rpartition(".")
    found = getattr(importlib.import_module(module), member, None)
    assert found is not None, f"Numba {numba.__version__} has no {name}: see src/tertulia/kernel/numba_backend"
    missing = [part for part in USED_ATTRIBUTES[name] if not hasattr(found, part)]
    assert missing == [], f"Numba {numba.__version__}: {name} has no {', '.join(missing)}"


def test_installed_numba_is_within_the_bounds() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (bounds,) = re.findall(r'"numba>=(\d+)\.(\d+),<(\d+)\.(\d+)"', text)
    low, high = tuple(map(int, bounds[:2])), tuple(map(int, bounds[2:]))
    major, minor = installed("numba").split(".")[:2]
    assert low <= (int(major), int(minor)) < high


def compile_function(function: Any, folder: Path, **how: Any) -> Any:
    return numba_backend.compile_function(function, folder, **how)


needs_numba = pytest.mark.skipif(INTERPRET, reason="nothing is compiled")


@needs_numba
def test_rule_is_linked_into_the_calling_entry(tmp_path: Path) -> None:
    """Otherwise every rule would be optimized again in each rule above it, or could not be called at all."""
    calls: dict[str, Any] = {}

    def twice(number: int) -> int:
        return 2 * number

    inner = calls["inner"] = compile_function(twice, tmp_path, entry=False)

    def entry(number: int) -> int:
        return int(inner(number)) + 1

    assert compile_function(entry, tmp_path, entry=True)(20) == 41
    (result,) = inner.overloads.values()
    assert isinstance(result.library, LinkOnlyLibrary), "a rule is compiled by Numba's usual way: it is slow to set up"


@needs_numba
def test_rule_is_compiled_once_for_all_integer_widths(tmp_path: Path) -> None:
    """Otherwise a rule would be compiled for each integer width and each constant argument."""

    def more(number: int) -> int:
        return number + 1

    inner = compile_function(more, tmp_path, entry=False)

    def entry(numbers: Any) -> int:
        return int(inner(numbers[0])) + int(inner(7)) + int(inner(np.int16(3)))

    assert compile_function(entry, tmp_path, entry=True)(np.array([5], np.int8)) == 6 + 8 + 4
    assert len(inner.overloads) == 1


@needs_numba
def test_entry_is_cached_by_its_content(tmp_path: Path) -> None:
    """Otherwise a second copy of equal sources would be compiled again."""

    def entry(number: int) -> int:
        return number * 3

    assert compile_function(entry, tmp_path, entry=True)(3) == 9
    suffixes = [path.suffix for path in sorted(tmp_path.iterdir()) if path.is_file()]
    assert suffixes == [".nbc", ".nbi"]
    again = compile_function(entry, tmp_path, entry=True)
    assert again(4) == 12
    assert list(again.stats.cache_hits.values()) == [1]


@needs_numba
@pytest.mark.parametrize("ending", ["nbi", "nbc"])
def test_unreadable_cached_code_is_compiled_again(ending: str, tmp_path: Path) -> None:
    """Otherwise a disk that was full once, or a killed process, would make a game unplayable permanently."""

    def entry(number: int) -> int:
        return number * 3

    assert compile_function(entry, tmp_path, entry=True)(3) == 9
    (path,) = tmp_path.glob(f"*.{ending}")
    whole = path.read_bytes()
    path.write_bytes(whole[:50])
    assert compile_function(entry, tmp_path, entry=True)(4) == 12
    again = compile_function(entry, tmp_path, entry=True)
    assert again(5) == 15
    assert list(again.stats.cache_hits.values()) == [1], "the recompiled code was not cached"


def test_functions_called_by_an_entry_are_internal(tmp_path: Path) -> None:
    """Otherwise LLVM would have to keep every rule, as it might be called from outside."""
    calls: dict[str, Any] = {}

    def looped(number: int) -> int:
        total = 0
        for i in range(number):
            total += i * number % 7
            for j in range(i):
                total ^= j * total
        return total

    inner = calls["inner"] = compile_function(looped, tmp_path, entry=False)

    def entry(number: int) -> int:
        return int(inner(number)) + int(inner(number + 1)) + int(inner(number * 3))

    compiled = compile_function(entry, tmp_path, entry=True)
    assert compiled(5) == looped(5) + looped(6) + looped(15)
    (text,) = compiled.inspect_llvm().values()
    defined = [line for line in text.splitlines() if line.startswith("define") and "looped" in line]
    assert all("internal" in line for line in defined)


@needs_numba
def test_stack_array_behaves_as_an_array(tmp_path: Path) -> None:
    room, grid = numba_backend.stack_array(np.int32, 1), numba_backend.stack_array(np.int16, 2)

    def entry(number: int) -> int:
        numbers, table = room(5), grid(2, 3)
        for i in range(5):
            numbers[i] = number * i
        for i in range(table.shape[0]):
            for j in range(table.shape[1]):
                table[i, j] = 10 * i + j
        return int(numbers.sum() + table[1, 2] * 1000 + len(numbers) * 100_000 + table[0].sum() * 1_000_000)

    assert compile_function(entry, tmp_path, entry=True)(2) == 20 + 12_000 + 500_000 + 3_000_000


@needs_numba
def test_numpy_array_in_a_rule_does_not_compile(tmp_path: Path) -> None:
    """Its references would have to be counted; compiled rules count none."""

    def entry(number: int) -> int:
        return int(np.zeros(number, np.int64)[0])

    with pytest.raises(Exception, match="Only accept returning of array passed into the function"):
        compile_function(entry, tmp_path, entry=True)(3)


@needs_numba
def test_negative_index_is_an_error_with_bounds_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without bounds checks it is not detected; laws run with them."""
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)

    def entry(numbers: Any, i: int) -> int:
        return int(numbers[i])

    compiled = compile_function(entry, tmp_path, entry=True)
    assert compiled(np.array([4, 5, 6]), 2) == 6
    with pytest.raises(IndexError):
        compiled(np.array([4, 5, 6]), -1)


@needs_numba
def test_ordinary_numba_code_accepts_negative_indices() -> None:
    """Only code without reference counts is changed."""
    last: Any = numba.njit(lambda numbers, i: numbers[i])
    assert last(np.array([4, 5, 6]), -1) == 6


@needs_numba
def test_lowest_bit_is_found(tmp_path: Path) -> None:
    find: Any = numba_backend.lowest_bit

    def entry(bits: int) -> int:
        return int(find(bits))

    compiled = compile_function(entry, tmp_path, entry=True)
    assert [compiled(1 << n | 1 << 62) for n in range(63)] == list(range(63))


@needs_numba
def test_symbols_of_an_entry_have_name_and_address(tmp_path: Path) -> None:
    """Profilers see addresses only."""

    def entry(number: int) -> int:
        return number * 3

    compiled = compile_function(entry, tmp_path, entry=True)
    compiled(3)
    symbols = numba_backend.symbols_of(compiled)
    if sys.platform == "linux":
        assert any("entry" in name and size > 0 and at > 0 for at, size, name in symbols)


def test_numba_backend_exports_only_its_public_names() -> None:
    """The kernel needs only a few functions of it."""
    assert {name for name, _ in inspect.getmembers(numba_backend, callable)} == set(numba_backend.__all__)
