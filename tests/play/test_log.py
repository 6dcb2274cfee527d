"""Logs with shared lines: changes to one never change a copy."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from tertulia.play.log import Log


def test_copies_are_independent_after_any_changes() -> None:
    """Random appends, cuts and copies, compared with plain lists."""
    chance = random.Random(5)
    logs: list[tuple[Log[object], list[object]]] = [(Log(), [])]
    for _ in range(4000):
        log, plain = chance.choice(logs)
        deed = chance.random()
        if deed < 0.6:
            line = object()
            log.append(line)
            plain.append(line)
        elif deed < 0.75:
            length = chance.randint(max(0, len(plain) - 3), len(plain))
            log.truncate(length)
            del plain[length:]
        elif len(logs) < 40:
            logs.append((log.copy(), plain.copy()))
        for one, truth in logs:
            assert list(one) == truth
    for one, first in logs:
        for other, second in logs:
            common = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a is not b), None)
            assert one.shared_length(other) == (min(len(first), len(second)) if common is None else common)


def test_log_reads_like_a_list() -> None:
    log = Log("abcde")
    log.truncate(4)
    assert (len(log), log[0], log[-1], log[1:3], log[-2:], list(reversed(log))) == (
        4,
        "a",
        "d",
        ["b", "c"],
        ["c", "d"],
        list("dcba"),
    )
    assert log == Log("abcd") != Log("abc")
    assert list(log[4:]) == []
    for outside in (4, -5):
        with pytest.raises(IndexError, match="has 4 lines"):
            log[outside]


def test_copies_can_be_continued_in_threads() -> None:
    base = Log(range(10))

    def go_on(number: int) -> list[int]:
        own = base.copy()
        for step in range(20):
            own.append(number * 100 + step)
        return list(own)

    with ThreadPoolExecutor(8) as pool:
        for number, lines in enumerate(pool.map(go_on, range(200))):
            assert lines == [*range(10), *(number * 100 + step for step in range(20))]
    assert list(base) == list(range(10))


def test_copy_shares_lines_until_both_are_continued() -> None:
    """Copies share their lines; the first to append keeps sharing them."""
    log = Log("abc")
    copy = log.copy()
    log.append("d")
    assert log._lines is copy._lines
    copy.append("e")
    assert log._lines is not copy._lines
    assert (list(log), list(copy)) == (list("abcd"), list("abce"))
