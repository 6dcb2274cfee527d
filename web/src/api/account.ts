/** The part of the interface that is about oneself: who one is, from where, and what is kept. */
import { at } from "./address";
import { call } from "./client";
import type {
  Account,
  EndSessions,
  Entered,
  GoTo,
  KeptSettings,
  LinkMade,
  LinkSeen,
  NewSettings,
  Settle,
  Ticket,
} from "./contract";

const post = <T>(place: string, body: unknown = {}): Promise<T> =>
  call<T>("POST", `api/account/${place}`, body);

export const account = {
  get: () => call<Account>("GET", "api/account"),
  /** A link by which another device becomes this guest. */
  device: () => post<LinkMade>("device"),
  /** What a link is for; it stays good. */
  look: (token: string) => post<LinkSeen>("link", { token }),
  use: (token: string) => post<Entered>("link/use", { token }),
  settle: (answer: Settle) => post<Entered>("settle", answer),
  mail: (address: string) => post<Ticket>("mail", { address }),
  code: (ticket: string, code: string) => post<Entered>("code", { ticket, code }),
  /** Options for a device that makes a passkey; if `verified`, it has to check a PIN, a fingerprint or a face. */
  newKey: (verified: boolean) => post<Ticket>("passkey/new", { verified }),
  addKey: (ticket: string, credential: unknown) => post<unknown>("passkey/add", { ticket, credential }),
  /** Options for a device that signs in with a passkey. */
  askKey: (verified: boolean) => post<Ticket>("passkey/ask", { verified }),
  useKey: (ticket: string, credential: unknown) => post<Entered>("passkey/use", { ticket, credential }),
  elsewhere: () => post<GoTo>("openid"),
  comeBack: (code: string, state: string) => post<Entered>("openid/use", { code, state }),
  end: (which: Partial<EndSessions>) => post<unknown>("sessions/end", which),
  /** Ends the session of this browser; it is a new visitor from then on. */
  signOut: () => post<unknown>("sign-out"),
  name: (id: string, label: string) => post<unknown>("credentials/name", { id, label }),
  remove: (id: string, last: boolean) => post<unknown>("credentials/remove", { id, last }),
  /** Everything of oneself goes; the name says that it is meant. */
  delete: (name: string) => post<unknown>("delete", { name }),
  settings: () => call<KeptSettings>("GET", "api/me/settings"),
  keepSettings: (values: NewSettings["values"]) => call<unknown>("PUT", "api/me/settings", { values }),
};

export const exportPath = (): string => at("api/account/export");
