/* Shows push notifications while no page is open, and an offline page without a connection. Caches nothing else. */
const CACHE = "offline-1";
const OFFLINE = ["offline.html", "offline.css", "favicon.svg"];
const TAG = "tables";
const urlOf = (place) => new URL(place, self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(OFFLINE.map(urlOf)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(old.then((gone) => Promise.all(gone)).then(() => self.clients.claim()));
});

/** Answers page requests and requests for the files of the offline page; leaves all others to the browser. */
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(
      fetch(event.request).catch(async () => (await caches.match(urlOf("offline.html"))) ?? Response.error()),
    );
  } else if (event.request.url === urlOf("offline.css") || event.request.url === urlOf("favicon.svg")) {
    event.respondWith(
      fetch(event.request).catch(async () => (await caches.match(event.request)) ?? Response.error()),
    );
  }
});

/** Returns the ids of the tables where this guest is to act; null if the server does not answer. */
async function loadTurns() {
  try {
    const answer = await fetch(urlOf("api/turns"), {
      credentials: "same-origin",
      headers: { Accept: "application/json" },
    });
    return answer.ok ? (await answer.json()).turns.map((turn) => turn.id) : null;
  } catch {
    return null;
  }
}

/** Returns the first notification of each table, and all that are about no table. */
function firstPerTable(notifications) {
  const tables = new Set();
  return notifications.filter(({ table }) => !table || (!tables.has(table) && tables.add(table)));
}

/** Drops notifications about visible tables, and those about turns that are over according to the server. */
async function dropOutdated(notifications) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = pages.filter((page) => page.visibilityState === "visible").map((page) => page.url);
  const unseen = notifications.filter((each) => !seen.includes(urlOf(`table/${each.table}`)));
  const urgent = (each) => each.kind === "turn" || each.kind === "low-time";
  const acting = unseen.some(urgent) ? await loadTurns() : null;
  return acting === null ? unseen : unseen.filter((each) => !urgent(each) || acting.includes(each.table));
}

/**
 * Shows the notifications that were sent, with all earlier ones that still apply: those on display, and those in
 * `pending_turns`, as a push service stores only the last message for a browser that is off.
 */
async function showNotifications(sent) {
  const tag = sent.notifications.some(({ kind }) => kind === "test") ? "test" : TAG;
  const known = (await self.registration.getNotifications({ tag })).flatMap(
    (one) => one.data?.notifications ?? [],
  );
  const current = firstPerTable(
    await dropOutdated([...sent.notifications, ...known, ...(sent.pending_turns ?? [])]),
  );
  if (current.length === 0) {
    // Some browsers require a notification for each push: show an empty one and close it at once.
    await self.registration.showNotification(sent.title, { tag, silent: true, body: "" });
    for (const one of await self.registration.getNotifications({ tag })) one.close();
    return;
  }
  const isKnown = ({ table, text }) => known.some((one) => one.table === table && one.text === text);
  const loud = current.some((each) => sent.notifications.includes(each) || !isKnown(each));
  const asSent =
    current.length === sent.notifications.length &&
    sent.notifications.every((each) => current.includes(each));
  await self.registration.showNotification(asSent ? sent.title : current[0].text, {
    tag,
    renotify: loud,
    silent: !loud,
    lang: sent.lang,
    body: current.map((each) => each.text).join("\n"),
    icon: urlOf("icon-192.png"),
    badge: urlOf("favicon.svg"),
    data: {
      place: current.length === 1 && current[0].table ? `table/${current[0].table}` : "",
      notifications: current,
    },
  });
}

/** The push messages being shown, one after the other: each must know what the one before it has shown. */
let queue = Promise.resolve();

self.addEventListener("push", (event) => {
  let sent;
  try {
    sent = event.data.json();
  } catch {
    return;
  }
  queue = queue.then(() => showNotifications(sent)).catch(() => {});
  event.waitUntil(queue);
});

/** Opens a place of the site: in a page that is open already, else in a new one. */
async function openPlace(place) {
  const url = urlOf(place);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url === url) ?? pages[0];
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  if (page.url !== url) page.postMessage({ open: new URL(url).pathname });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPlace(event.notification.data?.place ?? ""));
});
