"""The client's generated TypeScript types match the server's structs and the games' view shapes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NotRequired, TypedDict

import pytest

from tertulia.kernel.view_shape import ALL_NAMES, one_of, shape_mismatch
from tools.contract import format_all_types, list_generated_files
from tools.view_types import format_type

METALS = ("gold", "silver")
Metal = Annotated[str, one_of(METALS)]


class Purse(TypedDict):
    owner: int | None
    coins: dict[Metal, int]
    prices: Annotated[dict[Metal, int], ALL_NAMES]
    cut: NotRequired[list[Metal]]


RIGHT = {"owner": 0, "coins": {"gold": 1}, "prices": {"gold": 1, "silver": 2}}


@pytest.mark.parametrize("file", list_generated_files(), ids=lambda file: file.parts[-3] + "-" + file.name)
def test_typescript_types_equal_those_of_python(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == format_all_types()[file], "run `python -m tools.contract`"


def test_fitting_view_has_no_mismatch() -> None:
    assert shape_mismatch(RIGHT, Purse) is None
    assert shape_mismatch({**RIGHT, "cut": ["gold"]}, Purse) is None


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"owner": "me"}, "$.owner"),
        ({"coins": {"tin": 1}}, "'tin'"),
        ({"prices": {"gold": 1}}, "silver"),
        ({"weight": 3}, "$.weight"),
        ({"cut": ["gold", "tin"]}, "$.cut[1]"),
    ],
)
def test_mismatch_names_the_wrong_field(wrong: dict[str, object], message: str) -> None:
    found = shape_mismatch({**RIGHT, **wrong}, Purse)
    assert found is not None
    assert message in found


def test_view_without_a_field_does_not_fit() -> None:
    assert "owner" in (shape_mismatch({name: part for name, part in RIGHT.items() if name != "owner"}, Purse) or "")


def test_python_types_are_written_as_typescript() -> None:
    known = {Metal: "Metal"}
    assert format_type(int | None, known) == "number | null"
    assert format_type(list[Metal], known) == "Metal[]"
    assert format_type(dict[Metal, int], known) == "Partial<Record<Metal, number>>"
    assert format_type(Annotated[dict[Metal, int], ALL_NAMES], known) == "Record<Metal, number>"
    assert format_type(list[int | None], known) == "(number | null)[]"
    with pytest.raises(TypeError, match="unsupported type"):
        format_type(bytes, known)
