/** Estimate of the server's time, for the clocks at a table: a device's own clock may be minutes wrong. */

/** Age in ms that a `Date` header may have when it is sent: it has whole seconds, and is renewed once a second. */
const DATE_HEADER_MAX_AGE_MS = 2000;
/** Estimated lead in ms of the server's clock over this device's. */
let serverLeadMs = 0;

/**
 * Corrects the estimate by the `Date` header of a response to a request at `sentAt` (ms): its time lies between then and
 * now. An estimate that is consistent with it stays.
 */
export function updateServerTime(date: string | null, sentAt: number, now = Date.now()): void {
  const serverDate = Date.parse(date ?? "");
  if (!Number.isFinite(serverDate)) return;
  const [least, most] = [serverDate - now, serverDate + DATE_HEADER_MAX_AGE_MS - sentAt];
  const isConsistent = (offset: number): boolean => least <= offset && offset <= most;
  if (!isConsistent(serverLeadMs)) serverLeadMs = isConsistent(0) ? 0 : (least + most) / 2;
}

/** The server's time in ms since the epoch. */
export const serverTime = (): number => Date.now() + serverLeadMs;
