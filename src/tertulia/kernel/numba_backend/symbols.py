"""List the memory addresses of the functions in an entry's machine code, for profilers (`symbols_of`)."""

from __future__ import annotations

import re
import struct
from typing import Any

SECTION, SYMBOL = struct.Struct("<IIQQQQIIQQ"), struct.Struct("<IBBHQQ")
SYMBOL_TABLE, FUNCTION = 2, 2


def symbols_of(entry: Any) -> list[tuple[int, int, str]]:
    """Return address, size and name of each function in the machine code of an entry that has been called.

    Returns an empty list if the code was loaded from disk, or if object files are not in ELF format.
    """
    found = []
    for result in entry.overloads.values():
        library: Any = result.library
        try:
            code = library._get_compiled_object()
        except (RuntimeError, ValueError):
            continue
        if code[:4] != b"\x7fELF":
            continue
        functions = _functions(code)
        own = result.fndesc.llvm_func_name
        (start,) = [offset for offset, _, name in functions if name == own]
        base = library._codegen._engine._ee.get_function_address(own) - start
        found += [(base + offset, size, python_name(name)) for offset, size, name in functions]
    return sorted(found)


def _functions(code: bytes) -> list[tuple[int, int, str]]:
    """Return offset, size and mangled name of each function in a 64-bit ELF object file."""
    (table,) = struct.unpack_from("<Q", code, 0x28)
    size, count = struct.unpack_from("<HH", code, 0x3A)
    sections = [SECTION.unpack_from(code, table + i * size) for i in range(count)]
    functions = []
    for section in [section for section in sections if section[1] == SYMBOL_TABLE]:
        names = sections[section[6]][4]
        for at in range(section[4], section[4] + section[5], SYMBOL.size):
            name, kind, _, where, value, length = SYMBOL.unpack_from(code, at)
            if kind & 15 == FUNCTION and where:
                begin = names + name
                functions.append((value, length, code[begin : code.index(b"\0", begin)].decode()))
    return functions


def python_name(name: str) -> str:
    """Return the Python name of a function from its mangled name.

    Numba's mangled name also contains the types, and the length of each part.
    """
    rest, parts = name.removeprefix("_ZN"), []
    while found := re.match(r"(\d+)", rest):
        begin = found.end()
        parts.append(rest[begin : begin + int(found[1])])
        rest = rest[begin + int(found[1]) :]
    return ".".join(parts) or name
