/** What the desk does is seen in the buyer's open browser, also through another process, and by nobody else. */

import { beforeAll, expect, test } from 'vitest';
import { counterQuote } from '#contract/customer/quotes.ts';
import { refuseCounterOffer, withdrawQuote } from '#contract/staff/quotes.ts';
import { sendQuoteMessageAsStaff } from '#contract/staff/request-messages.ts';
import { aQuote, revised } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { openEventStream, openStreamFromNow } from '#tests/support/server/event-stream.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const LIVE_MS = 2000;
const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));
let elsewhere: string;
beforeAll(async () => {
  elsewhere = await secondProcess.app.listen({ host: '127.0.0.1', port: 0 });
});

test('a quote, its next version, an answer, a message and a withdrawal each reach the stream within two seconds', async () => {
  const [buyer, stranger, staff] = [
    await world.asCustomer(),
    await world.asCustomer(),
    await world.asStaff(),
  ];
  const { fabId } = await aSubmittedRequest(buyer);
  const stream = await openStreamFromNow(world, elsewhere, buyer);
  const foreign = await openEventStream(elsewhere, stranger.token);
  let quoteId = '';
  const params = () => ({ quoteId });
  const steps: Record<string, () => Promise<unknown>> = {
    quote: async () => {
      ({ quoteId } = await aQuote(staff, fabId));
    },
    version: () => revised(staff, quoteId),
    counter: () => buyer.call(counterQuote, { params: params(), body: { rate: '90' } }),
    refusal: () => staff.call(refuseCounterOffer, { params: params(), body: {} }),
    message: () => staff.call(sendQuoteMessageAsStaff, { params: params(), body: { text: 'Hello' } }),
    withdrawal: () => staff.call(withdrawQuote, { params: params() }),
  };
  const times: number[] = [];
  for (const [what, step] of Object.entries(steps)) {
    stream.events.length = 0;
    await step();
    const done = performance.now();
    await waitFor(`the word of the ${what}`, () => stream.events.length > 0);
    times.push(performance.now() - done);
    expect(stream.events[0]).toEqual({ event: 'change', data: { keys: ['requests', 'quotes'] } });
  }
  // A busy machine may be late for one of them, but not for all.
  expect(Math.min(...times)).toBeLessThan(LIVE_MS);
  expect(foreign.events).toEqual([]);
  stream.close();
  foreign.close();
});
