/** Every cloth is painted once and kept as a picture while the app is open; beside the main thread where that can be. */
import { whenIdle } from '#ui/theme/when-idle.ts';
import type { ClothOrder } from './cloth-order.ts';
import type { ClothAnswer, ClothTask } from './cloth-worker.ts';
import workerAddress from './cloth-worker.ts?worker&url';

export type ClothPicture = ImageBitmap | HTMLCanvasElement;

type Cached = { picture: ClothPicture | null; painted: Promise<ClothPicture | null> };

/** Some 32 MB: a few hundred swatches of a list. */
const MOST_CACHED_PIXELS = 8_000_000;

const cache = new Map<string, Cached>();
let cachedPixels = 0;

export function clothKey({ construction, seed, zoom, pixels }: ClothOrder): string {
  return JSON.stringify([construction, seed, zoom, pixels]);
}

/** At once when it was painted before. */
export function paintedCloth(order: ClothOrder): ClothPicture | null {
  return cache.get(clothKey(order))?.picture ?? null;
}

/** Null while the painter cannot be loaded, as offline; whoever asks later asks anew. */
export function clothPicture(order: ClothOrder): Promise<ClothPicture | null> {
  const key = clothKey(order);
  const known = cache.get(key);
  if (known) return known.painted;
  const entry: Cached = { picture: null, painted: paint(order).catch(() => null) };
  cache.set(key, entry);
  cachedPixels += order.pixels ** 2;
  forgetOldest();
  void entry.painted.then((picture) => {
    entry.picture = picture;
    if (!picture && cache.get(key) === entry) forget(key);
  });
  return entry.painted;
}

function forgetOldest(): void {
  for (const key of cache.keys()) {
    if (cachedPixels <= MOST_CACHED_PIXELS || cache.size <= 1) return;
    forget(key);
  }
}

function forget(key: string): void {
  cache.delete(key);
  cachedPixels -= (JSON.parse(key) as [unknown, unknown, unknown, number])[3] ** 2;
}

type Painted = ClothPicture | Promise<ClothPicture>;
const waiting = new Map<number, { order: ClothOrder; done: (picture: Painted) => void }>();
let lastId = 0;
let worker: Worker | null | undefined;

function paint(order: ClothOrder): Promise<ClothPicture> {
  worker ??= openWorker();
  if (!worker) return paintHere(order);
  lastId += 1;
  const task: ClothTask = { id: lastId, order };
  worker.postMessage(task);
  return new Promise((done) => waiting.set(task.id, { order, done }));
}

function openWorker(): Worker | null {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return null;
  const opened = new Worker(trusted(workerAddress), { type: 'module' });
  opened.addEventListener('message', ({ data: { id, picture } }: MessageEvent<ClothAnswer>) => {
    waiting.get(id)?.done(picture);
    waiting.delete(id);
  });
  // It could not be loaded, or cannot paint: what waits is painted here.
  opened.addEventListener('error', () => {
    worker = null;
    for (const { order, done } of waiting.values()) done(paintHere(order));
    waiting.clear();
  });
  return opened;
}

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
};

/** The content policy lets a script be loaded only from an address that is vouched for: ours is our own file. */
function trusted(address: string): string {
  vouchedFor ??= vouchFor(address);
  return vouchedFor;
}

/** A worker that could not be loaded is asked for again, but a policy can be made once only. */
let vouchedFor: string | undefined;

function vouchFor(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('cloth-worker', { createScriptURL: () => workerAddress });
  return (policy ? policy.createScriptURL(address) : address) as string;
}

/** The painter's own code is loaded only where there is no worker to do it. */
async function paintHere(order: ClothOrder): Promise<ClothPicture> {
  const { paintOrder } = await import('./cloth-order.ts');
  await new Promise<void>((idle) => whenIdle(idle));
  const canvas = document.createElement('canvas');
  canvas.width = order.pixels;
  canvas.height = order.pixels;
  const painter = canvas.getContext('2d');
  if (painter) paintOrder(painter, order);
  return canvas;
}
