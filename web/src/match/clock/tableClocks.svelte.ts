/** The clocks of a table. They tick in the browser; the server sends each clock's time left and its deadline. */
import { untrack } from "svelte";

import { serverTime } from "../../api/serverTime";
import type { Table } from "../../api/table";
import { t } from "../../i18n/words.svelte";
import { announcer } from "../../ui/announce.svelte";
import { chime } from "../../ui/chime";
import { settings } from "../../ui/settings.svelte";
import { durationText, lowTimeMs, urgencyOf, type Urgency } from "./timeText";

const SECOND_MS = 1000;
const DAY_MS = 24 * 3_600_000;

export interface SeatClock {
  seat: number;
  /** Time left in ms. */
  left: number;
  /** Time at which the clock runs out, in ms since the epoch; null if it does not run. */
  deadline: number | null;
  /** Whether a running clock is about to run out. The own player hears of it once. */
  low: boolean;
  urgency: Urgency;
}

export class TableClocks {
  /** Time of the server in ms since the epoch. */
  now = $state(serverTime());
  readonly #table: () => Table | null;

  /** Must be created while a component is initialised. */
  constructor(table: () => Table | null) {
    this.#table = table;
    $effect(() => {
      if (this.clocks.length === 0) return;
      const timer = setInterval(() => (this.now = serverTime()), this.#intervalMs);
      return () => clearInterval(timer);
    });
    $effect(() => {
      void this.#table()?.version;
      this.now = serverTime();
    });
    $effect(() => this.#announceLow());
  }

  get paused(): boolean {
    const until = this.#table()?.time.paused_until ?? null;
    return until !== null && until > this.now;
  }

  /** The clocks of all seats that people play, while the game is running. */
  readonly clocks: readonly SeatClock[] = $derived.by(() => {
    const table = this.#table();
    if (table?.phase !== "running") return [];
    const { pace } = table.time;
    return table.time.clocks.flatMap(({ left, deadline }, seat): SeatClock[] => {
      const bot = table.seats[seat]?.kind === "bot" || table.seats[seat]?.bot;
      if (bot) return [];
      const rest = deadline === null ? left : Math.min(left, Math.max(0, deadline - this.now));
      const runs = deadline !== null && !this.paused;
      return [
        {
          seat,
          left: rest,
          deadline,
          low: runs && deadline - this.now < lowTimeMs(pace),
          urgency: runs ? urgencyOf(rest, pace) : "calm",
        },
      ];
    });
  });

  /** Interval of the display in ms. Seconds count only if a clock runs out within a day. */
  readonly #intervalMs = $derived(
    this.clocks.some(({ deadline }) => deadline !== null && deadline - this.now < DAY_MS)
      ? SECOND_MS
      : 30 * SECOND_MS,
  );

  /** The clock that was announced last. Each of the viewer's clocks is announced once per turn. */
  #announced = "";
  #announceLow(): void {
    const table = this.#table();
    const mine = this.clocks.find((clock) => clock.low && table?.own_seats.includes(clock.seat));
    const which = mine ? `${String(mine.seat)} ${String(table?.time.clocks[mine.seat]?.left)}` : "";
    if (which === this.#announced) return;
    this.#announced = which;
    if (!mine) return;
    untrack(() => {
      announcer.say(t("clock-low", { left: durationText(mine.left) }));
      if (settings.sound) chime();
    });
  }
}
