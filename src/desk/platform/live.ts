/** What a colleague or a buyer changes is read again at once: the server names what changed. */
import type { QueryClient } from '@tanstack/react-query';
import { type DeskChangeEvent, streamDeskEvents } from '#contract/events.ts';
import { open } from './api.ts';
import { currentSession } from './session.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Parts of the desk that stand on what other words name. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  payments: ['transfers', 'letters-of-credit', 'refunds', 'overdue', 'receipts', 'orders'],
  quotes: ['requests'],
  orders: ['issues'],
  account: ['companies'],
  preferences: ['companies'],
};

/** Runs until the returned function is called. */
export function followChanges(client: QueryClient): () => void {
  const stop = new AbortController();
  void stayConnected(client, stop.signal);
  return () => stop.abort();
}

async function stayConnected(client: QueryClient, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  let isReturning = false;
  while (!signal.aborted && currentSession()) {
    const wasOpen = await listenOnce(client, signal, isReturning);
    isReturning ||= wasOpen;
    pauseMs = wasOpen ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    // Spread out, so that a restarted server is not met by everybody in the same second.
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
  }
}

/** True when the line was open, however it ended. */
async function listenOnce(client: QueryClient, signal: AbortSignal, isReturning: boolean): Promise<boolean> {
  try {
    const response = await open(streamDeskEvents, streamDeskEvents.path, { signal });
    if (!response.ok || !response.body) return false;
    // What changed while the line was down was told to nobody here.
    if (isReturning) void client.invalidateQueries();
    let rest = '';
    for await (const piece of textOf(response.body)) {
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) readBlock(client, block);
    }
    return true;
  } catch {
    return false;
  }
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    yield decoder.decode(piece.value, { stream: true });
}

function readBlock(client: QueryClient, block: string): void {
  const data = /^data:(.*)$/m.exec(block)?.[1];
  if (data === undefined) return;
  const { keys = [] } = JSON.parse(data) as Partial<DeskChangeEvent>;
  const touched = new Set(keys.flatMap((key) => [key, ...(ALSO[key] ?? [])]).concat('today'));
  for (const key of touched) void client.invalidateQueries({ queryKey: [key] });
}
