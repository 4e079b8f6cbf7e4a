import { expect, test } from 'vitest';
import { changeCustomer } from '#contract/customer/account.ts';
import {
  approveQuote,
  counterQuote,
  declineQuote,
  listQuotes,
  readQuote,
  readQuoteAdditional,
} from '#contract/customer/quotes.ts';
import { listQuoteMessages, sendQuoteMessage } from '#contract/customer/request-messages.ts';
import { closeRequest } from '#contract/customer/requests.ts';
import { listQuotesForStaff, refuseCounterOffer, withdrawQuote } from '#contract/staff/quotes.ts';
import { listRequestMessagesForStaff, sendQuoteMessageAsStaff } from '#contract/staff/request-messages.ts';
import { aQuotedRequest, aSeller, revised } from '#tests/support/data/quotes.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
await aSeller(world);
const staff = await world.asStaff();
const buyer = await world.asCustomer();

const counter = (quoteId: string, rate: string, more: { note?: string; version?: number } = {}) =>
  buyer.call(counterQuote, { params: { quoteId }, body: { rate, ...more } });
const inRupees = (minor: string) => ({ price: { minor, currency: 'INR' }, unit: 'metre' });

test('offer, next version, second offer, refusal: the whole talk stays readable', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff, { quote: { note: 'Ex stock' } });
  const offered = await counter(quoteId, '98.50', { note: 'We take 3,000 m a month' });
  expect(offered).toMatchObject({
    status: 'countered',
    statusLabel: 'Counter-offer sent',
    rate: inRupees('10450'),
    counterOffer: {
      version: 1,
      rate: inRupees('9850'),
      note: 'We take 3,000 m a month',
      answer: null,
      answerNote: null,
    },
    allowedMoves: ['approve', 'decline', 'counter', 'message'],
  });
  const [waiting] = await staff.call(listQuotesForStaff, { params: { fabId } });
  expect(waiting?.openCounterOffer?.rate).toEqual(inRupees('9850'));
  expect(waiting?.allowedMoves).toEqual(['revise', 'withdraw', 'refuse_counter', 'message']);

  world.clock.advance(60);
  const next = await revised(staff, quoteId, { supplierRate: '96', note: 'Best we can do' });
  expect(next).toMatchObject({ version: 2, status: 'submitted', openCounterOffer: null });
  const seen = await buyer.call(readQuote, { params: { fabId, quoteId } });
  expect(seen).toMatchObject({
    status: 'viewed',
    version: 2,
    rate: inRupees('10032'),
    counterOffer: { answer: 'new_version' },
  });

  world.clock.advance(60);
  await counter(quoteId, '99', { version: 2 });
  world.clock.advance(60);
  const refused = await staff.call(refuseCounterOffer, {
    params: { quoteId },
    body: { note: 'Yarn went up' },
  });
  expect(refused).toMatchObject({ version: 2, status: 'submitted', counterOffer: { answer: 'refused' } });

  const { versions, counterOffers, logistics } = await buyer.call(readQuoteAdditional, {
    params: { fabId, quoteId },
  });
  expect(versions.map(({ version, rate, note }) => [version, rate.price.minor, note])).toEqual([
    [1, '10450', 'Ex stock'],
    [2, '10032', 'Best we can do'],
  ]);
  expect(
    counterOffers.map(({ version, rate, answer, answerNote }) => [
      version,
      rate.price.minor,
      answer,
      answerNote,
    ]),
  ).toEqual([
    [1, '9850', 'new_version', null],
    [2, '9900', 'refused', 'Yarn went up'],
  ]);
  expect(logistics).toEqual({
    term: 'landed',
    place: 'Delhi',
    cost: { minor: '600000', currency: 'INR' },
    perUnit: inRupees('200'),
  });
  expect((await buyer.call(approveQuote, { params: { quoteId }, body: { version: 2 } })).status).toBe(
    'approved',
  );
});

test('a second offer takes the place of the first while nobody has answered', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  await counter(quoteId, '95');
  world.clock.advance(1);
  await counter(quoteId, '97');
  const { counterOffers } = await buyer.call(readQuoteAdditional, { params: { fabId, quoteId } });
  expect(counterOffers.map(({ rate, answer }) => [rate.price.minor, answer])).toEqual([
    ['9500', 'replaced'],
    ['9700', null],
  ]);
});

