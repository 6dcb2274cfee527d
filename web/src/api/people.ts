/** What is asked of the server about other people: what they have played, and what one has written down about them. */
import { at } from "./address";
import { call } from "./client";
import type { Note, Noted, NotedPeople, PlayedPage, ProfileMessage } from "./contract";

/** In the place of a handle: oneself. */
export const ME = "me";
const of = (handle: string): string => `api/people/${encodeURIComponent(handle)}`;

export const people = {
  profile: (handle: string) => call<ProfileMessage>("GET", `${of(handle)}/profile`),
  /** Games that they have played, the last first; the first page is 0. */
  games: (handle: string, page: number) => call<PlayedPage>("GET", `${of(handle)}/games?page=${page}`),
  keepNote: (handle: string, words: string) =>
    call<Noted>("PUT", `${of(handle)}/note`, { words } satisfies Note),
  /** What one has written down about those who sit at a table. */
  noted: (table: string) => call<NotedPeople>("GET", `api/tables/${encodeURIComponent(table)}/noted`),
};
/** The address of somebody's page. */
export const pageOf = (handle: string): string => at(`people/${encodeURIComponent(handle)}`);
