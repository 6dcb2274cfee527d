"""Bot levels: legal actions at all kinds of tables, reproducible, blind to hidden information."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tertulia.bots import ask_bot, bot_kinds, make_bot
from tertulia.bots.bot import Cancellable, Cancelled
from tertulia.bots.learner import MAX_POINTS_BELOW_BEST, SETTINGS_FILE, read_settings
from tertulia.bots.search.analyse_position import analyse_position
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.budget import Searcher
from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.weights import load_evaluation
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import StateArray
from tertulia.laws.seed import key_of
from tertulia.play import Match
from tertulia.simulation.training import choose_table

LEVELS = ["learner", "greedy", "quick", "strong", "master"]
TABLES = 12
SEARCH_PLIES = 200
"""Number of plies searched; the tested properties hold for any number."""
MAX_DECISIONS = 60
"""Maximum number of decisions per kind."""


@pytest.fixture(params=list(installed_games()))
def game(request: pytest.FixtureRequest) -> Game:
    return installed_games()[request.param]


def make_brief_bot(game: Game, key: bytes, seats: int = 2) -> SearchBot:
    """Return a search bot with a small budget."""
    return SearchBot(
        "brief", search_settings(game, 1.0)._replace(plies=SEARCH_PLIES), key, load_evaluation(game, seats)
    )


def list_positions(
    game: Game, name: str, options: dict[str, str], seats: int, step: int
) -> list[tuple[StateArray, int]]:
    """Return every `step`-th decision of a game by the fast policy, as (state, seat)."""
    state, found, number = game.new(options, seats, key_of(name)), [], 0
    while actors := game.actors(state):
        seat = lowest_actor(actors)
        if number % step == 0 and len(game.legal(state, seat)) > 1:
            found.append((game.copy(state), seat))
        game.apply(state, seat, game.choose(Policy.FAST, state, seat, key_of(name, number)))
        number += 1
    return found


def list_tables(game: Game) -> list[tuple[dict[str, str], int]]:
    """Return the usual table with every number of seats, and some with other options."""
    chance = np.random.default_rng(list(key_of("tables", game.name)))
    return [*(({}, seats) for seats in game.seats), *(choose_table(game, {}, chance) for _ in range(TABLES))]


def test_level_has_its_own_settings_at_any_time() -> None:
    game, key = installed_games()["no-siesta"], key_of("own settings")
    own = search_settings(game, 0.2, "master")
    assert own.exploration < search_settings(game, 0.2, "strong").exploration
    strong = search_settings(game, 0.2, "strong")
    assert own.rollout_per_extra_player > strong.rollout_per_extra_player
    assert own == search_settings(game, 0.2)._replace(
        exploration=own.exploration, rollout_per_extra_player=own.rollout_per_extra_player
    )
    level, search = make_bot(game, "master@0.2", key), SearchBot("own", own, key, load_evaluation(game, 4))
    for state, seat in list_positions(game, "own settings", {}, 4, 5):
        assert level.choose(game, game.copy(state), seat) == search.choose(game, game.copy(state), seat)


def test_all_levels_are_listed_in_order(game: Game) -> None:
    assert list(bot_kinds(game)) == ["random", *LEVELS]


def test_every_level_plays_at_every_table(game: Game) -> None:
    """Bots asked only occasionally also answer with a legal action."""
    for number, (options, seats) in enumerate(list_tables(game)):
        for state, seat in list_positions(game, f"tables {number}", options, seats, 41):
            for bot in (
                make_bot(game, "learner", key_of("a", number)),
                make_brief_bot(game, key_of("b", number), seats),
            ):
                assert ask_bot(bot, game, state, seat, key_of("world", number)) in game.legal(state, seat)


def list_shared_decisions(game: Game) -> list[tuple[StateArray, int]]:
    """Return decisions of seats after the first in shared turns; empty if the game has no shared turns."""
    found = []
    for number, (options, seats) in enumerate(list_tables(game)):
        for state, first in list_positions(game, f"shared {number}", options, seats, 1):
            others = [seat for seat in range(first + 1, seats) if game.actors(state) >> seat & 1]
            found += [(state, seat) for seat in others if len(game.legal(state, seat)) > 1]
    return found[:: max(1, len(found) // MAX_DECISIONS)]


def test_search_in_a_shared_turn_is_for_the_asked_seat(game: Game) -> None:
    """The search answers for the seat that is asked, even if others have not acted yet."""
    shared_turns = list_shared_decisions(game)
    assert shared_turns or game.name == "granada"
    for number, (state, seat) in enumerate(shared_turns):
        seats, legal = int(state["seats"][0]), set(game.legal(state, seat).tolist())
        key, settings = key_of("shared", number), search_settings(game, 1.0)._replace(plies=SEARCH_PLIES)
        action = make_brief_bot(game, key, seats).choose(game, state, seat)
        assert action in legal
        assert action == make_brief_bot(game, key, seats).choose(game, game.determinize(state, seat, key), seat)
        seen = analyse_position(Searcher(game, settings, load_evaluation(game, seats)), state, seat, key)
        assert {one.action for one in seen.candidates} <= legal
        assert all(step.seat == seat for step in seen.line[:1])


def test_same_key_gives_same_move_in_indistinguishable_worlds(game: Game) -> None:
    options, seats = list_tables(game)[-1]
    for number, (state, seat) in enumerate(list_positions(game, "worlds", options, seats, 23)):
        worlds = [state, *(game.determinize(state, seat, key_of("world", number, n)) for n in range(3))]
        for make in (make_brief_bot, lambda game, key: make_bot(game, "learner", key)):
            moves = {make(game, key_of("bot", number)).choose(game, game.copy(world), seat) for world in worlds}
            assert len(moves) == 1, game.name


def test_chained_answers_are_equal_in_indistinguishable_worlds(game: Game) -> None:
    """Memory between questions does not reveal hidden information either."""
    options, seats = list_tables(game)[0]
    for number, (state, seat) in enumerate(list_positions(game, "chains", options, seats, 53)):
        chains = []
        for world in (state, game.determinize(state, seat, key_of("other", number))):
            bot, now, chain = make_brief_bot(game, key_of("bot", number), seats), game.copy(world), list[int]()
            while game.actors(now) >> seat & 1 and len(chain) < 4:
                before = game.copy(now)
                chain.append(ask_bot(bot, game, now, seat, key_of("deal", number, len(chain))))
                game.apply(now, seat, chain[-1])
                if game.reveals(before, now):
                    break
            chains.append(chain)
        assert chains[0] == chains[1]


def test_search_does_not_change_the_state(game: Game) -> None:
    for state, seat in list_positions(game, "left", *list_tables(game)[0], 61):
        before = state.tobytes()
        make_brief_bot(game, key_of("bot")).choose(game, state, seat)
        assert state.tobytes() == before


def test_unwanted_search_is_cancelled(game: Game) -> None:
    state, seat = list_positions(game, "unwanted", *list_tables(game)[0], 19)[0]
    master = make_bot(game, "master", key_of("bot"))
    assert isinstance(master, Cancellable)
    calls = iter(range(100))
    master.wanted = lambda: next(calls) < 2
    with pytest.raises(Cancelled):
        master.choose(game, state, seat)
    assert next(calls) == 3
    master.wanted = lambda: True
    assert master.choose(game, state, seat) in game.legal(state, seat)


def test_search_memory_stays_constant(game: Game) -> None:
    bot, sizes = make_brief_bot(game, key_of("bot")), set()
    for state, seat in list_positions(game, "memory", *list_tables(game)[0], 7):
        bot.choose(game, state, seat)
        tree = bot._tree
        assert tree is not None
        sizes.add(sum(part.nbytes for part in tree))
        assert int(tree.counts[0]) <= len(tree.key)
    assert len(sizes) == 1


def test_learner_stays_close_to_the_best_weight(game: Game) -> None:
    for number, (state, seat) in enumerate(list_positions(game, "learner", *list_tables(game)[0], 5)):
        worths = game.weigh(state, seat)
        action = make_bot(game, "learner", key_of("bot", number)).choose(game, state, seat)
        assert worths[np.flatnonzero(game.legal(state, seat) == action)[0]] >= worths.max() - MAX_POINTS_BELOW_BEST


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("temperature = 0", "> 0.0"),
        ("temperature = 'hot'", "Expected `float`"),
        ("heat = 1", "unknown field `heat`"),
        ("=", "line 1"),
    ],
)
def test_invalid_learner_settings_are_refused(tmp_path: Path, text: str, wrong: str) -> None:
    path = tmp_path / SETTINGS_FILE
    path.write_text(text, encoding="utf-8")
    with pytest.raises(GameError, match=f"{SETTINGS_FILE}.*{wrong}"):
        read_settings(path)


def test_learners_end_no_siesta_in_time() -> None:
    """Learners use all their revenues, so three of them end a game after about twenty rounds."""
    game = installed_games()["no-siesta"]
    rounds = []
    for number in range(4):
        match = Match.new(game, seats=["learner"] * 3, options={}, key=key_of("learners", number))
        bots = [make_bot(game, "learner", key_of(f"learner {seat}", number)) for seat in range(3)]
        while actors := match.actors():
            match.act(actors[0], bots[actors[0]].choose(game, match.state, actors[0]))
        rounds.append(match.view(None)["round"])
    assert sum(rounds) / len(rounds) < 24, rounds
