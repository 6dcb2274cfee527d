/* Shows notices while no page is open, and a page of its own while there is no connection. It keeps nothing else. */
const KEPT = "offline-1";
const OFFLINE = ["offline.html", "offline.css", "favicon.svg"];
const TAG = "tables";
const here = (place) => new URL(place, self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(OFFLINE.map(here)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(old.then((gone) => Promise.all(gone)).then(() => self.clients.claim()));
});

/** Pages, and what the offline page needs; all else goes its own way. */
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(
      fetch(event.request).catch(async () => (await caches.match(here("offline.html"))) ?? Response.error()),
    );
  } else if (event.request.url === here("offline.css") || event.request.url === here("favicon.svg")) {
    event.respondWith(
      fetch(event.request).catch(async () => (await caches.match(event.request)) ?? Response.error()),
    );
  }
});

/** Where this guest is to act by now, as the server says; null where it cannot be asked. */
async function turns() {
  try {
    const answer = await fetch(here("api/turns"), {
      credentials: "same-origin",
      headers: { Accept: "application/json" },
    });
    return answer.ok ? (await answer.json()).turns.map((turn) => turn.id) : null;
  } catch {
    return null;
  }
}

/** Of each table the first; what is of no table stays. */
function onceEach(told) {
  const tables = new Set();
  return told.filter(({ table }) => !table || (!tables.has(table) && tables.add(table)));
}

/** What is still so, as the server says when it is asked again; and not what lies before somebody's eyes. */
async function stillTrue(told) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = pages.filter((page) => page.visibilityState === "visible").map((page) => page.url);
  const unseen = told.filter((each) => !seen.includes(here(`table/${each.table}`)));
  const urgent = (each) => each.kind === "turn" || each.kind === "short";
  const acting = unseen.some(urgent) ? await turns() : null;
  return acting === null ? unseen : unseen.filter((each) => !urgent(each) || acting.includes(each.table));
}

/** Shows what was sent, and all that stands of what was told before: what is shown already, and what never came here, since a push
 * service keeps only the last message for a browser that is off. */
async function tell(sent) {
  const tag = sent.told.some(({ kind }) => kind === "trial") ? "trial" : TAG;
  const known = (await self.registration.getNotifications({ tag })).flatMap((one) => one.data?.told ?? []);
  const told = onceEach(await stillTrue([...sent.told, ...known, ...(sent.standing ?? [])]));
  if (told.length === 0) {
    // A browser that demands to see something for each push is shown it, and it goes at once.
    await self.registration.showNotification(sent.title, { tag, silent: true, body: "" });
    for (const one of await self.registration.getNotifications({ tag })) one.close();
    return;
  }
  const isKnown = ({ table, text }) => known.some((one) => one.table === table && one.text === text);
  const loud = told.some((each) => sent.told.includes(each) || !isKnown(each));
  const asSent = told.length === sent.told.length && sent.told.every((each) => told.includes(each));
  await self.registration.showNotification(asSent ? sent.title : told[0].text, {
    tag,
    renotify: loud,
    silent: !loud,
    lang: sent.lang,
    body: told.map((each) => each.text).join("\n"),
    icon: here("icon-192.png"),
    badge: here("favicon.svg"),
    data: { place: told.length === 1 && told[0].table ? `table/${told[0].table}` : "", told },
  });
}

/** Those that come at once are told one after the other: each has to know what the one before it has shown. */
let telling = Promise.resolve();

self.addEventListener("push", (event) => {
  let sent;
  try {
    sent = event.data.json();
  } catch {
    return;
  }
  telling = telling.then(() => tell(sent)).catch(() => {});
  event.waitUntil(telling);
});

/** To the table: in a page that is open already, else in a new one. */
async function open(place) {
  const url = here(place);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url === url) ?? pages[0];
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  if (page.url !== url) page.postMessage({ open: new URL(url).pathname });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.place ?? ""));
});
