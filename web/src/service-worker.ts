/// <reference lib="webworker" />
// Keeps the page on the device, so that it starts without a server. `version` and `files` are written in front of this text
// when the page is built (tools/service-worker.ts); a new version waits until the page asks for it.
declare const version: string;
declare const files: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const page = '/index.html';
const cacheName = `tacit-${version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })))));
});

worker.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))));
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
  const wanted = request.mode === 'navigate' && !files.includes(pathname) ? page : request;
  event.respondWith(caches.open(cacheName).then(async (cache) => (await cache.match(wanted)) ?? fetch(request)));
});
