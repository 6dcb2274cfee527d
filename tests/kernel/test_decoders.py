"""Rules decode the arguments of a verb from an action's number as the action table does."""

from __future__ import annotations

import numpy as np
import pytest

from tertulia.kernel.actions import Names, Numbers, Verbs
from tertulia.kernel.decoders import pair_decoder, triple_decoder
from tests.kernel.called import compile_test_entry

GOODS = ("olive", "grain", "wine")


class Action(Verbs):
    PASS = ()
    SHIP = Names("good", GOODS), "to", Numbers("harbour", 1, 4)
    LAY = Numbers("x", 1, 2), Numbers("y", 1, 5), Names("good", GOODS)
    STOP = ()


ACTIONS = Action.table()
good_and_harbour = pair_decoder(Action.SHIP)
place_and_good = triple_decoder(Action.LAY)


def decode_both(first: int, second: int, out: np.ndarray[tuple[int], np.dtype[np.int64]]) -> None:
    good, harbour = good_and_harbour(first)
    x, y, laid = place_and_good(second)
    out[0], out[1], out[2], out[3], out[4] = good, harbour, x, y, laid


@pytest.mark.laws
def test_decoded_arguments_equal_those_of_the_table() -> None:
    entry, out = compile_test_entry(decode_both), np.zeros(5, np.int64)
    for ship in range(Action.SHIP, Action.LAY):
        for lay in range(Action.LAY, Action.STOP):
            entry(ship, lay, out)
            good, harbour, x, y, laid = out.tolist()
            assert ACTIONS.notation(ship) == f"ship {GOODS[good]} to {harbour + 1}"
            assert ACTIONS.notation(lay) == f"lay {x + 1} {y + 1} {GOODS[laid]}"


def test_verbs_are_numbered_consecutively() -> None:
    assert [int(member) for member in Action] == [0, 1, 13, 43]
    assert (ACTIONS.size, ACTIONS.first_action("stop")) == (44, 43)


def test_decoder_with_wrong_number_of_arguments_is_refused() -> None:
    with pytest.raises(ValueError, match="SHIP has 2 arguments, not 3"):
        triple_decoder(Action.SHIP)
