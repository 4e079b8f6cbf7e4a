/** Keeps open screens current: the server names what changed, and those parts of the cache are read again. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { CALL_TIMEOUT_MS } from '#browser/call-timeout.ts';
import { type ChangeEvent, type LiveKey, type StreamOpening, streamEvents } from '#contract/events.ts';
import { mayHaveChanged } from '#contract/missed-changes.ts';
import { open } from '../api.ts';
import { dropPrefetched } from '../prefetch.ts';
import { isSignedIn } from '../session/login-state.ts';
import { readEvents } from './event-stream.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const HIDDEN_TOO_LONG_MS = 60_000;

/** Runs until the returned function is called. `readsBeganMs` is when the first of what the screens show was asked for. */
export function followLiveEvents(client: QueryClient, readsBeganMs: number): () => void {
  let line: AbortController | null = null;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const start = (sinceMs: number) => {
    if (line) return;
    line = new AbortController();
    void stayConnected(client, line.signal, sinceMs);
  };
  const stop = () => {
    line?.abort();
    line = null;
  };
  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    // What is stale is read again by itself from the moment somebody looks.
    if (document.visibilityState === 'visible') start(Date.now());
    else hiddenTimer = setTimeout(stop, HIDDEN_TOO_LONG_MS);
  };

  document.addEventListener('visibilitychange', onVisibility);
  start(readsBeganMs);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(hiddenTimer);
    stop();
  };
}

async function stayConnected(client: QueryClient, signal: AbortSignal, sinceMs: number): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  let isReturning = false;
  while (!signal.aborted && isSignedIn()) {
    const heard = await listenOnce(client, signal, isReturning ? null : sinceMs);
    isReturning ||= heard;
    pauseMs = heard ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    // Spread out, so that a restarted server is not met by everybody in the same second.
    await pause(pauseMs * (0.5 + Math.random()), signal);
  }
}

/** True when the line was open, however it ended. Without `sinceMs` nothing is known of what was read before. */
async function listenOnce(
  client: QueryClient,
  signal: AbortSignal,
  sinceMs: number | null,
): Promise<boolean> {
  const { method, path } = streamEvents;
  let wasOpen = false;
  try {
    const response = await open({
      endpoint: streamEvents,
      method,
      path,
      body: undefined,
      headers: {},
      signal,
    });
    if (!response.ok || !response.body) return false;
    wasOpen = true;
    // What changed while the line was down was announced to nobody here.
    if (sinceMs === null) void client.invalidateQueries();
    await readEvents(response.body, ({ name, data }) => {
      if (name === 'change') hearChange(client, data);
      else if (name === 'opened' && sinceMs !== null) readMissed(client, data, sinceMs);
    });
  } catch {
    // A line that breaks is opened again.
  }
  return wasOpen;
}

function hearChange(client: QueryClient, data: string): void {
  const { keys } = JSON.parse(data) as ChangeEvent;
  readAgain(client, (query) => keysOf(query).some((key) => keys.includes(key as LiveKey)));
}

/** What changed after it was read and before the line stood. */
function readMissed(client: QueryClient, data: string, sinceMs: number): void {
  const opening = JSON.parse(data) as StreamOpening;
  dropPrefetched();
  const heardMs = Date.now();
  readAgain(client, (query) => {
    const { data: known, dataUpdatedAt, errorUpdatedAt, fetchStatus } = query.state;
    const readMs = known === undefined ? errorUpdatedAt : dataUpdatedAt;
    const isReadSince = fetchStatus === 'fetching' || readMs >= sinceMs;
    return mayHaveChanged(opening, {
      keys: keysOf(query),
      // Of what a visit before read, only the end is known.
      sinceMs: isReadSince ? sinceMs : readMs - CALL_TIMEOUT_MS,
      heardMs,
    });
  });
}

function keysOf({ queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>): readonly unknown[] {
  return [queryKey[0], ...((meta?.alsoChangesWith as readonly string[] | undefined) ?? [])];
}

/** A first read under way may have begun before the change, and is not begun anew: it is followed by another. */
function readAgain(client: QueryClient, isTouched: (query: Query) => boolean): void {
  const touched = new Set(client.getQueryCache().findAll({ predicate: isTouched }));
  const firstReads = [...touched].filter(
    ({ state }) => state.fetchStatus === 'fetching' && state.data === undefined,
  );
  void client.invalidateQueries({ predicate: (query) => touched.has(query) });
  for (const { promise, queryKey } of firstReads) {
    const again = () => client.invalidateQueries({ queryKey, exact: true });
    void promise?.then(again, again);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
