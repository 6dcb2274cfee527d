/**
 * Presence at a table: which players are online and since when the others are away. Also passes on their current names.
 */
import type { ChatNews, Presence } from "../../api/contract";
import type { Called } from "../seatNames.svelte";
import { awaySince, type Away } from "./absence";

export class Present {
  /** The seats whose players are online. */
  online = $state.raw<readonly number[]>([]);
  /** Since when each seat's player is away. */
  away = $state.raw<Away>([]);

  /** Called with the newest chat line number of the table. */
  talked: (news: ChatNews) => void = () => undefined;
  /** Listener for the live stream. */
  readonly listener = {
    presence: (told: Presence): void => this.hear(told),
    chat: (news: ChatNews): void => this.talked(news),
  };

  constructor(readonly names: Called) {}

  hear({ online, names, away }: Presence): void {
    this.online = online;
    this.away = awaySince(away, online, Date.now());
    this.names.hear(names);
  }
}
