/** What a colleague or a buyer changes is read again at once: the server names what changed. */
import type { QueryClient } from '@tanstack/react-query';
import {
  DESK_KEYS,
  type DeskChangeEvent,
  LIVE_KEYS,
  type StreamOpening,
  streamDeskEvents,
} from '#contract/events.ts';
import { mayHaveChanged } from '#contract/missed-changes.ts';
import { open } from './api.ts';
import { currentSession } from './session.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Parts of the desk that stand on what other words name. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  payments: ['transfers', 'letters-of-credit', 'refunds', 'payouts', 'overdue', 'receipts', 'orders'],
  quotes: ['requests'],
  orders: ['issues'],
  account: ['companies'],
  preferences: ['companies'],
};

/** Runs until the returned function is called. `sinceMs` is when the first of what the screens show was asked for. */
export function followChanges(client: QueryClient, sinceMs: number): () => void {
  const stop = new AbortController();
  void stayConnected(client, stop.signal, sinceMs);
  return () => stop.abort();
}

async function stayConnected(client: QueryClient, signal: AbortSignal, sinceMs: number): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  let isReturning = false;
  while (!signal.aborted && currentSession()) {
    const wasOpen = await listenOnce(client, signal, isReturning ? null : sinceMs);
    isReturning ||= wasOpen;
    pauseMs = wasOpen ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    // Spread out, so that a restarted server is not met by everybody in the same second.
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
  }
}

/** True when the line was open, however it ended. Without `sinceMs` nothing is known of what was read before. */
async function listenOnce(
  client: QueryClient,
  signal: AbortSignal,
  sinceMs: number | null,
): Promise<boolean> {
  let wasOpen = false;
  try {
    const response = await open(streamDeskEvents, streamDeskEvents.path, { signal });
    if (!response.ok || !response.body) return false;
    wasOpen = true;
    // What changed while the line was down was announced to nobody here.
    if (sinceMs === null) void client.invalidateQueries();
    let rest = '';
    for await (const piece of textOf(response.body)) {
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) readBlock(client, block, sinceMs);
    }
  } catch {
    // A line that breaks is opened again.
  }
  return wasOpen;
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    yield decoder.decode(piece.value, { stream: true });
}

function readBlock(client: QueryClient, block: string, sinceMs: number | null): void {
  const [name, data] = ['event', 'data'].map((field) => new RegExp(`^${field}: (.*)$`, 'm').exec(block)?.[1]);
  if (data === undefined) return;
  if (name === 'change') readAgain(client, (JSON.parse(data) as DeskChangeEvent).keys);
  if (name === 'opened' && sinceMs !== null) readMissed(client, JSON.parse(data) as StreamOpening, sinceMs);
}

/** What changed after the first reads and before the line stood. */
function readMissed(client: QueryClient, opening: StreamOpening, sinceMs: number): void {
  const heardMs = Date.now();
  const keys = [...LIVE_KEYS, ...DESK_KEYS].filter((key) =>
    mayHaveChanged(opening, { keys: [key], sinceMs, heardMs }),
  );
  if (keys.length > 0) readAgain(client, keys);
}

/** A first read under way may have begun before the change, and is not begun anew: it is followed by another. */
function readAgain(client: QueryClient, keys: readonly string[]): void {
  const touched = new Set(keys.flatMap((key) => [key, ...(ALSO[key] ?? [])]).concat('today'));
  for (const key of touched) {
    const firstReads = client
      .getQueryCache()
      .findAll({ queryKey: [key], fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    void client.invalidateQueries({ queryKey: [key] });
    for (const { promise, queryKey } of firstReads) {
      const again = () => client.invalidateQueries({ queryKey, exact: true });
      void promise?.then(again, again);
    }
  }
}
