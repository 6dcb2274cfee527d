/** Who of those who sit at the table is there, since when the others are away, and what all are called. */
import type { ChatNews, Presence } from "../../api/contract";
import type { Called } from "../seatNames.svelte";
import { awaySince, type Away } from "./absence";

export class Present {
  /** The seats of those who are there. */
  online = $state.raw<readonly number[]>([]);
  /** Since when each seat's player is away. */
  away = $state.raw<Away>([]);

  /** Is called with how far what is said here has come. */
  talked: (news: ChatNews) => void = () => undefined;
  /** What the live connection tells of people. */
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