test.each([
  ['the quoted rate', '104.50', 'counter_rate_refused', 'Enter a rate above 0 and below ₹104.50 per m.'],
  ['more', '200', 'counter_rate_refused', 'Enter a rate above 0 and below ₹104.50 per m.'],
  ['nothing', '0', 'counter_rate_refused', 'Enter a rate above 0 and below ₹104.50 per m.'],
  ['words', 'less', 'form_refused', 'Use digits only, with at most 2 decimals.'],
  ['a fraction of a paisa', '99.999', 'form_refused', 'Use digits only, with at most 2 decimals.'],
])('an offer of %s is refused in words and changes nothing', async (_what, rate, code, sentence) => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  const refused = await refusalOf(counter(quoteId, rate));
  expect([refused.status, refused.code, refused.body.fields]).toEqual([422, code, { rate: sentence }]);
  const [quote] = await buyer.call(listQuotes, { params: { fabId } });
  expect([quote?.status, quote?.counterOffer]).toEqual(['submitted', null]);
});

test('whoever reads in yards is refused in both units', async () => {
  const reader = await world.asCustomer();
  await reader.call(changeCustomer, { params: { customerId: 'me' }, body: { unit: 'yard' } });
  const { quoteId } = await aQuotedRequest(reader, staff);
  const refused = await refusalOf(
    reader.call(counterQuote, { params: { quoteId }, body: { rate: '104.50' } }),
  );
  expect(refused.body.fields).toEqual({
    rate: 'Enter a rate above 0 and below ₹104.50 per m (₹95.55 per yd).',
  });
});

test('an offer on a version that is no longer the latest is refused', async () => {
  const { quoteId } = await aQuotedRequest(buyer, staff);
  await revised(staff, quoteId);
  const refused = await refusalOf(counter(quoteId, '90', { version: 1 }));
  expect([refused.status, refused.code, refused.body.details]).toEqual([
    409,
    'quote_version_outdated',
    { latest: 2 },
  ]);
});

test('an open offer ends with the quote it was made on', async () => {
  const declined = await aQuotedRequest(buyer, staff);
  await counter(declined.quoteId, '90');
  const params = { quoteId: declined.quoteId };
  const answer = await buyer.call(declineQuote, { params, body: { reasonId: 3 } });
  expect(answer).toMatchObject({ status: 'declined', counterOffer: { answer: 'ended' } });

  const withdrawn = await aQuotedRequest(buyer, staff);
  await counter(withdrawn.quoteId, '90');
  const gone = await staff.call(withdrawQuote, { params: { quoteId: withdrawn.quoteId } });
  expect(gone).toMatchObject({
    status: 'withdrawn',
    openCounterOffer: null,
    counterOffer: { answer: 'ended' },
  });
});

test('the note of a declined quote reaches the desk as a message, its reason stays with it', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  await buyer.call(declineQuote, { params: { quoteId }, body: { reasonId: 2, note: 'Two weeks too late' } });
  const messages = await staff.call(listRequestMessagesForStaff, { params: { fabId } });
  expect(messages).toMatchObject([{ quoteId, author: 'customer', text: 'Two weeks too late' }]);
  const row = await world.services.db.unscoped
    .selectFrom('quotes')
    .select('decline_reason_id')
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  expect(row).toEqual({ decline_reason_id: 2 });
});

test('buyer and desk write to each other about a quote until the request is closed', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  await buyer.call(sendQuoteMessage, { params: { quoteId }, body: { text: 'Is the shade matched?' } });
  world.clock.advance(1);
  await staff.call(sendQuoteMessageAsStaff, { params: { quoteId }, body: { text: 'To 95 percent.' } });
  const messages = await buyer.call(listQuoteMessages, { params: { quoteId } });
  expect(messages.map(({ author, authorName, text }) => [author, authorName, text])).toEqual([
    ['customer', buyer.customer.name, 'Is the shade matched?'],
    ['staff', 'Selvedge desk', 'To 95 percent.'],
  ]);
  const { messages: additional } = await buyer.call(readQuoteAdditional, { params: { fabId, quoteId } });
  expect(additional).toEqual(messages);
  await buyer.call(closeRequest, { params: { fabId }, body: { reasonId: 4 } });
  const late = await refusalOf(
    buyer.call(sendQuoteMessage, { params: { quoteId }, body: { text: 'Hello?' } }),
  );
  expect([late.status, late.code]).toEqual([409, 'illegal_transition']);
});

