"""Component sets are stored by a digest of facts, marks and name."""

from __future__ import annotations

import copy
import json
from typing import Any

from tertulia.kernel.component_sets import canonical_json, complete_set, set_digest

DATA: dict[str, Any] = {
    "board": {"prices": [1, 2], "source": "public"},
    "card": [{"number": 1, "field": "x", "source": "rules"}],
}


def test_digest_is_independent_of_order() -> None:
    turned = {name: DATA[name] for name in reversed(DATA)}
    assert set_digest(complete_set("game", "Mine", DATA)) == set_digest(complete_set("game", "Mine", turned))
    assert set_digest(json.loads(canonical_json(DATA))) == set_digest(DATA)


def test_digest_depends_on_name_marks_and_facts() -> None:
    marked, corrected = copy.deepcopy(DATA), copy.deepcopy(DATA)
    marked["board"]["source"] = "box"
    corrected["board"]["prices"] = [1, 3]
    kinds = [DATA, marked, corrected]
    digests = {set_digest(complete_set("game", name, data)) for name in ("", "Mine", "Yours") for data in kinds}
    assert len(digests) == 9


def test_unnamed_set_has_no_header() -> None:
    assert complete_set("game", "", DATA) == DATA
    assert complete_set("game", "Mine", DATA)["set"] == {"name": "Mine", "game": "game"}
