import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvents, type ServerEvent } from './event-stream.ts';

const TEXT =
  ': hello\n\nevent: change\ndata: {"keys":["orders"]}\n\nevent: change\r\ndata: {"keys":["कपड़ा"]}\r\n\r\n';

async function eventsOf(pieces: Uint8Array[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  await readEvents(body, (event) => events.push(event));
  return events;
}

test('events arrive whole however the network cuts them', async () => {
  const bytes = new TextEncoder().encode(TEXT);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(bytes.length), { maxLength: 6 }), async (cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length];
      const pieces = edges.slice(1).map((edge, place) => bytes.slice(edges[place], edge));
      expect(await eventsOf(pieces)).toEqual([
        { name: 'change', data: '{"keys":["orders"]}' },
        { name: 'change', data: '{"keys":["कपड़ा"]}' },
      ]);
    }),
  );
});
