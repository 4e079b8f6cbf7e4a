import { expect, test } from 'vitest';
import {
  approveQuote,
  counterQuote,
  listQuotes,
  type Quote,
  readQuoteAdditional,
  renewQuote,
} from '#contract/customer/quotes.ts';
import {
  listRequestMessages,
  sendQuoteMessage,
  sendRequestMessage,
} from '#contract/customer/request-messages.ts';
import { changeRequest, closeRequest } from '#contract/customer/requests.ts';
import { submitQuote } from '#contract/staff/quotes.ts';
import { startAutopilot } from '#demo/autopilot/start-autopilot.ts';
import { tick } from '#demo/autopilot/tick.ts';
import type { Market } from '#domain/shared/market.ts';
import { demoWorldsForFile } from '#tests/support/data/demo-worlds.ts';
import { quoteBody } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import type { CustomerVisitor } from '#tests/support/server/world.ts';

const [world, second] = await demoWorldsForFile();

/** Lets time pass in the steps in which the autopilot looks. */
async function play(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 2) {
    world.clock.advance(2);
    await tick(world.services);
  }
}

function quotesOf({ call }: CustomerVisitor, fabId: string): Promise<Quote[]> {
  return call(listQuotes, { params: { fabId } });
}

async function aQuotedRequest(market: Market = 'IN') {
  const buyer = await world.asCustomer({ market });
  const { fabId } = await aSubmittedRequest(buyer);
  await play(30);
  const [quote] = await quotesOf(buyer, fabId);
  if (!quote) throw new Error('no quote came');
  return { buyer, fabId, quote };
}

async function quoteNow(buyer: CustomerVisitor, { fabId, quoteId }: Quote): Promise<Quote> {
  const quotes = await quotesOf(buyer, fabId);
  const found = quotes.find((quote) => quote.quoteId === quoteId);
  if (!found) throw new Error('the quote is gone');
  return found;
}

function typedRate({ rate }: Quote, percent: number): string {
  return (Math.round((Number(rate.price.minor) * percent) / 100) / 100).toFixed(2);
}

test('it is off unless somebody turns it on', () => {
  expect(world.services.config.isAutopilotOn).toBe(false);
});

test.each(['IN', 'BD', 'INTL'] as const)(
  'a new request from %s gets 2 to 5 believable quotes within half a minute',
  async (market) => {
    const buyer = await world.asCustomer({ market });
    const { fabId } = await aSubmittedRequest(buyer);
    const arrivals: number[] = [];
    for (let seconds = 2; seconds <= 30; seconds += 2) {
      await play(2);
      const count = (await quotesOf(buyer, fabId)).length;
      while (arrivals.length < count) arrivals.push(seconds);
    }
    expect(arrivals[0]).toBeGreaterThanOrEqual(4);
    expect(arrivals[0]).toBeLessThanOrEqual(8);
    expect(arrivals.length).toBeGreaterThanOrEqual(2);
    expect(arrivals.length).toBeLessThanOrEqual(5);
    const quotes = await quotesOf(buyer, fabId);
    for (const { rate, status } of quotes) {
      expect(status).toBe('submitted');
      const major = Number(rate.price.minor) / 100;
      expect(major).toBeGreaterThan(market === 'IN' ? 80 : 0.8);
      expect(major).toBeLessThan(market === 'IN' ? 125 : 1.4);
    }
    await play(10);
    expect(await quotesOf(buyer, fabId)).toHaveLength(quotes.length);
  },
);

test('however many processes look at once, each supplier quotes once', async () => {
  const buyer = await world.asCustomer();
  const requests = await Promise.all(Array.from({ length: 3 }, () => aSubmittedRequest(buyer)));
  world.clock.advance(28);
  const turns = Array.from({ length: 6 }, (_, turn) => tick(turn % 2 ? second.services : world.services));
  await Promise.all(turns);
  for (const { fabId } of requests) {
    const aliases = (await quotesOf(buyer, fabId)).map(({ supplier }) => supplier.alias);
    expect(aliases.length).toBeGreaterThanOrEqual(2);
    expect(new Set(aliases).size).toBe(aliases.length);
  }
});

test('a near counter-offer is met to the paisa within 12 seconds', async () => {
  const { buyer, quote } = await aQuotedRequest();
  const rate = typedRate(quote, 97);
  await buyer.call(counterQuote, { params: { quoteId: quote.quoteId }, body: { rate } });
  await play(4);
  expect((await quoteNow(buyer, quote)).status).toBe('countered');
  await play(8);
  const answered = await quoteNow(buyer, quote);
  expect(answered).toMatchObject({ status: 'submitted', version: 2 });
  expect(Number(answered.rate.price.minor) / 100).toBe(Number(rate));
  expect(answered.note).toBeTruthy();
});

test('a hopeless counter-offer is refused with a friendly word, and the quote stays open', async () => {
  const { buyer, quote } = await aQuotedRequest('BD');
  const rate = typedRate(quote, 40);
  await buyer.call(counterQuote, { params: { quoteId: quote.quoteId }, body: { rate } });
  await play(12);
  const answered = await quoteNow(buyer, quote);
  expect(answered).toMatchObject({ status: 'submitted', version: 1, rate: quote.rate });
  expect(answered.counterOffer).toMatchObject({ answer: 'refused' });
  expect(answered.counterOffer?.answerNote).toBeTruthy();
});

test('after an edited specification every supplier quotes again for the new one', async () => {
  const { buyer, fabId } = await aQuotedRequest();
  const body = { weight: 118 };
  await buyer.call(changeRequest, { params: { fabId }, body });
  const before = await quotesOf(buyer, fabId);
  expect(before.every(({ status }) => status === 'needs_requote')).toBe(true);
  await play(12);
  const after = await quotesOf(buyer, fabId);
  expect(after.map(({ status, version, isForOlderRequest }) => [status, version, isForOlderRequest])).toEqual(
    before.map(() => ['submitted', 2, false]),
  );
});

