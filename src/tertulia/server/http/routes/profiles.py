"""Routes of players' profiles and finished games, and of the guest's blocks and notes about players."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Annotated

from litestar import get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from tertulia.server.domain.blocks_and_notes import guest_subject, require_other_guest
from tertulia.server.domain.chat import normalize_note
from tertulia.server.domain.errors import PlayerUnknown
from tertulia.server.domain.profiles import MAX_COUNTED_GAMES, MAX_GAMES_PER_PAGE, PlayedGame, is_former, profile_of
from tertulia.server.domain.seats import GuestId, guests_at
from tertulia.server.http.account_schemas import Accepted
from tertulia.server.http.community import Community, CommunityDependency, last_seen_response
from tertulia.server.http.community_schemas import (
    BlockRequest,
    NoteOnPlayer,
    NoteRequest,
    NotesOnPlayers,
    OpponentResponse,
    PlayedGameResponse,
    PlayedPage,
    PlayerList,
    PlayerRef,
    PrivateNote,
    ProfileResponse,
)
from tertulia.server.http.dependencies import HttpRequest, OnlineDependency, QuotasDependency, Service, Signer, TableId
from tertulia.server.http.guests import address_of, guest_of, require_guest
from tertulia.server.http.table_requests import load_table
from tertulia.server.identity.keys import CookieSigner
from tertulia.server.identity.sessions import hash_of

Handle = Annotated[str, PathParameter(description="The public id of a player")]


@get("/api/me/blocked")
async def list_blocked(request: HttpRequest, community: CommunityDependency) -> PlayerList:
    """The players whom the guest blocks. No other player can see the list."""
    guest = guest_of(request)
    found = [] if guest is None else list(await community.blocks_and_notes.blocked_by(guest))
    profiles = await community.names.load_profiles(found)
    people = [PlayerRef(community.names.handle(each), community.names.name(each)) for each in found]
    del profiles
    return PlayerList(people)


@put("/api/players/{handle:str}/block")
async def block(
    request: HttpRequest, handle: Handle, data: JSONBody[BlockRequest], community: CommunityDependency
) -> Accepted:
    """Block or unblock a player.

    A blocked player's messages are hidden from the guest, and the two are not seated together at new tables.
    """
    guest = require_guest(request)
    await community.blocks_and_notes.set_blocked(
        guest, require_other_guest(guest, community.handles.guest_of(handle)), data.blocked
    )
    return Accepted()


@put("/api/players/{handle:str}/note")
async def note_on(
    request: HttpRequest, handle: Handle, data: JSONBody[NoteRequest], community: CommunityDependency
) -> PrivateNote:
    """Replace the guest's private note about a player. An empty note deletes it."""
    guest = require_guest(request)
    other = require_other_guest(guest, community.handles.guest_of(handle))
    words = normalize_note(data.words)
    await community.blocks_and_notes.store_note(guest, guest_subject(other), words)
    return PrivateNote(words)


MYSELF = "me"
"""The word that stands for the asking guest in place of a handle."""
Page = Annotated[
    int,
    QueryParameter(
        name="page", ge=0, lt=MAX_COUNTED_GAMES // MAX_GAMES_PER_PAGE, description="Number of the page; 0 is the first"
    ),
]


@get("/api/players/{handle:str}/profile")
async def profile(
    request: HttpRequest,
    handle: Handle,
    community: CommunityDependency,
    signer: Signer,
    quotas: QuotasDependency,
    online: OnlineDependency,
) -> ProfileResponse:
    """A player's profile: results, points of each kind, opponents, thinking times and last visit.

    It covers finished games at public tables, and at tables where the asking guest sits. If one of the two blocks the
    other, the profile has neither games nor the last visit to the site.
    """
    quotas.profiles.spend(address_of(request))
    viewer = guest_of(request)
    guest, apart = await _resolve_handle(viewer, handle, community, signer)
    played = [] if guest in apart else await community.profiles.games_of(guest, viewer)
    found = profile_of(played, apart)
    profiles = await community.names.load_profiles([guest, *(each.opponent for each in found.opponents)])
    opponents = [
        OpponentResponse(_ref(community, each.opponent), each.games, each.won, each.lost, each.tied)
        for each in found.opponents
    ]
    note = "" if viewer is None else await community.blocks_and_notes.load_note(viewer, guest_subject(guest))
    seen = {} if guest in apart else await online.last_seen([guest])
    answer = ProfileResponse(
        _ref(community, guest),
        guest == viewer,
        note,
        found.counted_games,
        found.more,
        found.games,
        opponents,
        found.paces,
        last_seen_response(seen.get(guest)),
    )
    del profiles
    return answer


