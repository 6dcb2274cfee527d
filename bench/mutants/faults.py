"""Finds faults that can be planted: small changes of one expression or statement.

The standard library's `ast` finds them in Python files, `bench.mutants.client_faults` in the client's files.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from bench.mutants.client_faults import SUFFIXES, find_client_faults
from bench.mutants.fault import Fault

COMPARISONS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
}
OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Div: "*",
    ast.Mod: "+",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "|",
}
SEATS = ("seat", "other", "actor", "viewer")
"""Names of variables that hold a seat. In functions that take the state, a fault replaces them by the next seat."""
STATE = "s"
"""Parameter name of the state in rules."""


def find_faults(root: Path, file: str) -> list[Fault]:
    """Return all faults that can be planted in a Python file, in the order of its text.

    Annotations, strings, decorators, imports, assertions and `raise` statements are left unchanged.
    """
    finder = _Finder(file, (root / file).read_bytes())
    finder.visit(finder.tree)
    return sorted(set(finder.found))


class _Finder(ast.NodeVisitor):
    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.tree = ast.parse(source)
        self.found: list[Fault] = []
        self.scopes: list[str] = []
        self.knows_seats = False
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    # -- which parts are visited --------------------------------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        knew, self.knows_seats = self.knows_seats, any(one.arg == STATE for one in node.args.args)
        self.scopes.append(node.name)
        for default in (*node.args.defaults, *(one for one in node.args.kw_defaults if one)):
            self.visit(default)
        self._visit_body(node.body)
        self.scopes.pop()
        self.knows_seats = knew

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scopes.append(node.name)
        self._visit_body(node.body)
        self.scopes.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self.generic_visit(node)

    def _skip(self, node: ast.AST) -> None:
        """Skip a node with all its children."""

    visit_Import = visit_ImportFrom = visit_Assert = visit_Raise = visit_JoinedStr = _skip

    def _visit_body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self.visit(statement)

    # -- which faults are planted -------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right, sign in zip(operands, operands[1:], node.ops, strict=False):
            for new in COMPARISONS[type(sign)]:
                self._replace_operator(left, right, "comparison", new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATORS and not self._is_text(node.left) and not self._is_text(node.right):
            self._replace_operator(node.left, node.right, "operator", OPERATORS[type(node.op)])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in OPERATORS:
            self._replace_operator(node.target, node.value, "operator", OPERATORS[type(node.op)] + "=")
        self._drop(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._drop(node)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await):
            self._drop(node)
            self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add(node, "loop", "break")

    def visit_Break(self, node: ast.Break) -> None:
        self._add(node, "loop", "continue")

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._add(node, "constant", str(not node.value))
        elif isinstance(node.value, int):
            self._add(node, "constant", str(node.value + 1))
            if node.value > 0:
                self._add(node, "constant", str(node.value - 1))

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        new = "or" if isinstance(node.op, ast.And) else "and"
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._replace_operator(left, right, "condition", new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._add(node, "condition", f"({self._get_text(node.operand)})")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id == "range":
            last = node.args[min(1, len(node.args) - 1)]
            if not isinstance(last, ast.Constant):
                self._add(last, "off by one", f"{self._get_text(last)} - 1")
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if self.knows_seats and node.id in SEATS and isinstance(node.ctx, ast.Load):
            self._add(node, "seat", f"(({node.id} + 1) % int({STATE}.seats))")

    # -- how they are recorded ----------------------------------------------------------------------------------------

    def _drop(self, node: ast.stmt) -> None:
        self._add(node, "statement", "pass")

    def _add(self, node: ast.expr | ast.stmt, kind: str, new: str) -> None:
        start, end = self._find_start(node), self._find_end(node)
        self._add_fault(node.lineno, start, end, kind, new)

    def _replace_operator(self, left: ast.expr, right: ast.expr, kind: str, new: str) -> None:
        """Replace an operator between two operands, keeping parentheses and line breaks around it."""
        start, end = self._find_end(left), self._find_start(right)
        text = self.source[start:end].decode()
        words = [piece for piece in text.replace("(", " ").replace(")", " ").split() if piece != "\\"]
        sign = words[0] if words else ""
        if words[:2] in (["not", "in"], ["is", "not"]):
            sign = " ".join(words[:2])
        if "#" in text or not sign or sign not in text:
            return
        place = start + len(text[: text.index(sign)].encode())
        line = self.source.count(b"\n", 0, place) + 1
        self._add_fault(line, place, place + len(sign.encode()), kind, new)

    def _add_fault(self, line: int, start: int, end: int, kind: str, new: str) -> None:
        old = self.source[start:end].decode()
        self.found.append(Fault(self.file, line, start, end, kind, ".".join(self.scopes), old, new))

    def _find_start(self, node: ast.expr | ast.stmt) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def _find_end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset

    def _get_text(self, node: ast.expr) -> str:
        return self.source[self._find_start(node) : self._find_end(node)].decode()

    @staticmethod
    def _is_text(node: ast.expr) -> bool:
        return isinstance(node, ast.JoinedStr) or (
            isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
        )


def find_all_faults(root: Path, globs: list[str]) -> Iterator[Fault]:
    """Yield all faults in the files that match the glob patterns, those of Python files first."""
    files = sorted({path for glob in globs for path in root.glob(glob)})
    for path in files:
        if path.suffix not in SUFFIXES:
            yield from find_faults(root, path.relative_to(root).as_posix())
    client = [path.relative_to(root).as_posix() for path in files if path.suffix in SUFFIXES]
    if client:
        yield from find_client_faults(root, client)
