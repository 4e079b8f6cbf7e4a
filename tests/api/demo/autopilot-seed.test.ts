import { afterAll, expect, test } from 'vitest';
import { counterQuote, listQuotes } from '#contract/customer/quotes.ts';
import { listRequestMessages, sendRequestMessage } from '#contract/customer/request-messages.ts';
import { seedChance } from '#demo/autopilot/chance.ts';
import { tick } from '#demo/autopilot/tick.ts';
import { readDemoData } from '#demo/demo-data.ts';
import { seedTrade } from '#demo/seed-demo.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { openWorld, someIdentity } from '#tests/support/server/world.ts';

// The first numbers of a test run belong to the demo's people.
for (let taken = 0; taken < 3; taken += 1) someIdentity();
afterAll(() => seedChance(''));

/** Everything a newcomer is answered in the first minute of a fresh demo. */
async function firstMinute(seed: string) {
  seedChance(seed);
  const world = await openWorld();
  await seedTrade(world.services, await readDemoData());
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  const params = { fabId };
  const seen: unknown[] = [];
  for (let seconds = 2; seconds <= 44; seconds += 2) {
    world.clock.advance(2);
    await tick(world.services);
    const quotes = await buyer.call(listQuotes, { params });
    const [first] = quotes;
    if (seconds === 30 && first) {
      const { quoteId } = first;
      await buyer.call(counterQuote, { params: { quoteId }, body: { rate: '90' } });
      await buyer.call(sendRequestMessage, { params, body: { text: 'Can you send a sample first?' } });
    }
    const talk = await buyer.call(listRequestMessages, { params });
    seen.push({
      seconds,
      quotes: quotes.map(({ supplier, rate, leadDays, status, version, note }) => ({
        alias: supplier.alias,
        rate,
        leadDays,
        status,
        version,
        note,
      })),
      talk: talk.map(({ author, text }) => [author, text]),
    });
  }
  await world.close();
  return seen;
}

test('two fresh demos of one seed play the same to the second and the paisa, one of another seed differently', async () => {
  const first = await firstMinute('loom');
  expect(JSON.stringify(first)).toContain('"staff"');
  expect(await firstMinute('loom')).toEqual(first);
  expect(await firstMinute('shuttle')).not.toEqual(first);
});

test('a talk with the autopilot goes on: every message is answered, not only the first', async () => {
  const world = await openWorld();
  await seedTrade(world.services, await readDemoData());
  const buyer = await world.asCustomer();
  const params = { fabId: (await aSubmittedRequest(buyer)).fabId };
  for (const text of ['Can you send a sample first?', 'And what about the width?']) {
    await buyer.call(sendRequestMessage, { params, body: { text } });
    for (let seconds = 0; seconds < 12; seconds += 2) {
      world.clock.advance(2);
      await tick(world.services);
    }
  }
  const talk = await buyer.call(listRequestMessages, { params });
  expect(talk.map(({ author }) => author)).toEqual(['customer', 'staff', 'customer', 'staff']);
  await world.close();
});
