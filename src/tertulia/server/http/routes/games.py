"""Routes about games: list, action schemas, texts, lessons, component sets and their validation."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import PathParameter, QueryParameter
from msgspec import json

from tertulia.bots import bot_kinds, default_bot
from tertulia.i18n import catalogue_sources, fact_schema, supported_languages
from tertulia.kernel.component_faults import Fault
from tertulia.kernel.component_sets import list_differences
from tertulia.kernel.component_text import MAX_BYTES
from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.play import encode_record
from tertulia.play.lessons import load_lesson, played_lesson, played_steps, thing_selector
from tertulia.server.domain.component_sets import (
    CheckedSet,
    ComponentSet,
    Unreadable,
    check_component_set,
    run_in_set_thread,
)
from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.opening import require_game
from tertulia.server.domain.readiness import Readiness
from tertulia.server.http.component_responses import ComponentFacts, Mark, SetCheck, SetFault, SetSummary
from tertulia.server.http.dependencies import Digest, GameName, HttpRequest, QuotasDependency, Service
from tertulia.server.http.errors import ApiError
from tertulia.server.http.guests import address_of
from tertulia.server.http.lesson_responses import LessonResponse, LessonStep
from tertulia.server.http.response_types import Checked, File, json_response
from tertulia.server.http.responses import GameInfo, GameSchema, GameTexts

Language = Annotated[str, PathParameter(description="A supported language, such as `en`")]


@get("/api/games/{name:str}/schema", sync_to_thread=False)
def game_schema(name: GameName) -> GameSchema:
    """The kinds of actions of a game, with their arguments."""
    return GameSchema(require_game(name).actions.schema())


@get("/api/games/{name:str}/words/{language:str}", sync_to_thread=False)
def game_words(name: GameName, language: Language) -> GameTexts:
    """The texts of a game in one language as Fluent sources, and the schema of their arguments.

    Sources that the game does not have in the language are left out.
    """
    game = require_game(name).name
    if language not in supported_languages():
        raise BadCommand(f"unsupported language {language[:40]!r}", supported_languages())
    return GameTexts(catalogue_sources(language, game), dict(fact_schema(game)))


@get("/api/games/{name:str}/lesson")
async def game_lesson(name: GameName) -> LessonResponse:
    """The lesson that teaches a game step by step."""
    game = require_game(name)
    if load_lesson(game) is None:
        raise ApiError(404, "not-found", f"{game.name} has no lesson")
    return await run_in_set_thread(_lesson_of, game)


@cache
def _lesson_of(game: Game) -> LessonResponse:
    """Return the lesson of a game that has one. The lesson's actions are played, to make its record file."""
    lesson = load_lesson(game)
    assert lesson is not None

    def selectors(names: tuple[str, ...]) -> list[str]:
        return [thing_selector(game, lesson, name) for name in names]

    steps, free = played_steps(lesson), lesson.steps[-1].free
    return LessonResponse(
        minutes=lesson.minutes,
        seat=lesson.learner,
        bot=default_bot(game) if free is None else free.bot,
        record=encode_record(played_lesson(game, lesson).record()).decode(),
        steps=[
            LessonStep(
                id=step.id,
                start=start,
                end=end,
                point=selectors(step.point),
                do=list(step.do),
                look=selectors(step.look),
                until=None if step.free is None else step.free.until,
            )
            for step, start, end in steps
        ],
    )


@post("/api/components/{name:str}/check", status_code=200, request_max_body_size=MAX_BYTES)
async def check_set(request: HttpRequest, name: GameName, quotas: QuotasDependency) -> Checked:
    """Validate a component set in JSON or TOML, complete or partial.

    Returns the set's errors, or the data of the complete set.
    """
    game = require_game(name)
    quotas.checks.spend(address_of(request))
    body = await request.body()
    try:
        found = await run_in_set_thread(check_component_set, game, body)
    except Unreadable as error:
        raise ApiError(400, error.code, str(error)) from None
    return await json_response(request, json.encode(_make_set_check(found)))


def _make_set_check(found: CheckedSet) -> SetCheck:
    played = found.playable
    return SetCheck(
        ok=played is not None,
        draft=found.draft,
        name=found.name,
        hash=played.hash if played else None,
        digest=found.digest,
        data=found.data,
        marks=[Mark(*mark) for mark in played.marks] if played else None,
        changes=found.changes if played else None,
        faults=[_fault(fault) for fault in found.faults],
    )


def _fault(fault: Fault) -> SetFault:
    code, message, args = fault.problem
    return SetFault(fault.table, fault.number, fault.key, code, message, args)


AsFile = Annotated[Literal["file"] | None, QueryParameter(name="as", description="`file` for the set as one file")]


@get("/api/components/{name:str}")
async def components(service: Service, name: GameName) -> ComponentFacts:
    """The site's default component set of a game."""
    return facts_of(service.sets.usual(require_game(name).name))


@get("/api/sets/{name:str}")
async def sets(service: Service, name: GameName) -> list[SetSummary]:
    """The component sets of a game that the administrator has published."""
    game = require_game(name)
    usual = service.sets.usual(game.name).components.data
    return [
        SetSummary(
            digest=found.digest,
            hash=found.components.hash,
            name=found.name,
            changes=len(list_differences(usual, found.components.data)),
            added=added,
        )
        for found, added in await service.sets.list_offered(game.name)
    ]


@get("/api/sets/{name:str}/{digest:str}")
async def one_set(
    request: HttpRequest,
    service: Service,
    quotas: QuotasDependency,
    name: GameName,
    digest: Digest,
    form: AsFile = None,
) -> File:
    """A component set by its digest: a published one, or one that a table of this site is played with.

    If the query parameter `as` (`form`) is `file`, the response is the set's JSON file, for download.
    """
    game = require_game(name)
    if service.sets.find_cached(game.name, digest) is None:  # a set that is not cached is parsed and validated again
        quotas.checks.spend(address_of(request))
    found = await service.sets.find(game.name, digest)
    if form is None:
        return await json_response(request, json.encode(facts_of(found)))
    answer = await json_response(request, json.format(json.encode(found.whole)) + b"\n")
    answer.headers["Content-Disposition"] = f'attachment; filename="{game.name}-{found.digest[:12]}.json"'
    return answer


def facts_of(found: ComponentSet) -> ComponentFacts:
    """Return a component set as a response: hashes, name, printed values and their sources."""
    marks = [Mark(what, source) for what, source in found.components.marks]
    return ComponentFacts(found.components.hash, found.digest, found.name, found.components.data, marks)


@get("/api/games")
async def all_games(service: Service) -> list[GameInfo]:
    """The games that can be played on this site, with their bots and options."""
    return [_info(game, service.readiness) for game in installed_games().values()]


def _info(game: Game, readiness: Readiness) -> GameInfo:
    failed, share = readiness.has_failed(game.name), readiness.share(game.name)
    compiled_share = None if share is None or failed else round(share, 2)
    bots, usual = list(bot_kinds(game)), default_bot(game)
    return GameInfo(
        name=game.name,
        seats=list(game.seats),
        options=list(game.options),
        bots=bots,
        default_bot=usual,
        compiled_share=compiled_share,
        failed=failed,
        minutes=None if game.minutes is None else list(game.minutes),
        weight=game.weight,
        lesson=lesson.minutes if (lesson := load_lesson(game)) else None,
    )
