"""Routes of blocked players and of notes about players."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.params import JSONBody, PathParameter

from tertulia.server.domain.blocks_and_notes import guest_subject, require_other_guest
from tertulia.server.domain.chat import normalize_note
from tertulia.server.http.community import CommunityDependency
from tertulia.server.http.community_requests import BlockRequest, NoteRequest
from tertulia.server.http.community_responses import Fine, Noted, People, PersonRef
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.guests import guest_of, require_guest

Handle = Annotated[str, PathParameter(description="What others may call a person by")]


@get("/api/me/blocked")
async def blocked(request: HttpRequest, community: CommunityDependency) -> People:
    """The players whom the guest blocks. No other player can see the list."""
    guest = guest_of(request)
    found = [] if guest is None else list(await community.blocks_and_notes.blocked_by(guest))
    held = await community.names.load_profiles(found)
    people = [PersonRef(community.names.handle(each), community.names.name(each)) for each in found]
    del held
    return People(people)


@put("/api/people/{person:str}/block")
async def block(
    request: HttpRequest, person: Handle, data: JSONBody[BlockRequest], community: CommunityDependency
) -> Fine:
    """Block or unblock a player.

    A blocked player's messages are hidden, and the two are not seated together at new tables.
    """
    guest = require_guest(request)
    await community.blocks_and_notes.set_blocked(
        guest, require_other_guest(guest, community.handles.guest_of(person)), data.blocked
    )
    return Fine()


@put("/api/people/{person:str}/note")
async def note_on(
    request: HttpRequest, person: Handle, data: JSONBody[NoteRequest], community: CommunityDependency
) -> Noted:
    """Replace the guest's private note about a player."""
    guest = require_guest(request)
    other = require_other_guest(guest, community.handles.guest_of(person))
    words = normalize_note(data.words)
    await community.blocks_and_notes.store_note(guest, guest_subject(other), words)
    return Noted(words)
