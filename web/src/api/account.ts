/** Client of the account endpoints: sign-in methods, browser sessions, settings and the guest's own data. */
import { sitePath } from "./address";
import { call } from "./client";
import type {
  Account,
  EndSessionsRequest,
  SignedIn,
  ProviderAddress,
  StoredSettings,
  NewLink,
  LinkInfo,
  SettingsRequest,
  SettleRequest,
  Ticket,
} from "./contract";

const postToAccount = <T>(place: string, body: unknown = {}): Promise<T> =>
  call<T>("POST", `api/account/${place}`, body);

export const accountApi = {
  load: () => call<Account>("GET", "api/account"),
  /** Creates a link that signs another device in as this guest. */
  createDeviceLink: () => postToAccount<NewLink>("device"),
  /** Describes what a sign-in link would do; the link stays valid. */
  describeLink: (token: string) => postToAccount<LinkInfo>("link", { token }),
  useLink: (token: string) => postToAccount<SignedIn>("link/use", { token }),
  /** Decides whether the account takes over the tables of the guest that this browser was before it signed in. */
  settle: (answer: SettleRequest) => postToAccount<SignedIn>("settle", answer),
  requestEmailCode: (address: string) => postToAccount<Ticket>("mail", { address }),
  enterCode: (ticket: string, code: string) => postToAccount<SignedIn>("code", { ticket, code }),
  /** Options for creating a passkey; if `verified`, the device must check a PIN, a fingerprint or a face. */
  newPasskeyOptions: (verified: boolean) => postToAccount<Ticket>("passkey/new", { verified }),
  addPasskey: (ticket: string, credential: unknown) =>
    postToAccount<unknown>("passkey/add", { ticket, credential }),
  /** Options for signing in with a passkey; `verified` as for `newPasskeyOptions`. */
  passkeyOptions: (verified: boolean) => postToAccount<Ticket>("passkey/challenge", { verified }),
  usePasskey: (ticket: string, credential: unknown) =>
    postToAccount<SignedIn>("passkey/use", { ticket, credential }),
  /** Starts sign-in through OpenID Connect: returns the provider's address. */
  startOpenId: () => postToAccount<ProviderAddress>("openid"),
  /** Completes sign-in through OpenID Connect with the parameters of the provider's redirect. */
  completeOpenId: (code: string, state: string) => postToAccount<SignedIn>("openid/use", { code, state }),
  endSessions: (which: Partial<EndSessionsRequest>) => postToAccount<unknown>("sessions/end", which),
  /** Ends the session of this browser, which is a new visitor afterwards. */
  signOut: () => postToAccount<unknown>("sign-out"),
  renameCredential: (id: string, label: string) => postToAccount<unknown>("credentials/name", { id, label }),
  removeCredential: (id: string, last: boolean) => postToAccount<unknown>("credentials/remove", { id, last }),
  /** Deletes the account; `name` is the guest's own name, typed as confirmation. Games stay, without the name. */
  deleteAccount: (name: string) => postToAccount<unknown>("delete", { name }),
  loadSettings: () => call<StoredSettings>("GET", "api/me/settings"),
  saveSettings: (values: SettingsRequest["values"]) => call<unknown>("PUT", "api/me/settings", { values }),
};

export const exportPath = (): string => sitePath("api/account/export");