@get("/api/players/{handle:str}/games")
async def games(
    request: HttpRequest,
    handle: Handle,
    community: CommunityDependency,
    signer: Signer,
    quotas: QuotasDependency,
    page: Page = 0,
) -> PlayedPage:
    """A page of the finished games that a player's profile covers, the latest first."""
    quotas.profiles.spend(address_of(request))
    viewer = guest_of(request)
    guest, apart = await _resolve_handle(viewer, handle, community, signer)
    played = [] if guest in apart else (await community.profiles.games_of(guest, viewer))[:MAX_COUNTED_GAMES]
    page_games = played[page * MAX_GAMES_PER_PAGE : (page + 1) * MAX_GAMES_PER_PAGE]
    profiles = await community.names.load_profiles(_others(page_games))
    found = [_make_played_game(community, each, apart) for each in page_games]
    del profiles
    return PlayedPage(found, more=(page + 1) * MAX_GAMES_PER_PAGE < len(played))


@get("/api/players/{handle:str}/note")
async def my_note(request: HttpRequest, handle: Handle, community: CommunityDependency) -> PrivateNote:
    """The guest's private note about a player; empty if there is none."""
    viewer, guest = guest_of(request), community.handles.guest_of(handle)
    return PrivateNote(
        "" if viewer is None else await community.blocks_and_notes.load_note(viewer, guest_subject(guest))
    )


@get("/api/tables/{table_id:str}/noted")
async def load_table_notes(
    request: HttpRequest, table_id: TableId, service: Service, community: CommunityDependency
) -> NotesOnPlayers:
    """The guest's private notes about the players at a table."""
    viewer, table = guest_of(request), await load_table(request, service, table_id)
    if viewer is None:
        return NotesOnPlayers([])
    by_note = {guest_subject(each): each for each in guests_at(table.state.seats) if each != viewer}
    notes = await community.blocks_and_notes.load_notes(viewer, list(by_note))
    return NotesOnPlayers(
        [NoteOnPlayer(community.names.handle(by_note[about]), words) for about, words in sorted(notes.items())]
    )


async def _resolve_handle(
    viewer: GuestId | None, handle: str, community: Community, signer: CookieSigner
) -> tuple[GuestId, Collection[GuestId]]:
    """Return the guest of a handle, and the guests whom a block separates from the viewer.

    The handle `me` stands for the viewer. The guests of the second value block the viewer, or the viewer blocks them.
    Raises `PlayerUnknown` for an invalid handle, and if the guest was deleted or merged into another account.
    """
    guest = viewer if handle == MYSELF and viewer is not None else community.handles.guest_of(handle)
    tombstone = hash_of(signer.session_token(signer.cookie(guest)))
    if is_former(guest) or await community.profiles.was_deleted(guest, tombstone):
        raise PlayerUnknown("player not found")
    return guest, frozenset() if viewer is None else await community.blocks_and_notes.blocked_either_way(viewer)


def _others(played: Iterable[PlayedGame]) -> Sequence[GuestId]:
    return [guest for each in played for _, guest in each.opponents]


def _ref(community: Community, guest: GuestId) -> PlayerRef:
    return PlayerRef(community.names.handle(guest), community.names.name(guest))


def _make_played_game(community: Community, each: PlayedGame, apart: Collection[GuestId]) -> PlayedGameResponse:
    result = each.result
    return PlayedGameResponse(
        each.table,
        each.game,
        result.ended_at,
        each.opponent_kind,
        len(each.seats),
        each.place,
        each.shared,
        result.points[each.seat] if each.by_its_rules else None,
        result.ended_early,
        each.seat in result.lost,
        each.seat in result.finished_by_bot,
        [_ref(community, other) for _, other in each.opponents if other not in apart and not is_former(other)],
    )
