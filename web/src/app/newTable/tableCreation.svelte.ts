/** Opens tables and leads to them; one request at a time. */
import { sitePath } from "../../api/address";
import { api, ApiError } from "../../api/client";
import type { GameInfo, Open, SeatPlan } from "../../api/contract";
import { router } from "../../ui/router.svelte";

export class TableCreation {
  busy = $state(false);
  /** Error code of the last request; null if it was accepted. */
  failure = $state<string | null>(null);

  /** Opens a table, starts it if no seat is open, and shows it. */
  async create(wanted: Open): Promise<void> {
    if (this.busy) return;
    [this.busy, this.failure] = [true, null];
    try {
      const { id } = await api.createTable(wanted);
      if (wanted.seats.every((seat) => seat.kind !== "open")) await api.start(id);
      router.go(sitePath(`table/${id}`));
    } catch (error) {
      this.failure = error instanceof ApiError ? error.code : "unknown";
    } finally {
      this.busy = false;
    }
  }

  /** Starts a game at once: the guest against the game's default bots, or only bots. */
  playBots(game: GameInfo): Promise<void> {
    return this.#openPrivate(game, [{ kind: "me" }, ...usualBots(game).slice(1)]);
  }
  watchBots(game: GameInfo): Promise<void> {
    return this.#openPrivate(game, usualBots(game));
  }
  #openPrivate(game: GameInfo, seats: SeatPlan[]): Promise<void> {
    return this.create({ game: game.name, options: {}, seats, public: false });
  }
}

function usualBots(game: GameInfo): SeatPlan[] {
  const count = game.seats.includes(4) ? 4 : Math.max(...game.seats);
  return Array.from({ length: count }, () => ({ kind: "bot", bot: game.default_bot }));
}
