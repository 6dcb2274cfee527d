/**
 * Presence at a table: which players are online and since when the others are away. Also passes on their current names.
 */
import type { ChatNews, PresenceEvent } from "../../api/contract";
import type { CurrentNames } from "../currentNames.svelte";
import { toAwaySince, type AwaySince } from "./absence";

export class TablePresence {
  /** The seats whose players are online. */
  online = $state.raw<readonly number[]>([]);
  /** Since when each seat's player is away. */
  awaySince = $state.raw<AwaySince>([]);

  /** Called with the newest chat line number of the table. */
  onChatNews: (news: ChatNews) => void = () => undefined;
  /** Listener for the live stream. */
  readonly listener = {
    presence: (message: PresenceEvent): void => this.update(message),
    chat: (news: ChatNews): void => this.onChatNews(news),
  };

  constructor(readonly names: CurrentNames) {}

  update({ online, names, seconds_away }: PresenceEvent): void {
    this.online = online;
    this.awaySince = toAwaySince(seconds_away, online, Date.now());
    this.names.setNames(names);
  }
}
