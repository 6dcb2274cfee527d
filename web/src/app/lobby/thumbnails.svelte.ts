/**
 * Thumbnails of the guest's running games: own board, decision, plan and unread chat. They are loaded one after another
 * while the browser is idle, so that the home page appears no later.
 */
import type { Component } from "svelte";

import { api } from "../../api/client";
import type { TableSummary, Thumbnail } from "../../api/contract";
import { serverTime } from "../../api/serverTime";
import { toLegal, type Table } from "../../api/table";
import { games as folders, type ChapterPictures, type ChapterPosition } from "../../match/games";
import { seatsToPlay } from "../../match/players/standIns";
import { stillTable } from "../../match/stillTable";

/** Ages in the list are whole seconds, and take a moment to arrive. */
const AGE_TOLERANCE_MS = 2000;
/** Wait in ms in browsers that do not tell when they are idle. */
const BUSY_MS = 200;

interface Board {
  Picture: ChapterPictures["Picture"];
  chapter: string;
  position: ChapterPosition;
  names: string[];
}

interface Loaded extends Pick<Thumbnail, "planned" | "may_plan" | "unread"> {
  /** Null if the game's screens draw no thumbnail. */
  board: Board | null;
  /** SVG definitions that boards of the game need. */
  Drawings: Component | undefined;
  /** The decision that the guest has to make, in the current language; empty if there is none. */
  decision: () => string;
}

/** A table of the list, with what shows that it has changed since. */
interface Wanted {
  table: TableSummary;
  seat: number;
  /** Seat, actors and round. */
  facts: string;
  changedAt: number;
}

const whenIdle = (): Promise<void> =>
  new Promise((resume) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resume());
    else setTimeout(resume, BUSY_MS);
  });

/** The first sentence of a text, as a label without a full stop. */
export const firstSentence = (text: string): string =>
  (/^.*?[.?!…](?=\s|$)/u.exec(text)?.[0] ?? text).replace(/\.$/, "");

function toWanted(table: TableSummary): Wanted[] {
  const { actors, own_seats, seats, round, age } = table;
  const seat = seatsToPlay(actors, own_seats, seats)[0] ?? own_seats[0];
  if (table.phase !== "running" || seat === undefined) return [];
  const changedAt = serverTime() - (age ?? 0) * 1000;
  return [{ table, seat, facts: JSON.stringify([seat, actors, round]), changedAt }];
}

class Thumbnails {
  #loaded = $state.raw<ReadonlyMap<string, Loaded>>(new Map());
  /** What each table was like at the last attempt to load its thumbnail. */
  readonly #tried = new Map<string, Wanted>();
  #wanted: readonly Wanted[] = [];
  #loading = false;

  /** SVG definitions for all boards. */
  readonly drawings = $derived(new Set([...this.#loaded.values()].flatMap(({ Drawings }) => Drawings ?? [])));

  /** Whether thumbnails of a table can be loaded: its game runs, and the guest plays. */
  mayLoad = (table: TableSummary): boolean => toWanted(table).length > 0;

  of = ({ id }: TableSummary): Loaded | undefined => this.#loaded.get(id);

  /** Loads the thumbnails of these tables that are missing, or older than the table's last change. */
  async load(tables: readonly TableSummary[]): Promise<void> {
    this.#wanted = tables.flatMap(toWanted);
    if (this.#loading) return;
    this.#loading = true;
    for (let next; (next = this.#wanted.find((one) => this.#isOutdated(one)));) {
      await whenIdle();
      this.#tried.set(next.table.id, next);
      await this.#loadOne(next).catch(() => undefined); // the game's picture stays
    }
    this.#loading = false;
  }

  /** Call when the home page is left. Its next visit loads all thumbnails again, as chats and plans may have changed. */
  stop(): void {
    this.#wanted = [];
    this.#tried.clear();
  }

  #isOutdated({ table, facts, changedAt }: Wanted): boolean {
    const tried = this.#tried.get(table.id);
    return tried?.facts !== facts || changedAt > tried.changedAt + AGE_TOLERANCE_MS;
  }

  async #loadOne({ table, seat }: Wanted): Promise<void> {
    const screens = (await folders[table.game]?.screens?.()) ?? {};
    const chapter = screens.chapters?.ownBoard;
    const pictures = chapter === undefined ? undefined : await screens.chapters?.load();
    const { view, legal, actors, ...marks } = await api.thumbnail(table.id, seat);
    const whole: Table = {
      ...stillTable({ seat, view }),
      ...{ seats: table.seats, legal: legal.map(toLegal), actors, log: [] },
    };
    // The home page is for all players at this device to see.
    const state = screens.hotseat?.hideSecrets(whole) ?? whole;
    const position = { seat, view: state.view };
    const names = screens.names?.(state) ?? [];
    const loaded = {
      ...marks,
      board:
        pictures && chapter !== undefined ? { Picture: pictures.Picture, chapter, position, names } : null,
      Drawings: screens.components?.Drawings,
      decision: () => (actors.includes(seat) ? firstSentence(screens.decision?.(state, names) ?? "") : ""),
    };
    this.#loaded = new Map([...this.#loaded, [table.id, loaded]]);
  }
}

export const thumbnails = new Thumbnails();