test('a message gets one fitting answer, about the request and about a quote', async () => {
  const { buyer, fabId, quote } = await aQuotedRequest();
  const { quoteId } = quote;
  await buyer.call(sendRequestMessage, { params: { fabId }, body: { text: 'Can you send a sample first?' } });
  await buyer.call(sendQuoteMessage, { params: { quoteId }, body: { text: 'Is this the best price?' } });
  await play(30);
  const talk = await buyer.call(listRequestMessages, { params: { fabId } });
  expect(talk.map(({ author }) => author)).toEqual(['customer', 'staff']);
  expect(talk[1]?.text).toMatch(/sample|cutting/);
  const { messages } = await buyer.call(readQuoteAdditional, { params: { fabId, quoteId } });
  expect(messages.map(({ author }) => author)).toEqual(['customer', 'staff']);
  expect(messages[1]?.text).toMatch(/counter-offer/);
});

test('a wish to renew is granted at the same rate', async () => {
  const { buyer, fabId, quote } = await aQuotedRequest();
  const { quoteId } = quote;
  // The price has run out, as it does after some days, while the request itself is still fresh.
  await world.services.db.unscoped
    .updateTable('quotes')
    .set({ expires_at: world.clock.now() })
    .where('quote_id', '=', quoteId)
    .execute();
  await buyer.call(renewQuote, { params: { quoteId }, body: {} });
  await play(12);
  expect(await quoteNow(buyer, quote)).toMatchObject({ status: 'submitted', version: 2, rate: quote.rate });
  expect(await quotesOf(buyer, fabId)).not.toHaveLength(0);
});

test('what a person at the desk quoted is left to that person', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  const staff = await world.asStaff();
  const mill = await world.services.db.unscoped
    .selectFrom('suppliers')
    .select('supplier_id')
    .where('name', '=', 'Narmada Filaments')
    .executeTakeFirstOrThrow();
  const { quoteId } = await staff.call(submitQuote, {
    params: { fabId },
    body: { supplierId: mill.supplier_id, ...quoteBody() },
  });
  await buyer.call(counterQuote, { params: { quoteId }, body: { rate: '104' } });
  await play(30);
  const quotes = await quotesOf(buyer, fabId);
  expect(quotes.find((quote) => quote.quoteId === quoteId)?.status).toBe('countered');
  expect(quotes.length).toBeGreaterThan(1);
});

test('once a quote is approved or the request closed, nobody quotes any more', async () => {
  const buyer = await world.asCustomer();
  const decided = await aSubmittedRequest(buyer);
  const closed = await aSubmittedRequest(buyer);
  await play(8);
  const [first] = await quotesOf(buyer, decided.fabId);
  if (!first) throw new Error('no quote came');
  await buyer.call(approveQuote, { params: { quoteId: first.quoteId }, body: { version: 1 } });
  await buyer.call(closeRequest, { params: { fabId: closed.fabId }, body: { reasonId: 4 } });
  const counts = () =>
    Promise.all([decided, closed].map(async ({ fabId }) => (await quotesOf(buyer, fabId)).length));
  const before = await counts();
  await play(30);
  expect(await counts()).toEqual(before);
});

test('an offer or a message for an older request is answered too, but nobody new quotes', async () => {
  const { buyer, fabId, quote } = await aQuotedRequest();
  world.clock.advance(20 * 60);
  const before = (await quotesOf(buyer, fabId)).length;
  const { quoteId } = quote;
  await buyer.call(counterQuote, { params: { quoteId }, body: { rate: typedRate(quote, 98) } });
  await buyer.call(sendRequestMessage, { params: { fabId }, body: { text: 'Can you send a cutting?' } });
  await play(12);
  expect((await quoteNow(buyer, quote)).version).toBe(2);
  expect(await buyer.call(listRequestMessages, { params: { fabId } })).toHaveLength(2);
  expect(await quotesOf(buyer, fabId)).toHaveLength(before);
});

test('a request older than 15 minutes is left as it is', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  world.clock.advance(15 * 60);
  await play(30);
  expect(await quotesOf(buyer, fabId)).toEqual([]);
});

test('a request that cannot be answered does not keep the others waiting', async () => {
  const buyer = await world.asCustomer();
  const odd = await aSubmittedRequest(buyer);
  const usual = await aSubmittedRequest(buyer);
  await world.services.db.unscoped
    .updateTable('fabric_requests')
    .set({ specification: JSON.stringify({ category: 'cotton' }) })
    .where('fab_id', '=', odd.fabId)
    .execute();
  await play(30);
  expect((await quotesOf(buyer, usual.fabId)).length).toBeGreaterThanOrEqual(2);
});

test('it runs by itself once started, and what has begun is finished before it stops', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  world.clock.advance(28);
  await startAutopilot(world.services)();
  expect((await quotesOf(buyer, fabId)).length).toBeGreaterThanOrEqual(2);
});

test('who plays quickly answers at once, who plays calmly one by one', async () => {
  const buyer = await world.asCustomer();
  const quick = await aSubmittedRequest(buyer);
  await tick(world.services, new Map(), 'quick');
  const atOnce = await quotesOf(buyer, quick.fabId);
  expect(atOnce.length).toBeGreaterThanOrEqual(2);
  const calm = await aSubmittedRequest(buyer);
  world.clock.advance(30);
  await tick(world.services, new Map(), 'calm');
  expect((await quotesOf(buyer, calm.fabId)).length).toBeLessThanOrEqual(1);
});
