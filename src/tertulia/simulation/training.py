"""Train an evaluation function by self-play (`train_evaluation`).

Each round plays games, fits an evaluation to their positions, and tests it in a match against the best evaluation so
far. In the first round, the game's own fast policy plays the games, and the opponent in the match has no evaluation:
its rollouts continue to the end of the game. Everything is stored in a folder, game by game, so that an interrupted
training continues.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import numpy as np

from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import Evaluation
from tertulia.bots.search.weights import (
    Evaluations,
    find_evaluation,
    load_evaluations,
    read_evaluations,
    table_kind,
    write_evaluations,
)
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.integers import as_integer
from tertulia.kernel.registry import find_game
from tertulia.simulation.executors import ParallelMap
from tertulia.simulation.fitting import fit_evaluations
from tertulia.simulation.intervals import wilson_interval
from tertulia.simulation.play_matches import play_out
from tertulia.simulation.self_play import SelfPlaySpec, TrainingSet, join_training_sets, play_self_play_game

GAMES_PER_FILE = 8
"""Number of self-play games in a file.

If a training is interrupted, the games of an unfinished file are lost.
"""


DEFAULT_OPTIONS_SHARE = 0.5
"""Share of the training games that are played with the default options, 0 to 1."""


class TrainingSettings(msgspec.Struct, frozen=True):
    """Settings of a training, as stored in `settings.json` in its folder."""

    game: str
    version: int
    features: str
    """Hash of the names of the game's features (`FeatureTable.hash`)."""
    plies: int
    rollout: int
    games: int
    matches: int
    units: int
    seed: int
    remembered: int
    first: bool = False
    rollout_per_extra_player: int = msgspec.field(name="further", default=0)
    """Additional rollout plies of the search per player beyond the second.

    The file has this setting under its former name `further`, so that old folders can be read.
    """
    options: dict[str, str] = {}

    @property
    def name(self) -> str:
        """Name of the game, with its options if only tables with these options are trained."""
        return " ".join([self.game, *self.options.values()])


class TrainingRound(msgspec.Struct, frozen=True):
    """Result of one round of a training: error of the fit, and the match against the best evaluation."""

    games: int
    positions: int
    error: float
    """Root mean square error of the prediction of how many points a seat will still score.

    It is measured on positions that the fit did not use.
    """
    explained: float
    """Coefficient of determination (R²) on positions that the fit did not use, at most 1.

    The prediction explains this share of the variance of the points that a seat still scored after a position.
    """
    matches: int
    share: float
    """Share of the match's games, 0 to 1, that the new evaluation won against the best earlier one."""
    interval: tuple[float, float]
    """95 % confidence interval of `share`."""
    kept: bool


@dataclass(frozen=True)
class TrainingPlan:
    """Settings of a training: game, folder, search settings and sizes."""

    game: str
    folder: Path
    settings: SearchSettings
    games: int = 800
    """Number of self-play games in a round."""
    matches: int = 400
    """Minimum number of games in the match of a round's evaluation against the best earlier one."""
    units: int = 0
    """Number of hidden units of the evaluation; 0 for a linear evaluation."""
    seed: int = 1
    remembered: int = 2
    """Number of rounds, up to and including the current one, whose games are used for the fit."""
    first: bool = True
    """Whether the games of the first round are always used for the fit.

    The game's own fast policy played these games, and they show mistakes that the search avoids.
    """
    options: Mapping[str, str] = field(default_factory=dict)
    """Options that all training games have. Evaluations for tables with other options stay unchanged."""
    report: Callable[[str], None] = field(default=print)


@dataclass(frozen=True)
class EvaluationMatch:
    """A game between bots that use `spec.evaluation` and bots that use `other`, each at half of the seats."""

    spec: SelfPlaySpec
    other: Evaluation | None
    first: int
    """Evaluation that plays at seats 0, 2 and so on: 0 for `spec.evaluation`, 1 for `other`."""


def choose_table(
    game: Game, fixed: Mapping[str, str], chance: np.random.Generator, even: bool = False
) -> tuple[dict[str, str], int]:
    """Choose options and number of seats of a training game at random; return (options, seats).

    The options in `fixed` are always set. In half of the games, all other options have their defaults. In the other
    half, their choices are random, among the options that the number of seats permits. With `even`, the number of seats
    is even.
    """
    seats = int(chance.choice(list_seat_counts(game, fixed, even)))
    if chance.random() < DEFAULT_OPTIONS_SHARE:
        return dict(fixed), seats
    offered = [option for option in game.options if option.fits_seats(seats)]
    return {option.name: str(chance.choice(option.choices)) for option in offered} | dict(fixed), seats


