/** Client of the player endpoints: profiles, played games, and the guest's private notes about players. */
import { at } from "./address";
import { call } from "./client";
import type { Note, Noted, NotedPeople, PlayedPage, ProfileMessage } from "./contract";

/** In place of a handle: the guest of this browser. */
export const ME = "me";
const of = (handle: string): string => `api/people/${encodeURIComponent(handle)}`;

export const people = {
  profile: (handle: string) => call<ProfileMessage>("GET", `${of(handle)}/profile`),
  /** A page of the player's games, the latest first; the first page is 0. */
  games: (handle: string, page: number) => call<PlayedPage>("GET", `${of(handle)}/games?page=${page}`),
  keepNote: (handle: string, words: string) =>
    call<Noted>("PUT", `${of(handle)}/note`, { words } satisfies Note),
  /** The guest's private notes about the players at a table. */
  noted: (table: string) => call<NotedPeople>("GET", `api/tables/${encodeURIComponent(table)}/noted`),
};
/** The address of a player's profile page. */
export const pageOf = (handle: string): string => at(`people/${encodeURIComponent(handle)}`);
