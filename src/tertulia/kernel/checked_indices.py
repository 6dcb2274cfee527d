"""Makes interpreted rules reject negative array indices.

Python counts negative indices from the end; compiled rules would read wrong memory. Compiled rules check indices only
with bounds checks (`NUMBA_BOUNDSCHECK=1`).
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
from collections.abc import Callable
from typing import Any

CHECK_NAME = "_check_rule_index"
"""Name under which `check_rule_index` is added to the global variables of a rule's module."""


def check_rule_index(index: Any) -> Any:
    """Return the index unchanged. Raises `IndexError` if it is negative."""
    if index < 0:
        raise IndexError(f"negative index {index} in a rule: indices from the end are not allowed")
    return index


def add_index_checks(function: Callable[..., Any]) -> Callable[..., Any]:
    """Change a function's code in place so that negative array indices raise `IndexError`; return it.

    Constant indices are not checked.
    """
    if function.__closure__:
        return function  # a rule made by `kernel.decoders`, which uses no indices
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(lines)))
    (definition,) = tree.body
    assert isinstance(definition, ast.FunctionDef)
    checks = _IndexChecks()
    definition.body = [checks.visit(statement) for statement in definition.body]
    if not checks.count:
        return function
    definition.decorator_list, definition.returns = [], None
    for argument in (*definition.args.args, *definition.args.kwonlyargs):
        argument.annotation = None
    definition.args.defaults = []
    ast.increment_lineno(tree, first - 1)
    compiled = compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec")
    code = next(part for part in compiled.co_consts if isinstance(part, types.CodeType))
    function.__globals__[CHECK_NAME] = check_rule_index
    function.__code__ = code  # in place, so that defaults, name and docstring are kept
    return function


class _IndexChecks(ast.NodeTransformer):
    """Wraps each non-constant array index of a function in a call of `check_rule_index`."""

    count = 0

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Wrap array indices in calls of `check_rule_index`, in an assignment `target: annotation = value`.

        The annotation stays unchanged, because its brackets are no array access.
        """
        if node.value is not None:
            node.value = self.visit(node.value)
        node.target = self.visit(node.target)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """Wrap the indices of an array access in calls of `check_rule_index`.

        `a[i]` becomes `a[check(i)]`, and `a[i, 0]` becomes `a[check(i), 0]`; `check` stands for `check_rule_index`.
        """
        self.generic_visit(node)
        if isinstance(node.slice, ast.Tuple):
            node.slice.elts = [self._wrap_index(index) for index in node.slice.elts]
        else:
            node.slice = self._wrap_index(node.slice)
        return node

    def _wrap_index(self, index: ast.expr) -> ast.expr:
        if isinstance(index, ast.Constant | ast.Slice):
            return index
        self.count += 1
        return ast.Call(ast.Name(CHECK_NAME, ast.Load()), [index], [])
