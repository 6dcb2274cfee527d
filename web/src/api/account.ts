/** Client of the account endpoints: sign-in methods, browser sessions, settings and the guest's own data. */
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
  /** Creates a link that signs another device in as this guest. */
  device: () => post<LinkMade>("device"),
  /** Describes what a sign-in link would do; the link stays valid. */
  look: (token: string) => post<LinkSeen>("link", { token }),
  use: (token: string) => post<Entered>("link/use", { token }),
  /** Decides whether the account takes over the tables of the guest that this browser was before it signed in. */
  settle: (answer: Settle) => post<Entered>("settle", answer),
  mail: (address: string) => post<Ticket>("mail", { address }),
  code: (ticket: string, code: string) => post<Entered>("code", { ticket, code }),
  /** Options for creating a passkey; if `verified`, the device must check a PIN, a fingerprint or a face. */
  newKey: (verified: boolean) => post<Ticket>("passkey/new", { verified }),
  addKey: (ticket: string, credential: unknown) => post<unknown>("passkey/add", { ticket, credential }),
  /** Options for signing in with a passkey; `verified` as for `newKey`. */
  askKey: (verified: boolean) => post<Ticket>("passkey/ask", { verified }),
  useKey: (ticket: string, credential: unknown) => post<Entered>("passkey/use", { ticket, credential }),
  /** Starts sign-in through OpenID Connect: returns the provider's address. */
  elsewhere: () => post<GoTo>("openid"),
  /** Completes sign-in through OpenID Connect with the parameters of the provider's redirect. */
  comeBack: (code: string, state: string) => post<Entered>("openid/use", { code, state }),
  end: (which: Partial<EndSessions>) => post<unknown>("sessions/end", which),
  /** Ends the session of this browser, which is a new visitor afterwards. */
  signOut: () => post<unknown>("sign-out"),
  name: (id: string, label: string) => post<unknown>("credentials/name", { id, label }),
  remove: (id: string, last: boolean) => post<unknown>("credentials/remove", { id, last }),
  /** Deletes the account; `name` is the guest's own name, typed as confirmation. Games stay, without the name. */
  delete: (name: string) => post<unknown>("delete", { name }),
  settings: () => call<KeptSettings>("GET", "api/me/settings"),
  keepSettings: (values: NewSettings["values"]) => call<unknown>("PUT", "api/me/settings", { values }),
};

export const exportPath = (): string => at("api/account/export");
