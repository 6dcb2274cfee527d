/**
 * Account page: signing out, passkeys without verification, merging of guests, and requests during a token rotation.
 */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { api, ApiError } from "../src/api/client";
import type { Account, SignedIn, FormerGuest as Former } from "../src/api/contract";
import SignInResult from "../src/app/account/SignInResult.svelte";
import FormerGuest from "../src/app/account/FormerGuest.svelte";
import Sessions from "../src/app/account/Sessions.svelte";
import SignIn from "../src/app/account/SignIn.svelte";
import SignInMethods from "../src/app/account/SignInMethods.svelte";
import { session } from "../src/app/session.svelte";
import { dictionary, languages, t } from "../src/i18n/words.svelte";
import { fakeServer, type Call, type Reply } from "./browser";

const ROTATED: Reply = { status: 401, body: { error: "session-rotated", message: "" } };
const ME = { id: "new", name: "Albahaca", language: null, csrf: "token" };
const HERE = { id: "a", browser: "firefox", system: "linux", age_seconds: 9, idle_seconds: 0, current: true };
const FOUND: Account = {
  credentials: [],
  sessions: [HERE],
  tables: 0,
  role: "player",
  mail: true,
  passkey: false,
  openid: null,
};
let page: Record<string, unknown> | null = null;

beforeEach(() => dictionary.use("en"));
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function signOutPage(found: Account): Call[] {
  const calls = fakeServer(({ path }) => ({ body: path.endsWith("api/me") ? ME : {} }));
  page = mount(Sessions, {
    target: document.body,
    props: { account: found, reload: () => Promise.resolve() },
  });
  flushSync();
  return calls;
}
const press = (action: string): void => {
  document.querySelector<HTMLElement>(`[data-action=${action}]`)?.click();
  flushSync();
};

it("asks again while another cookie replaces the session's", async () => {
  vi.useFakeTimers();
  const replies: Reply[] = [ROTATED, ROTATED, { body: ME }];
  const calls = fakeServer(() => replies.shift() ?? ROTATED);
  const pending = api.me();
  await vi.advanceTimersByTimeAsync(500);
  expect((await pending).id).toBe("new");
  expect(calls).toHaveLength(3);
  const refused = api.games().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await refused) as ApiError).toMatchObject({ status: 401, code: "session-rotated" });
  expect(calls).toHaveLength(8);
});

it("signs a browser out, which is a new visitor then", async () => {
  const calls = signOutPage({
    ...FOUND,
    tables: 2,
    credentials: [
      { id: "c", kind: "mail", label: "x", age_seconds: 1, idle_seconds: null, unverified: false },
    ],
  });
  press("sign-out");
  await vi.waitFor(() => expect(session.me?.id).toBe("new"));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/account/sign-out",
    "GET /api/me",
  ]);
});

it("asks before seats are lost that nobody can get back to", async () => {
  const calls = signOutPage({ ...FOUND, tables: 2 });
  press("sign-out");
  expect(document.querySelector("[role=alert]")?.textContent).toBe(t("you-sign-out-sure", { others: 0 }));
  expect(calls).toHaveLength(0);
  press("sign-out-sure");
  await vi.waitFor(() => expect(calls).toHaveLength(2));
});

it.each(["add", "use"])("offers a passkey without PIN only after a device failed: %s", async (what) => {
  const parse = (options: unknown): unknown => options;
  const device = (): Promise<never> => Promise.reject(new DOMException("no", "NotAllowedError"));
  const known = { parseCreationOptionsFromJSON: parse, parseRequestOptionsFromJSON: parse };
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => null, known),
  );
  vi.stubGlobal("navigator", { credentials: { create: device, get: device } });
  const calls = fakeServer(() => ({ body: { ticket: "t", options: "{}" } }));
  const done = (): Promise<void> => Promise.resolve();
  page = mount(SignIn, {
    target: document.body,
    props: { account: { ...FOUND, mail: false, passkey: true }, signedIn: done, reload: done },
  });
  flushSync();
  const second = (): Element | null => document.querySelector(`[data-action=${what}-unverified]`);
  expect(second()).toBeNull();
  press(`${what}-key`);
  await vi.waitFor(() => expect(second()?.textContent.trim()).toBe(t(`you-passkey-${what}-unverified`)));
  press(`${what}-unverified`);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toEqual([{ verified: true }, { verified: false }]);
});

it("labels a passkey that signs in without PIN", () => {
  const key = { kind: "passkey", label: "passkey", age_seconds: 1, idle_seconds: null } as const;
  const credentials = [
    { ...key, id: "a", unverified: true },
    { ...key, id: "b", unverified: false },
  ];
  page = mount(SignInMethods, {
    target: document.body,
    props: { credentials, reload: () => Promise.resolve() },
  });
  flushSync();
  const lines = [...document.querySelectorAll("li")].map((line) => line.textContent);
  const words = [t("you-way-unverified"), t("you-way-unverified-help")];
  expect(lines.map((line) => words.map((each) => line.includes(each)))).toEqual([
    [true, true],
    [false, false],
  ]);
});

it("links the table that keeps two guests from being merged", async () => {
  fakeServer(() => ({ status: 409, body: { error: "same-table", message: "", accepted: ["t7"] } }));
  const answer: SignedIn = { result: "ask", name: "Ana", ticket: "t", former: null, credential_added: false };
  const done = (): undefined => undefined;
  page = mount(SignInResult, {
    target: document.body,
    props: { answer, signedIn: () => Promise.resolve(), done },
  });
  flushSync();
  press("merge");
  const link = await vi.waitFor(() => document.querySelector("a.button") ?? expect.fail());
  expect(link.getAttribute("href")).toBe("/table/t7");
});

it.each(languages)("lists by name in %s what a merge takes over and what it removes", async (language) => {
  await dictionary.use(language);
  const former: Former = {
    name: "Bea",
    tables: [{ game: "granada", tables: 2 }],
    kept_credentials: [{ kind: "passkey", label: "passkey" }],
    lost_credentials: [{ kind: "mail", label: "eve@example.org" }],
    channels: [{ kind: "webhook", address: "https://example.org/hook" }],
    calendar: true,
    role: "moderator",
    browsers: 2,
    blocked: 3,
    sanctioned: true,
  };
  page = mount(FormerGuest, { target: document.body, props: { former, name: "Ana" } });
  flushSync();
  const lines = (part: string): string[] =>
    [...document.querySelectorAll(`[data-list=${part}] li`)].map((line) => line.textContent);
  expect(lines("moves")).toEqual([
    t("ask-tables", { game: t("granada-title"), tables: 2 }),
    t("ask-way", { what: t("you-way-passkey") }),
  ]);
  expect(lines("drops")).toHaveLength(7);
  expect(document.body.textContent).toContain("eve@example.org");
  expect(document.body.textContent).toContain("https://example.org/hook");
  expect(document.body.textContent).toContain(t("ask-sanctioned", { name: "Ana" }));
  expect(document.body.textContent).not.toContain("ask-");
});
