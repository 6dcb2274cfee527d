/** What is said at the table that the page shows, for whatever counts it. */
import { getContext, setContext } from "svelte";

import type { Chat } from "./chat.svelte";

const KEY = Symbol("chat");
export const setChat = (chat: Chat): Chat => setContext(KEY, chat);
export const chatHere = (): Chat | undefined => getContext<Chat | undefined>(KEY);
