"""Restrictions on the source of rules, because compiled code would otherwise be slower or wrong."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import tertulia

ROOT = Path(tertulia.__file__).parent
RULES = {"rule", "inline_rule"}


def list_rule_modules() -> Iterator[tuple[ModuleType, ast.Module]]:
    """Yield every module that declares a rule, with its syntax tree."""
    for path in sorted(ROOT.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "kernel.rule import" in text:
            name = ".".join(("tertulia", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__")
            yield importlib.import_module(name), ast.parse(text)


def is_rule(function: ast.FunctionDef) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id in RULES for mark in function.decorator_list)


def test_rules_do_not_index_tuples_by_a_variable() -> None:
    """The compiled index of a tuple is bounds-checked, so every caller has to propagate an error.

    NumPy arrays avoid that.
    """
    found, rules = [], 0
    for module, tree in list_rule_modules():
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and is_rule(node)]:
            rules += 1
            for node in ast.walk(function):
                if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Constant):
                    found += [f"{module.__name__}.{function.name}: {ast.unparse(node)}"] * is_tuple(module, node.value)
    assert rules > 500
    assert found == []


def is_tuple(module: ModuleType, looked_up: ast.expr) -> bool:
    """Return whether the expression is a tuple known to the module.

    It may be the module's own, or an attribute such as `terms.PAIR`.
    """
    return isinstance(get_value(module, looked_up), tuple)


def get_value(module: ModuleType, named: ast.expr) -> object:
    """Return the value of a (dotted) name in the module, or None if it is known only at run time."""
    if isinstance(named, ast.Name):
        return getattr(module, named.id, None)
    return getattr(get_value(module, named.value), named.attr, None) if isinstance(named, ast.Attribute) else None


def test_tuple_is_recognized_as_attribute() -> None:
    module = ModuleType("with_tables")
    vars(module).update(PAIR=(1, 2), terms=module)
    for text, found in {
        "PAIR": True,
        "terms.PAIR": True,
        "terms.terms.PAIR": True,
        "s.PAIR": False,
        "f()": False,
    }.items():
        assert is_tuple(module, ast.parse(text, mode="eval").body) == found
