/** How many words of others nobody here has read yet, for the tabs behind which they are. */
import { getContext, setContext } from "svelte";

type Count = () => number;
const KEY = Symbol("unread");
export const setUnread = (count: Count): Count => setContext(KEY, count);
export const unreadHere = (): Count => getContext<Count | undefined>(KEY) ?? (() => 0);
