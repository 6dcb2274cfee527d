/** Context with the content that shows a seat's clock, for all components that list players. */
import { getContext, setContext, type Snippet } from "svelte";

/** Returns the content; null if the table has no clocks. */
type GetClock = () => Snippet<[seat: number]> | null;
const KEY = Symbol("seat clock");
export const setSeatClock = (clock: GetClock): GetClock => setContext(KEY, clock);
export const getSeatClock = (): GetClock => getContext<GetClock | undefined>(KEY) ?? (() => null);
