"""Merge patches: a value and the patch to another one give the other one; the cases are shared with the client's tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tertulia.server.http.merge_patch import Patch, PatchMaker, differs, replace_value
from tests.server.following import apply_patch

CASES = json.loads((Path(__file__).parent / "patches.json").read_text(encoding="utf-8"))
"""`web/tests/patches.test.ts` has the same cases."""
KEYS = st.sampled_from(["0", "1", "grape", "olive", "grain"])
VALUES = st.recursive(
    st.sampled_from([None, True, 0, 1, 1.5, "grape"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=8,
)
PAIRS = st.lists(st.tuples(VALUES, VALUES), max_size=12)


def make_patch(before: Any, now: Any) -> Patch | None:
    """The patch between two values; None if they are equal."""
    return PatchMaker().patch(before, now) if differs(before, now) else None


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_patch_of_shared_case(case: dict[str, Any]) -> None:
    patch = make_patch(case["before"], case["now"])
    assert patch is not None
    assert json.loads(json.dumps([patch.merge, patch.removed])) == [case["merge"], case["removed"]]
    assert_equal(apply_patch(case["before"], case["merge"], case["removed"]), case["now"])


@given(PAIRS)
def test_patched_value_equals_new_value(pairs: list[tuple[Any, Any]]) -> None:
    before, now = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    json_before = json.dumps(before)
    patch = make_patch(before, now)
    assert_equal(before if patch is None else apply_patch(before, patch.merge, patch.removed), now)
    assert (patch is None) == (json.dumps(before) == json.dumps(now))
    assert json.dumps(before) == json_before


@given(PAIRS)
def test_replaced_value_equals_new_value(pairs: list[tuple[Any, Any]]) -> None:
    """At the top of a value, and below."""
    for before, now in pairs:
        patch = replace_value(before, now)
        assert_equal(apply_patch(before, patch.merge, patch.removed), now)
        assert_equal(apply_patch([0, before], {"1": patch.merge}, [["1", *path] for path in patch.removed]), [0, now])


def test_tuples_are_lists() -> None:
    assert make_patch({"a": (1, 2)}, {"a": [1, 3]}) == Patch({"a": {"1": 3}}, [])


def test_same_object_is_not_compared() -> None:
    class Uncomparable(dict[str, int]):
        def __iter__(self) -> Any:
            raise AssertionError

    part = Uncomparable(a=1)
    assert make_patch({"a": 0, "farm": part}, {"a": 1, "farm": part}) == Patch({"a": 1}, [])


def test_cached_patches_belong_to_their_own_values() -> None:
    """Two parts that change between the same small numbers, and objects that are freed and made again at the same address."""
    maker = PatchMaker()
    assert maker.patch({"a": 1, "b": 1}, {"a": 2, "b": 2}) == Patch({"a": 2, "b": 2}, [])
    one, two = {"x": 1, "y": 1}, {"x": 2, "y": 1}
    assert maker.patch([one, one], [two, two]) == Patch({"0": {"x": 2}, "1": {"x": 2}}, [])
    for number in range(100):
        patch = maker.patch({"a": [{"n": number}]}, {"a": [{"n": number + 1}]})
        assert patch == Patch({"a": {"0": {"n": number + 1}}}, [])


def test_shared_elements_are_patched_once() -> None:
    """Two viewers see the same farm beside one of their own."""
    maker, farms = PatchMaker(), [{"stock": {"olive": number}} for number in range(2)]
    patches = [maker.patch({"farms": [{"own": seat}, farms[0]]}, {"farms": [{"own": 9}, farms[1]]}) for seat in (0, 1)]
    first, second = [patch.merge["farms"]["1"] for patch in patches if patch is not None]
    assert first is second


def assert_equal(value: Any, expected: Any) -> None:
    """As JSON: in contrast to Python's `==`, true is not 1, and the keys of objects have an order."""
    assert json.dumps(value) == json.dumps(expected)
