/** Context with the number of unread chat lines, for the tabs that contain them. */
import { getContext, setContext } from "svelte";

type GetCount = () => number;
const KEY = Symbol("unread");
export const setUnread = (count: GetCount): GetCount => setContext(KEY, count);
export const getUnread = (): GetCount => getContext<GetCount | undefined>(KEY) ?? (() => 0);
