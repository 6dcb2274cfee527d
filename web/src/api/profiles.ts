/** Client of the player endpoints: profiles, played games, and the guest's private notes about players. */
import { sitePath } from "./address";
import { call } from "./client";
import type { NoteRequest, PrivateNote, NotesOnPlayers, PlayedPage, Profile } from "./contract";

/** In place of a handle: the guest of this browser. */
export const OWN_HANDLE = "me";
const playerPath = (handle: string): string => `api/players/${encodeURIComponent(handle)}`;

export const profileApi = {
  loadProfile: (handle: string) => call<Profile>("GET", `${playerPath(handle)}/profile`),
  /** A page of the player's games, the latest first; the first page is 0. */
  loadGames: (handle: string, page: number) =>
    call<PlayedPage>("GET", `${playerPath(handle)}/games?page=${page}`),
  saveNote: (handle: string, words: string) =>
    call<PrivateNote>("PUT", `${playerPath(handle)}/note`, { words } satisfies NoteRequest),
  /** The guest's private notes about the players at a table. */
  loadNotes: (table: string) => call<NotesOnPlayers>("GET", `api/tables/${encodeURIComponent(table)}/noted`),
};
/** The address of a player's profile page. */
export const profilePath = (handle: string): string => sitePath(`people/${encodeURIComponent(handle)}`);
