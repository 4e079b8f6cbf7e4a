/** Keeps open screens current: the server names what changed, and those parts of the cache are read again. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { type ChangeEvent, streamEvents } from '#contract/events.ts';
import { open } from '../api.ts';
import { isSignedIn } from '../session/login-state.ts';
import { readEvents } from './event-stream.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const HIDDEN_TOO_LONG_MS = 60_000;

/** Runs until the returned function is called. */
export function followLiveEvents(client: QueryClient): () => void {
  let line: AbortController | null = null;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const start = () => {
    if (line) return;
    line = new AbortController();
    void stayConnected(client, line.signal);
  };
  const stop = () => {
    line?.abort();
    line = null;
  };
  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'visible') start();
    else hiddenTimer = setTimeout(stop, HIDDEN_TOO_LONG_MS);
  };

  document.addEventListener('visibilitychange', onVisibility);
  start();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(hiddenTimer);
    stop();
  };
}

async function stayConnected(client: QueryClient, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  let isReturning = false;
  while (!signal.aborted && isSignedIn()) {
    const heard = await listenOnce(client, signal, isReturning);
    isReturning ||= heard;
    pauseMs = heard ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    // Spread out, so that a restarted server is not met by everybody in the same second.
    await pause(pauseMs * (0.5 + Math.random()), signal);
  }
}

/** True when the line was open, however it ended. */
async function listenOnce(client: QueryClient, signal: AbortSignal, isReturning: boolean): Promise<boolean> {
  const { method, path } = streamEvents;
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
    // What changed while the line was down was told to nobody here.
    if (isReturning) void client.invalidateQueries();
    await readEvents(response.body, ({ data }) => invalidate(client, data));
    return true;
  } catch {
    return false;
  }
}

function invalidate(client: QueryClient, data: string): void {
  const { keys } = JSON.parse(data) as Partial<ChangeEvent>;
  for (const key of keys ?? []) readAgain(client, key);
}

/** A first read under way may have begun before the change, and is not begun anew: it is followed by another. */
function readAgain(client: QueryClient, key: string): void {
  const isTouched = ({ queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>) =>
    queryKey[0] === key || (meta?.alsoChangesWith as readonly string[] | undefined)?.includes(key) === true;
  const firstReads = client.getQueryCache().findAll({
    predicate: (query) =>
      isTouched(query) && query.state.fetchStatus === 'fetching' && query.state.data === undefined,
  });
  void client.invalidateQueries({ predicate: isTouched });
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
