"""Makes enum members plain integers in compiled rules, so that `Good.OLIVE` is 0.

Numba gives members of an `IntEnum` a type of their own. A variable cannot hold both such a member and an integer
(`Decision.PLAY if … else kind`), and a member cannot index a tuple. Members are known when a rule is compiled, so they
are replaced by constants before type inference. Interpreted rules need no change, since members are ints there.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numba.core.ir
import numba.core.rewrites
from numba.core.errors import ConstantInferenceError

ir: Any = numba.core.ir
rewrites: Any = numba.core.rewrites
Rewrite: Any = rewrites.Rewrite


class EnumMembers(Rewrite):  # type: ignore[misc]
    """A Numba rewrite that replaces enum members by integer constants. It runs before type inference."""

    def match(self, func_ir: Any, block: Any, typemap: Any, calltypes: Any) -> bool:
        """Collect the enum members in a block of code. If there are any, Numba calls `apply` next."""
        self._function, self._block = func_ir, block
        self._numbers: dict[Any, int] = {}
        for assign in block.find_insts(ir.Assign):
            number = self._member(assign.value)
            if number is not None:
                self._numbers[assign] = number
        return bool(self._numbers)

    def apply(self) -> Any:
        """Return the block of code that `match` searched, with enum members replaced by integer constants."""
        block = self._block.copy()
        block.clear()
        for line in self._block.body:
            if line in self._numbers:
                constant = ir.Const(self._numbers[line], line.loc)
                self._function._definitions[line.target.name] = [constant]
                block.append(ir.Assign(constant, line.target, line.loc))
            else:
                block.append(line)
        return block

    def _member(self, value: Any) -> int | None:
        if not isinstance(value, ir.Expr) or value.op != "getattr":
            return None
        try:
            owner = self._function.infer_constant(value.value)
        except ConstantInferenceError:
            return None
        if not (isinstance(owner, type) and issubclass(owner, IntEnum) and value.attr in owner.__members__):
            return None
        return int(owner[value.attr])


def install_enum_rewrite() -> None:
    """Register the rewrite with Numba, before all others, because other rewrites look for constants."""
    kinds = rewrites.rewrite_registry.rewrites["before-inference"]
    if EnumMembers not in kinds:
        kinds.insert(0, EnumMembers)
