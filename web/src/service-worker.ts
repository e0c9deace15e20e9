/// <reference lib="webworker" />
// Keeps the page on the device, so that it starts without a server. `version` and `files` are written in front of this text
// when the page is built (tools/service-worker.ts); a new version waits until the page asks for it.
declare const version: string;
declare const files: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const at = (name: string): string => new URL(name, worker.registration.scope).pathname; // in the folder of the page
const page = at('index.html');
const own = new Set(files.map(at));
const cacheName = `tacit-${version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([...own].map((file) => new Request(file, { cache: 'no-cache' })))),
  );
});

worker.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(
        names.filter((name) => name.startsWith('tacit-') && name !== cacheName).map((name) => caches.delete(name)),
      ),
    );
  event.waitUntil(old.then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
});

const isServers = (path: string): boolean => /^\/(api|ws|healthz|metrics)(\/|$)/.test(path);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isServers(pathname)) return;
  const wanted = request.mode === 'navigate' && !own.has(pathname) ? page : request;
  event.respondWith(caches.open(cacheName).then(async (cache) => (await cache.match(wanted)) ?? fetch(request)));
});

// ---- Alerts ----

interface Alert {
  kind: string;
  path: string;
  name: string;
}

// The page keeps them here in the reader's language (state/alerts.svelte.ts).
async function words({ kind, name }: Alert): Promise<string> {
  const kept = await (await caches.open('alert-words')).match('/alert-words');
  const all = ((await kept?.json()) ?? {}) as Record<string, string>;
  const text = (name ? all[`${kind}_with`] : undefined) ?? all[kind] ?? 'Tacit';
  return text.replace('{name}', name);
}

worker.addEventListener('push', (event) => {
  const alert = event.data?.json() as Alert;
  const show = async (): Promise<void> =>
    worker.registration.showNotification('Tacit', {
      body: await words(alert),
      tag: alert.path,
      data: alert.path,
      icon: at('icon-192.png'),
    });
  event.waitUntil(show());
});

// To the page where it is open already, or to a new one.
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  const open = async (): Promise<unknown> => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => new URL(url).pathname === path);
    return there ? there.focus() : worker.clients.openWindow(path);
  };
  event.waitUntil(open());
});