test('a counter-offer sent twice with one key is one offer', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  const send = () =>
    buyer.call(
      counterQuote,
      { params: { quoteId }, body: { rate: '99' } },
      { idempotencyKey: `counter-${quoteId}` },
    );
  expect(await send()).toEqual(await send());
  const { counterOffers } = await buyer.call(readQuoteAdditional, { params: { fabId, quoteId } });
  expect(counterOffers).toHaveLength(1);
});

test('lead time and payment terms are countered too, with or without another rate', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  const ask = (body: object) => buyer.call(counterQuote, { params: { quoteId }, body });
  const sooner = await ask({ leadDays: 18 });
  expect(sooner.counterOffer).toMatchObject({
    rate: inRupees('10450'),
    leadDays: 18,
    advancePercent: null,
    creditDays: null,
  });
  world.clock.advance(60);
  const terms = await ask({ rate: '100', advancePercent: 10, creditDays: 45, leadDays: 25 });
  expect(terms.counterOffer).toMatchObject({
    rate: inRupees('10000'),
    leadDays: null,
    advancePercent: 10,
    creditDays: 45,
  });
  const [waiting] = await staff.call(listQuotesForStaff, { params: { fabId } });
  expect(waiting?.openCounterOffer).toMatchObject({ advancePercent: 10, creditDays: 45 });
  const { counterOffers } = await buyer.call(readQuoteAdditional, { params: { fabId, quoteId } });
  expect(counterOffers.map(({ leadDays }) => leadDays)).toEqual([18, null]);

  const nothing = await refusalOf(ask({}));
  expect(nothing).toMatchObject({ code: 'counter_rate_refused' });
  const contradiction = await refusalOf(ask({ advancePercent: 100, creditDays: 30 }));
  expect(Object.keys(contradiction.body.fields ?? {})).toEqual(['creditDays']);
});

test('a quote tells when the goods arrive, unless the buyer carries them or nobody said how long it takes', async () => {
  const arrival = async (quote: object) => {
    const { fabId, quoteId } = await aQuotedRequest(buyer, staff, { quote });
    const { dispatchBy, arriveBy, transitDays } = await buyer.call(readQuote, { params: { fabId, quoteId } });
    return { dispatchBy, arriveBy, transitDays };
  };
  const landed = await arrival({ transitDays: 4 });
  expect(landed).toMatchObject({ transitDays: 4 });
  expect(Date.parse(landed.arriveBy ?? '') - Date.parse(landed.dispatchBy)).toBe(4 * 86_400_000);
  expect(await arrival({})).toMatchObject({ transitDays: null, arriveBy: null });
  const pickedUp = {
    transitDays: 4,
    deliveryTerm: 'self_pickup',
    deliveryPlace: 'Bhiwandi',
    logisticCost: '0',
  };
  expect(await arrival(pickedUp)).toMatchObject({ arriveBy: null });
});

test('a rate for more cloth is an offer too; for less, or in words, it is refused', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  const ask = (quantity: string) =>
    buyer.call(counterQuote, { params: { quoteId }, body: { rate: '98', quantity } });
  for (const quantity of ['10', 'many', '-3'])
    expect(await refusalOf(ask(quantity))).toMatchObject({
      body: { fields: { quantity: expect.any(String) } },
    });
  const { counterOffer } = await ask('6000');
  expect(counterOffer).toMatchObject({ quantity: { thousandths: '6000000', unit: 'metre' } });
  const { counterOffers } = await buyer.call(readQuoteAdditional, { params: { fabId, quoteId } });
  expect(counterOffers).toMatchObject([{ quantity: { thousandths: '6000000', unit: 'metre' } }]);
  const [waiting] = await staff.call(listQuotesForStaff, { params: { fabId } });
  expect(waiting?.openCounterOffer?.quantity?.thousandths).toBe('6000000');
});
