"""A record of a game that was played by an earlier version of the rules is refused with words that say so."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.play import Match, RecordError, replay

# the first round of version 1 asked nobody before growth where nothing stood on fields and in stalls
FIRST_ROUND = ["play {} field", "play {} field", "done", "done"]


def test_an_action_that_the_rules_do_not_allow_any_more_names_their_version() -> None:
    match = Match.new(GAME, seats=["human"], options={}, key=bytes(32))
    for text in FIRST_ROUND:
        hand = GAME.view(match.state, 0)["players"][0]["hand"]
        match.act(0, text.format(hand[0]["card"] if hand else 0))
    record = match.record()
    record.actions[-1] = "roof 1"
    with pytest.raises(RecordError) as refused:
        list(replay(record))
    assert str(refused.value).startswith("action 4: 'roof 1' is not legal")
    assert str(refused.value).endswith(
        "(by version 3 of the rules of la-granja; a record of an earlier version may not fit them)"
    )
