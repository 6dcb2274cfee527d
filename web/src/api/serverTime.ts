/** The time of the server: a device's own clock may be minutes wrong, and a clock at a table must not be. */

/** Milliseconds by which what an answer says of its time may be old: whole seconds, looked up once a second. */
const COARSE = 2000;
let ahead = 0;

/** An answer says when it was sent: after it was asked for, and before it came. Nothing is corrected that may be right. */
export function noteTime(sent: string | null, asked: number, now = Date.now()): void {
  const said = Date.parse(sent ?? "");
  if (!Number.isFinite(said)) return;
  const [least, most] = [said - now, said + COARSE - asked];
  const possible = (offset: number): boolean => least <= offset && offset <= most;
  if (!possible(ahead)) ahead = possible(0) ? 0 : (least + most) / 2;
}

/** Milliseconds since 1970, by the server's clock. */
export const serverTime = (): number => Date.now() + ahead;
