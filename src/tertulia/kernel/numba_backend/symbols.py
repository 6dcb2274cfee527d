"""Where the functions of an entry lie in memory, for a profiler that sees addresses only."""

from __future__ import annotations

import re
import struct
from typing import Any

SECTION, SYMBOL = struct.Struct("<IIQQQQIIQQ"), struct.Struct("<IBBHQQ")
SYMBOL_TABLE, FUNCTION = 2, 2


def symbols_of(entry: Any) -> list[tuple[int, int, str]]:
    """Returns address, size and name of each function in the machine code of an entry that was called already; nothing where its
    code was loaded from disk, or where object files are not ELF's."""
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
        found += [(base + offset, size, readable(name)) for offset, size, name in functions]
    return sorted(found)


def _functions(code: bytes) -> list[tuple[int, int, str]]:
    """Offset, size and name of each function of an object file (ELF, 64 bits)."""
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


def readable(name: str) -> str:
    """Returns a function's name as Python has it: Numba's says the types as well, and the length of each part."""
    rest, parts = name.removeprefix("_ZN"), []
    while found := re.match(r"(\d+)", rest):
        begin = found.end()
        parts.append(rest[begin : begin + int(found[1])])
        rest = rest[begin + int(found[1]) :]
    return ".".join(parts) or name
