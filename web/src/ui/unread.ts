/** Context with the number of unread chat lines, for the tabs that contain them. */
import { getContext, setContext } from "svelte";

type Count = () => number;
const KEY = Symbol("unread");
export const setUnread = (count: Count): Count => setContext(KEY, count);
export const unreadHere = (): Count => getContext<Count | undefined>(KEY) ?? (() => 0);