def list_seat_counts(game: Game, fixed: Mapping[str, str], even: bool = False) -> list[int]:
    """Return the numbers of seats with which a game can be played under the options `fixed`.

    All other options have their defaults. If `even`, odd numbers of seats are omitted. Raises `GameError` for an
    unknown option or choice, or if no number of seats is left.
    """
    game.check_options(fixed)
    apart = [option for option in game.options if fixed.get(option.name, option.default) != option.default]
    counts = [
        seats for seats in game.seats if all(option.fits_seats(seats) for option in apart) and not (even and seats % 2)
    ]
    if not counts:
        named = ", ".join(f"{option.name}={fixed[option.name]}" for option in apart)
        raise GameError(f"{game.name} has no {'even ' * even}number of seats for {named or 'its default options'}")
    return counts


def play_evaluation_match(match: EvaluationMatch) -> float:
    """Play a game between two evaluations; return the share of the victory, 0 to 1, of `spec.evaluation`."""
    spec, game = match.spec, find_game(match.spec.game)
    sides = [
        SearchBot("side", spec.settings, derive_seed(spec.key, f"side {side}"), evaluation)
        for side, evaluation in enumerate((spec.evaluation, match.other))
    ]
    state = game.new(spec.options, spec.seats, spec.key)
    play_out(game, state, [sides[(seat + match.first) % 2] for seat in range(spec.seats)], spec.key)
    outcome = game.outcome(state)
    assert outcome is not None
    return sum(share for seat, share in enumerate(outcome.shares) if (seat + match.first) % 2 == 0)


def train_evaluation(plan: TrainingPlan, rounds: int, parallel_map: ParallelMap) -> list[TrainingRound]:
    """Train until the plan's folder contains `rounds` rounds, and return all rounds.

    Continues an interrupted training. The best evaluation is stored in `best.npz` in the folder. Raises `GameError` for
    invalid options.
    """
    list_seat_counts(find_game(plan.game), plan.options, even=True)  # check the options before a file is written
    plan.folder.mkdir(parents=True, exist_ok=True)
    (plan.folder / "settings.json").write_bytes(msgspec.json.format(msgspec.json.encode(stored_settings(plan))))
    done = read_rounds(plan.folder)
    for number in range(len(done), rounds):
        done.append(run_round(plan, number, parallel_map))
        write_json(plan.folder / "rounds.json", done)
        plan.report(format_round(number, done[-1]))
    return done


def stored_settings(plan: TrainingPlan) -> TrainingSettings:
    """Return the settings of a plan in the form in which its folder stores them."""
    game, think = find_game(plan.game), plan.settings
    return TrainingSettings(
        game.name, game.version, game.feature_table.hash, think.plies, think.rollout,
        plan.games, plan.matches, plan.units, plan.seed, plan.remembered, plan.first, think.rollout_per_extra_player,
        dict(plan.options),
    )  # fmt: skip


def read_rounds(folder: Path) -> list[TrainingRound]:
    """Return the finished rounds that a folder contains, in order."""
    path = folder / "rounds.json"
    return msgspec.json.decode(path.read_bytes(), type=list[TrainingRound]) if path.exists() else []


def format_round(number: int, result: TrainingRound) -> str:
    """Return the result of round `number`, counted from 0, as a line of text."""
    low, high = result.interval
    return (
        f"round {number + 1}: {result.positions} positions, error {result.error:.2f} points, "
        f"{result.explained:.1%} explained; {result.share:.1%} of {result.matches} games "
        f"({low:.1%} to {high:.1%}), {'kept' if result.kept else 'not kept'}"
    )


def run_round(plan: TrainingPlan, number: int, parallel_map: ParallelMap) -> TrainingRound:
    """Run one round: play games, fit a new evaluation, and play its match against the best earlier one.

    The new evaluation becomes the best one if the confidence interval of its share of victories is above one half.
    """
    game = find_game(plan.game)
    best = plan.folder / "best.npz"
    old = read_evaluations(game, best) if best.exists() else None
    training_sets = gather_training_sets(plan, number, old, parallel_map)
    fit_result = fit_evaluations(
        join_training_sets(training_sets), plan.units, plan.seed, game.feature_table.variant_features
    )
    found = {**(load_evaluations(game) if plan.options else {}), **fit_result.evaluations}
    write_evaluations(game, found, plan.folder / f"round-{number + 1}.npz")
    share, games = compare_evaluations(plan, number, found, old, parallel_map)
    interval = wilson_interval(share * games, games)
    is_better = interval[0] > 0.5
    if is_better:
        write_evaluations(game, found, best)
    return TrainingRound(
        plan.games, fit_result.positions, fit_result.error, fit_result.explained, games, share, interval, is_better
    )


