/** Estimate of the server's time, for the clocks at a table: a device's own clock may be minutes wrong. */

/** Age in ms that a `Date` header may have when it is sent: it has whole seconds, and is renewed once a second. */
const COARSE = 2000;
/** Estimated lead in ms of the server's clock over this device's. */
let ahead = 0;

/**
 * Corrects the estimate by the `Date` header `sent` of a response: its time lies between the request at `asked` and now
 * (ms). An estimate that is consistent with it stays.
 */
export function noteTime(sent: string | null, asked: number, now = Date.now()): void {
  const said = Date.parse(sent ?? "");
  if (!Number.isFinite(said)) return;
  const [least, most] = [said - now, said + COARSE - asked];
  const possible = (offset: number): boolean => least <= offset && offset <= most;
  if (!possible(ahead)) ahead = possible(0) ? 0 : (least + most) / 2;
}

/** The server's time in ms since the epoch. */
export const serverTime = (): number => Date.now() + ahead;
