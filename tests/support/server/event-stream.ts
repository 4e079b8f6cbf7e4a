/** Reads server-sent events as the web app does: by fetch, with the token in a header. */
import { isDeepStrictEqual } from 'node:util';
import { type LiveKey, type StreamOpening, streamEvents } from '#contract/events.ts';
import { waitFor } from './wait-for.ts';
import type { CustomerVisitor, World } from './world.ts';

export type ServerEvent = { event: string; data: unknown };

/** A change made before may still be on its way when the stream opens: what comes before a mark is passed over. */
export async function openStreamFromNow(
  { services: { db, changes } }: Pick<World, 'services'>,
  origin: string,
  { token, customer: { brandId } }: Pick<CustomerVisitor, 'token' | 'customer'>,
) {
  const stream = await openEventStream(origin, token);
  const keys: LiveKey[] = ['msme'];
  await db.transaction((tx) => changes.announce(tx, { kind: 'change', brandId, keys }));
  await waitFor('the mark', () => stream.events.some(({ data }) => isDeepStrictEqual(data, { keys })));
  stream.events.length = 0;
  return stream;
}

export async function openEventStream(origin: string, token: string) {
  const stopper = new AbortController();
  const answer = await fetch(`${origin}${streamEvents.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopper.signal,
  });
  const events: ServerEvent[] = [];
  const openings: StreamOpening[] = [];
  let hasEnded = false;
  const reading = read(answer, (event) => {
    if (event.event === 'opened') openings.push(event.data as StreamOpening);
    else events.push(event);
  }).catch(() => {});
  reading.finally(() => {
    hasEnded = true;
  });
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    /** What it said first: what changed just before. */
    opening: () => waitFor('the opening', () => openings[0]),
    hasEnded: () => hasEnded,
    close: () => stopper.abort(),
  };
}

async function read(answer: Response, onEvent: (event: ServerEvent) => void): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event && data) onEvent({ event, data: JSON.parse(data) });
    }
  }
}