def gather_training_sets(
    plan: TrainingPlan, number: int, old: Evaluations | None, parallel_map: ParallelMap
) -> list[TrainingSet]:
    """Play the self-play games of a round that its folder does not contain yet, and store them there.

    `number` is the round, counted from 0. The games are played with the evaluations `old`; None stands for the game's
    own fast policy. Returns the training sets of all rounds that the fit uses.
    """
    folder = plan.folder / f"round-{number + 1}"
    folder.mkdir(exist_ok=True)
    files = [folder / f"{part:05}.npz" for part in range(-(-plan.games // GAMES_PER_FILE))]
    missing = [part for part, path in enumerate(files) if not path.exists()]
    played = parallel_map(
        play_self_play_game, (spec for part in missing for spec in self_play_specs(plan, number, part, old))
    )
    for part in missing:
        write_training_set(join_training_sets([next(played) for _ in range(GAMES_PER_FILE)]), files[part])
        plan.report(f"round {number + 1}: {part + 1} of {len(files)} parts played")
    last = range(max(min(number, 1), number + 1 - plan.remembered), number + 1)
    remembered = sorted({0, *last}) if plan.first else last
    paths = [path for one in remembered for path in sorted((plan.folder / f"round-{one + 1}").glob("*.npz"))]
    return [read_training_set(path) for path in paths]


def self_play_specs(plan: TrainingPlan, number: int, part: int, old: Evaluations | None) -> Iterator[SelfPlaySpec]:
    """Yield the descriptions of the self-play games in one file of a round.

    `number` is the round and `part` the file in the round, both counted from 0. The games are played with the
    evaluations `old`; None stands for the game's own fast policy.
    """
    for n in range(part * GAMES_PER_FILE, (part + 1) * GAMES_PER_FILE):
        yield self_play_spec(plan, f"round {number} game {n}", old)


def self_play_spec(plan: TrainingPlan, name: str, evaluations: Evaluations | None, even: bool = False) -> SelfPlaySpec:
    """Return the description of a self-play game, or of a game of a match.

    `name` identifies the game within the training, like `round 0 game 17`, and determines its key. Equal plans and
    names give equal games. With `even`, the number of seats is even.
    """
    key = hashlib.sha256(f"tertulia train {plan.game} {as_integer(plan.seed, 'seed')} {name}".encode()).digest()
    game = find_game(plan.game)
    options, seats = choose_table(game, plan.options, np.random.default_rng(list(key)), even)
    evaluation = find_evaluation(evaluations, table_kind(game, game.new(options, seats, key))) if evaluations else None
    return SelfPlaySpec(plan.game, options, seats, key, plan.settings, evaluation)


def compare_evaluations(
    plan: TrainingPlan, number: int, new: Evaluations, old: Evaluations | None, parallel_map: ParallelMap
) -> tuple[float, int]:
    """Play the match of a round between the new evaluations and the best earlier ones.

    Returns the share of the games, 0 to 1, that the new evaluations won, and the number of games. Continues an
    interrupted match.
    """
    path, pairs = plan.folder / f"round-{number + 1}" / "match.json", range(-(-plan.matches // 2))
    shares: list[float] = msgspec.json.decode(path.read_bytes(), type=list[float]) if path.exists() else []
    training_sets = [self_play_spec(plan, f"round {number} match {n}", new, even=True) for n in pairs]
    olds = [self_play_spec(plan, f"round {number} match {n}", old, even=True).evaluation for n in pairs]
    matches = [
        EvaluationMatch(spec, other, first) for spec, other in zip(training_sets, olds, strict=True) for first in (0, 1)
    ]
    for share in parallel_map(play_evaluation_match, matches[len(shares) :]):
        shares.append(share)
        if len(shares) % GAMES_PER_FILE == 0 or len(shares) == len(matches):
            write_json(path, shares)
            plan.report(
                f"round {number + 1}: {len(shares)} of {len(matches)} games, new against old weights, {np.mean(shares):.1%} won"
            )
    return float(np.mean(shares)), len(shares)


def write_json(path: Path, facts: object) -> None:
    """Write the object `facts` to a file as JSON, atomically."""
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(facts)))
    unfinished.replace(path)


def write_training_set(training_sets: TrainingSet, path: Path) -> None:
    """Write a training set to a compressed NumPy file, atomically."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **training_sets._asdict())
    unfinished.replace(path)


def read_training_set(path: Path) -> TrainingSet:
    """Read a training set written by `write_training_set`."""
    with np.load(path, allow_pickle=False) as arrays:
        return TrainingSet(*(arrays[column] for column in TrainingSet._fields))
