"""Makes interpreted rules reject negative indices.

Python would count them from the end, but compiled rules do not. Compiled rules check indices only with bounds checks
(`NUMBA_BOUNDSCHECK=1`).
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
from collections.abc import Callable
from typing import Any

CHECK = "_index_of_a_rule"
"""Name of the check function in the globals of a rule's module."""


def index_of_a_rule(index: Any) -> Any:
    """Return the index unchanged. Raises `IndexError` if it is negative."""
    if index < 0:
        raise IndexError(f"the index {index} of a rule is below zero; nothing is counted from the end")
    return index


def with_checked_indices(function: Callable[..., Any]) -> Callable[..., Any]:
    """Change a function's code in place so that it checks each non-constant index; return the function."""
    if function.__closure__:
        return function  # a rule made by `kernel.decoders`, which uses no indices
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(lines)))
    (definition,) = tree.body
    assert isinstance(definition, ast.FunctionDef)
    checks = _Checks()
    definition.body = [checks.visit(statement) for statement in definition.body]
    if not checks.made:
        return function
    definition.decorator_list, definition.returns = [], None
    for argument in (*definition.args.args, *definition.args.kwonlyargs):
        argument.annotation = None
    definition.args.defaults = []
    ast.increment_lineno(tree, first - 1)
    compiled = compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec")
    code = next(part for part in compiled.co_consts if isinstance(part, types.CodeType))
    function.__globals__[CHECK] = index_of_a_rule
    function.__code__ = code  # in place, so that defaults, name and docstring are kept
    return function


class _Checks(ast.NodeTransformer):
    """Wraps index expressions in calls of the check."""

    made = 0

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Visit target and value only: the brackets of a type annotation are no index."""
        if node.value is not None:
            node.value = self.visit(node.value)
        node.target = self.visit(node.target)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """Rewrite `a[i]` to `a[check(i)]`, and `a[i, 0]` to `a[check(i), 0]`."""
        self.generic_visit(node)
        if isinstance(node.slice, ast.Tuple):
            node.slice.elts = [self._checked(index) for index in node.slice.elts]
        else:
            node.slice = self._checked(node.slice)
        return node

    def _checked(self, index: ast.expr) -> ast.expr:
        if isinstance(index, ast.Constant | ast.Slice):
            return index
        self.made += 1
        return ast.Call(ast.Name(CHECK, ast.Load()), [index], [])
