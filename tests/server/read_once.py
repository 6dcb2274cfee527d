"""What the framework reads of a handler is read once: tests begin hundreds of applications of the same handlers in one process, and
reading signatures was most of what each of them cost.

Only functions of modules are remembered: they are what they are for as long as the process lasts.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import isfunction
from typing import Any

from litestar._signature.model import SignatureModel
from litestar.utils.signature import ParsedSignature

_parse: Callable[..., ParsedSignature] = vars(ParsedSignature)["from_fn"].__func__
_model: Callable[..., type[SignatureModel]] = vars(SignatureModel)["create"].__func__
_parsed: dict[object, ParsedSignature] = {}
_models: dict[object, type[SignatureModel]] = {}


def _of_a_module(function: object) -> bool:
    return isfunction(function) and "<" not in function.__qualname__


def _from_fn(cls: type[ParsedSignature], /, fn: Any, signature_namespace: dict[str, Any]) -> ParsedSignature:
    if not _of_a_module(fn):
        return _parse(cls, fn, signature_namespace)
    if fn not in _parsed:
        _parsed[fn] = _parse(cls, fn, signature_namespace)
    return _parsed[fn]


def _create(cls: type[SignatureModel], /, dependency_name_set: set[str], fn: Any, **more: Any) -> type[SignatureModel]:
    if not _of_a_module(fn):
        return _model(cls, dependency_name_set, fn, **more)
    key = fn, frozenset(dependency_name_set), more["data_dto"]
    if key not in _models:
        _models[key] = _model(cls, dependency_name_set, fn, **more)
    return _models[key]


def read_handlers_once() -> None:
    """From here on, for the rest of the process."""
    ParsedSignature.from_fn = classmethod(_from_fn)  # type: ignore[assignment,method-assign]
    SignatureModel.create = classmethod(_create)  # type: ignore[assignment,method-assign]
