/** The time of the server: a device's own clock may be minutes wrong, and a clock at a table must not be. */

/** Milliseconds that are not worth correcting: the server says its time in whole seconds. */
const NEAR = 1500;
let ahead = 0;

/** An answer says when it was sent. */
export function noteTime(sent: string | null, now = Date.now()): void {
  const said = Date.parse(sent ?? "");
  if (!Number.isFinite(said)) return;
  const found = said + 500 - now;
  if (Math.abs(found - ahead) > NEAR) ahead = Math.abs(found) > NEAR ? found : 0;
}

/** Milliseconds since 1970, by the server's clock. */
export const serverTime = (): number => Date.now() + ahead;
