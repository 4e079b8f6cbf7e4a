/** What is wrong with a form itself, and which quotes can be ordered at all. */

import { expect, test } from 'vitest';
import { previewOrder } from '#contract/customer/order-prices.ts';
import {
  anApprovedQuote,
  anOrderingBuyer,
  aQuality,
  place,
  signedInAgain,
  type Terms,
  termsFor,
} from '#tests/support/data/orders.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { aQuotedRequest } from '#tests/support/data/quotes.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await pricedWorldForFile();
const staff = await world.asStaff();
const buyer = await anOrderingBuyer(world);
const quoted = await anApprovedQuote(buyer, staff);
const quality = (await aQuality(world)).fabId;

const ofQuote = (change: Partial<Terms> = {}) => termsFor(buyer, { ...quoted, quantity: '3000', ...change });
const ofStock = (change: Partial<Terms> = {}) =>
  termsFor(buyer, { fabId: quality, quantity: '1000', ...change });

test.each([
  ['quantity', { quantity: 'many' }, 'Use digits only, with at most 3 decimals.'],
  ['quantity', { quantity: '-5' }, 'Use digits only, with at most 3 decimals.'],
  ['deliveryTerm', { deliveryTerm: 'fob' }, 'Choose one of the delivery terms.'],
  ['creditDays', { creditDays: 31 }, 'Choose 0, 30, 45, 60, 90 days.'],
  ['lines', { lines: [{ colour: 'Pink', quantity: '1000' }] }, 'This colour is not in stock.'],
  ['source', { source: 'live' }, 'This fabric is not available there today.'],
  [
    'poFileId',
    { poFileId: '01a19af3-5240-78a8-a40f-9aa3012fa488' },
    'This file could not be found. Please attach it again.',
  ],
] as const)('a form with a wrong %s is told at its field', async (field, change, sentence) => {
  const refused = await refusalOf(place(buyer, ofStock(change as Partial<Terms>)));
  expect([refused.status, refused.code, refused.body.fields]).toEqual([
    422,
    'form_refused',
    { [field]: sentence },
  ]);
});

test('colours of a quote are named one by one when the quantity is another', async () => {
  const refused = await refusalOf(place(buyer, ofQuote({ quantity: '2500' })));
  expect(refused.body.fields).toEqual({ lines: 'Enter a quantity for each of the 3 colours.' });
  const few = await refusalOf(place(buyer, ofQuote({ lines: [{ colour: 'Navy', quantity: '3000' }] })));
  expect(few.body.fields).toEqual({ lines: 'Enter a quantity for each of the 3 colours.' });
});

test('credit where everything is paid in advance, and more cloth than the lot by its id', async () => {
  const paid = await anApprovedQuote(buyer, staff, { quote: { advancePercent: 100 } });
  const refused = await refusalOf(place(buyer, ofQuote({ ...paid, creditDays: 30 })));
  expect(refused.body.fields).toEqual({
    creditDays: 'This is paid in full with the order, so credit does not apply.',
  });
  const other = await refusalOf(
    place(buyer, ofStock({ lines: [{ colour: null, quantity: '1000', lotId: world.services.ids.next() }] })),
  );
  expect(other.body.fields).toEqual({ lines: 'This colour is not in stock.' });
});

test('only an approved quote can be ordered, and only once', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  for (const terms of [ofQuote({ fabId, quoteId }), ofQuote({ fabId, quoteId: null })]) {
    const refused = await refusalOf(place(buyer, terms));
    expect([refused.status, refused.code]).toEqual([409, 'illegal_transition']);
  }
});

test('a quote whose price has run out, even though it was approved', async () => {
  const short = await anApprovedQuote(buyer, staff, { quote: { validTill: '2026-11-03' } });
  world.clock.set(new Date('2026-11-03T18:29:00Z'));
  const later = await signedInAgain(world, buyer);
  world.clock.set(new Date('2026-11-03T18:29:59Z'));
  expect((await later.call(previewOrder, { body: ofQuote(short) })).problem).toBeNull();
  world.clock.set(new Date('2026-11-03T18:30:00Z'));
  const refused = await refusalOf(place(later, ofQuote(short)));
  expect([refused.status, refused.code, refused.body.details]).toEqual([
    410,
    'quote_expired',
    {
      code: 'quote_expired',
      message: 'The price of this quote expired on 03 Nov, 2026. Ask for a fresh quote.',
    },
  ]);
});
