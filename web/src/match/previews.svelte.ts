/**
 * Previews of the viewer's actions. They are fetched when the player first looks at an action, once per version of the
 * table and seat. Sent with every change of the table, most would never be seen.
 */
import { api, ApiError } from "../api/client";
import type { GameEvent, PreviewsResponse } from "../api/contract";
import type { Legal, Table } from "../api/table";

type Request = typeof api.previews;

export class Previews {
  #received = $state.raw<PreviewsResponse | null>(null);
  /** Table, version and seat of the last request, unless it failed. */
  #requested = "";

  constructor(readonly request: Request = api.previews) {}

  /** The events that an action would bring, none if it reveals something; undefined until they are known. */
  eventsOf(table: Table, { notation, reveals, events }: Legal): GameEvent[] | undefined {
    if (reveals) return [];
    if (events) return events;
    return this.#received && matchesTable(this.#received, table)
      ? this.#received.previews[notation]
      : undefined;
  }

  /** Fetches the previews of a table, unless this action needs none or they are known or on their way. */
  async fetch(table: Table, { reveals, events }: Legal): Promise<void> {
    const { id, version, seat } = table;
    const wanted = `${id} ${version} ${seat}`;
    if (reveals || events || seat === null || this.#requested === wanted) return;
    this.#requested = wanted;
    const received = await this.#try(id, seat);
    if (this.#requested !== wanted) return;
    if (received && matchesTable(received, table)) this.#received = received;
    else this.#requested = "";
  }

  /** Returns null if the request failed: the table works without previews. */
  async #try(id: string, seat: number): Promise<PreviewsResponse | null> {
    try {
      return await this.request(id, seat);
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }
}

const matchesTable = (received: PreviewsResponse, { version, seat }: Table): boolean =>
  received.version === version && received.seat === seat;
