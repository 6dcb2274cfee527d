"""Members of enums are plain numbers in compiled rules: `Good.OLIVE` is 0, wherever a number may stand.

Numba knows members of an `IntEnum` as a type of their own, which cannot meet a number in one variable (`Decision.PLAY if … else
kind`) and index no tuple. As every member is known when a rule is compiled, each is put in its place as a constant before types are
sought; interpreted rules need nothing of the kind, there a member is an int.
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
    """Numba's way of changing code before its types are inferred."""

    def match(self, func_ir: Any, block: Any, typemap: Any, calltypes: Any) -> bool:
        """Whether a block of code names members; then `apply` is asked for the block as it should be."""
        self._function, self._block = func_ir, block
        self._numbers: dict[Any, int] = {}
        for assign in block.find_insts(ir.Assign):
            number = self._member(assign.value)
            if number is not None:
                self._numbers[assign] = number
        return bool(self._numbers)

    def apply(self) -> Any:
        """The block with numbers in place of members."""
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


def install() -> None:
    """Let Numba compile members as numbers from now on; first of all its rewriting, since others look for constants."""
    kinds = rewrites.rewrite_registry.rewrites["before-inference"]
    if EnumMembers not in kinds:
        kinds.insert(0, EnumMembers)
