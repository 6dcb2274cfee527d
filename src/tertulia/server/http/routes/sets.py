"""Routes of component sets: the printed values of a game's pieces, in the site's default set and in others."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get
from litestar.params import QueryParameter
from msgspec import json

from tertulia.kernel.component_sets import list_differences
from tertulia.server.domain.opening import require_game
from tertulia.server.domain.sets import ComponentSet
from tertulia.server.http.compressed import json_response
from tertulia.server.http.dependencies import Digest, GameName, HttpRequest, QuotasDependency, Service
from tertulia.server.http.described import File
from tertulia.server.http.guests import address_of
from tertulia.server.http.set_responses import ComponentFacts, Mark, SetSummary

AsFile = Annotated[
    Literal["file"] | None, QueryParameter(name="as", description="`file`: the set as one file, to be kept or sent on")
]


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
        for found, added in await service.sets.listed(game.name)
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
    """A component set that is stored here: one that was published, or that a table is played with."""
    game = require_game(name)
    if service.sets.known(game.name, digest) is None:  # a set that is not cached is parsed and validated again
        quotas.checks.spend(address_of(request))
    found = await service.sets.find(game.name, digest)
    if form is None:
        return await json_response(request, json.encode(facts_of(found)))
    answer = await json_response(request, json.format(json.encode(found.whole)) + b"\n")
    answer.headers["Content-Disposition"] = f'attachment; filename="{game.name}-{found.digest[:12]}.json"'
    return answer


def facts_of(found: ComponentSet) -> ComponentFacts:
    """The response for a component set."""
    marks = [Mark(what, source) for what, source in found.components.marks]
    return ComponentFacts(found.components.hash, found.digest, found.name, found.components.data, marks)
