/**
 * Keeps the shell of the app on the device, so that a reload offline opens it. Only files of the build and the
 * public configuration: never a reply of the API, never anything of a customer.
 */
import { isAsset, isHashed, isOldShell, isScreen, SHELL_PREFIX } from './shell-rules.ts';

/** Written in by scripts/web-build/service-worker.mjs: the name of this build, and its files. */
declare const SHELL_BUILD: string;
declare const SHELL_FILES: readonly string[];

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Requested = Lasting & {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
};
type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Requested) => void): void;
  skipWaiting: () => Promise<void>;
  readonly clients: { claim: () => Promise<void> };
  readonly registration: { readonly navigationPreload?: { disable: () => Promise<void> } };
  readonly location: Location;
};

const worker = globalThis as unknown as WorkerScope;
const CACHE = `${SHELL_PREFIX}${SHELL_BUILD}`;
const PAGE = '/index.html';
const CONFIG = '/config.json';
/** A network that hardly answers is none: then the shell opens with what it knows. */
const PATIENCE_MS = 6000;

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(pathname)) event.respondWith(openPage(event, pathname));
  } else if (pathname === CONFIG) event.respondWith(readConfig(request));
  else if (isAsset(pathname)) event.respondWith(keptOr(request));
});

/** All or nothing: half a shell would open half an app. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const alreadyHere = await Promise.all(SHELL_FILES.map((file) => takeFromOtherShell(cache, file)));
  const missing = SHELL_FILES.filter((_, index) => !alreadyHere[index]);
  await cache.addAll([PAGE, CONFIG, ...missing]);
  await worker.skipWaiting();
}

/** A file whose name carries its hash is the same in every build: only what changed is fetched again. */
async function takeFromOtherShell(cache: Cache, file: string): Promise<boolean> {
  const kept = isHashed(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
  if (kept) await cache.put(file, kept);
  return kept !== undefined;
}

/** Pages of the build before may still be open and load their own screens, so its files stay for one more build. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => isOldShell(name, names, CACHE)).map((name) => caches.delete(name)),
  );
  // A preload asks the server before this worker can decline, and is asked again after: a one-use address would be spent.
  await worker.registration.navigationPreload?.disable();
  await worker.clients.claim();
}

/** The network first, so that a new build is seen at once; a server that is away counts as offline. */
async function openPage(event: Requested, pathname: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(pathname === '/login' ? '/login.html' : PAGE, { ignoreVary: true });
  const fresh = fetch(event.request).then((answer) => (cached && answer.status >= 500 ? cached : answer));
  // Also when the kept page was quicker, the answer under way may end in peace.
  event.waitUntil(fresh.catch(() => {}));
  if (!cached) return fresh;
  return Promise.race([fresh.catch(() => cached), after(PATIENCE_MS, cached)]);
}

async function readConfig(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(CONFIG, answer.clone());
    return answer;
  } catch (problem) {
    const cached = await cache.match(CONFIG);
    if (cached) return cached;
    throw problem;
  }
}

/** Names of files carry a hash of their content, so a kept one is never an old one. */
async function keptOr(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), ms);
  });
}
