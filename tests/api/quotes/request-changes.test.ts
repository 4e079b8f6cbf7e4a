/** What happens to quotes when the buyer edits or closes the request behind them. */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  approveQuote,
  counterQuote,
  declineQuote,
  listQuotes,
  readQuoteAdditional,
} from '#contract/customer/quotes.ts';
import { changeRequest, closeRequest, readRequest } from '#contract/customer/requests.ts';
import { withdrawQuote } from '#contract/staff/quotes.ts';
import { aQuote, aQuotedRequest, aSeller, putQuoteInStatus, revised } from '#tests/support/data/quotes.ts';
import { aDraft, aSubmittedRequest, putInStatus, type RequestBody } from '#tests/support/data/requests.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
await aSeller(world);
const staff = await world.asStaff();
const buyer = await world.asCustomer();

const edit = (fabId: string, body: RequestBody) => buyer.call(changeRequest, { params: { fabId }, body });
const close = (fabId: string, reasonId: number, note?: string) =>
  buyer.call(closeRequest, { params: { fabId }, body: { reasonId, ...(note ? { note } : {}) } });
const quotesOf = (fabId: string) => buyer.call(listQuotes, { params: { fabId } });
const approve = (quoteId: string, version: number) =>
  buyer.call(approveQuote, { params: { quoteId }, body: { version } });

test('an edited specification asks suppliers anew; the next version can be approved, the old one cannot', async () => {
  const owner = buyer;
  const { fabId, quoteId } = await aQuotedRequest(owner, staff);
  expect(await edit(fabId, { width: 54 })).toMatchObject({ status: 3, width: 54, specificationVersion: 2 });
  const [outdated] = await quotesOf(fabId);
  expect(outdated).toMatchObject({
    status: 'needs_requote',
    statusLabel: 'Needs a new quote',
    isForOlderRequest: true,
    differences: [],
    allowedMoves: ['decline', 'message'],
  });
  const refused = await refusalOf(approve(quoteId, 1));
  expect([refused.status, refused.code]).toEqual([409, 'illegal_transition']);

  await revised(staff, quoteId, { supplierRate: '97' });
  expect((await quotesOf(fabId))[0]).toMatchObject({
    version: 2,
    status: 'submitted',
    isForOlderRequest: false,
    offered: { width: 54 },
  });
  expect((await approve(quoteId, 2)).status).toBe('approved');
});

test('a PO number is the buyer’s own affair: quotes stay as they are', async () => {
  const { fabId } = await aQuotedRequest(buyer, staff);
  expect(await edit(fabId, { poNumber: 'PO/99' })).toMatchObject({
    poNumber: 'PO/99',
    specificationVersion: 1,
  });
  expect((await quotesOf(fabId))[0]?.status).toBe('submitted');
});

test('only open quotes need a new price; one that has run out waits for its renewal', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const ids: string[] = [];
  for (let quotes = 0; quotes < 5; quotes += 1) ids.push((await aQuote(staff, fabId)).quoteId);
  const [, countered = '', declined = '', expired = '', renewing = ''] = ids;
  await buyer.call(counterQuote, { params: { quoteId: countered }, body: { rate: '90' } });
  await buyer.call(declineQuote, { params: { quoteId: declined }, body: { reasonId: 1 } });
  await putQuoteInStatus(world, expired, 'expired');
  await putQuoteInStatus(world, renewing, 'renewal_asked');
  await edit(fabId, {
    quantity: '2000',
    colourSplit: [
      { colour: 'Navy', quantity: '1000' },
      { colour: null, quantity: '500' },
      { colour: null, quantity: '500' },
    ],
  });
  expect((await quotesOf(fabId)).map(({ status }) => status)).toEqual([
    'needs_requote',
    'needs_requote',
    'declined',
    'expired',
    'renewal_asked',
  ]);
  await revised(staff, countered, { supplierRate: '95' });
  const { counterOffers } = await buyer.call(readQuoteAdditional, { params: { fabId, quoteId: countered } });
  expect(counterOffers).toMatchObject([{ answer: 'new_version' }]);
});

test('an offer made by the metre stays one after the request changed to yards', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  await buyer.call(counterQuote, { params: { quoteId }, body: { rate: '90' } });
  await edit(fabId, { unit: 'yard' });
  await revised(staff, quoteId, { supplierRate: '88' });
  const [quote] = await quotesOf(fabId);
  expect(quote?.rate.unit).toBe('yard');
  expect(quote?.counterOffer?.rate).toEqual({ price: { minor: '9000', currency: 'INR' }, unit: 'metre' });
  const { counterOffers, versions } = await buyer.call(readQuoteAdditional, { params: { fabId, quoteId } });
  expect([counterOffers[0]?.rate.unit, ...versions.map(({ rate }) => rate.unit)]).toEqual([
    'metre',
    'metre',
    'yard',
  ]);
});

test('a submitted request stays complete: a gap is told by its field and changes nothing', async () => {
  const { fabId } = await aQuotedRequest(buyer, staff);
  const refused = await refusalOf(edit(fabId, { width: null, quantity: '3' }));
  expect([refused.status, Object.keys(refused.body.fields ?? {}).toSorted()]).toEqual([
    422,
    ['quantity', 'width'],
  ]);
  expect((await quotesOf(fabId))[0]?.status).toBe('submitted');
});

test('once a quote is approved its specification is agreed', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  await approve(quoteId, 1);
  const refused = await refusalOf(edit(fabId, { width: 54 }));
  expect([refused.status, refused.code]).toEqual([409, 'illegal_transition']);
});

test('a draft is changed through the same door, and an older revision is refused', async () => {
  const draft = await aDraft(buyer);
  expect(await edit(draft.fabId, { width: null })).toMatchObject({ status: 1, width: null });
  const refused = await refusalOf(
    buyer.call(changeRequest, {
      params: { fabId: draft.fabId },
      body: { width: 58, revision: draft.revision },
    }),
  );
  expect([refused.status, refused.code]).toEqual([409, 'draft_outdated']);
});

test('a request without quotes closes only for the first and the fourth reason', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  for (const reasonId of [2, 3, 5, 6]) {
    const refused = await refusalOf(close(fabId, reasonId));
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['reasonId']]);
  }
  expect((await buyer.call(readRequest, { params: { fabId } })).status).toBe(2);
  expect(await close(fabId, 1)).toMatchObject({
    status: 12,
    closeReason: 'incorrect_quality',
    closedAt: world.clock.now().toISOString(),
    allowedMoves: ['copy'],
  });
});

test('a quote the supplier took back is none to be unhappy with', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  await staff.call(withdrawQuote, { params: { quoteId } });
  expect((await refusalOf(close(fabId, 2))).status).toBe(422);
  expect((await close(fabId, 4)).status).toBe(12);
});

test.each([1, 2, 3, 4, 5, 6])(
  'with quotes a request closes for reason %i, and all that was open has ended',
  async (reasonId) => {
    const { fabId } = await aSubmittedRequest(buyer);
    const ids: string[] = [];
    for (let quotes = 0; quotes < 5; quotes += 1) ids.push((await aQuote(staff, fabId)).quoteId);
    const [, countered = '', expired = '', renewing = '', requoted = ''] = ids;
    await buyer.call(counterQuote, { params: { quoteId: countered }, body: { rate: '90' } });
    await putQuoteInStatus(world, expired, 'expired');
    await putQuoteInStatus(world, renewing, 'renewal_asked');
    await putQuoteInStatus(world, requoted, 'needs_requote');
    expect((await close(fabId, reasonId, 'Next season perhaps')).status).toBe(12);
    const quotes = await quotesOf(fabId);
    expect(quotes.map(({ status }) => status)).toEqual(Array(5).fill('not_selected'));
    expect(quotes[1]?.counterOffer?.answer).toBe('ended');
    expect(quotes.flatMap(({ allowedMoves }) => allowedMoves)).toEqual([]);
  },
);

test('an approved request closes while there is no order, and its quote stays approved', async () => {
  const owner = await world.asCustomer();
  const { fabId, quoteId } = await aQuotedRequest(owner, staff);
  await owner.call(approveQuote, { params: { quoteId }, body: { version: 1 } });
  expect((await owner.call(closeRequest, { params: { fabId }, body: { reasonId: 4 } })).status).toBe(12);
  expect(await owner.call(listQuotes, { params: { fabId } })).toMatchObject([
    { status: 'approved', allowedMoves: [] },
  ]);
  const changes = await changesOf(world, owner.customer.brandId, 'fabric_request');
  expect(changes.at(-1)?.change).toBe('fabric_request closed');
});

test('with an order, in production or closed already, nobody closes it', async () => {
  const ordered = await aQuotedRequest(buyer, staff);
  await approve(ordered.quoteId, 1);
  await pretendOrder(ordered.fabId);
  const making = await aQuotedRequest(buyer, staff);
  await putInStatus(world, making.fabId, 'moved_to_production');
  const closed = await aSubmittedRequest(buyer);
  await close(closed.fabId, 4);
  for (const { fabId } of [ordered, making, closed]) {
    const refused = await refusalOf(close(fabId, 4));
    expect([refused.status, refused.code]).toEqual([409, 'illegal_transition']);
  }
});

/** The order itself belongs to a later part of the story, so this test's database is told not to look for it. */
async function pretendOrder(fabId: string): Promise<void> {
  const { unscoped } = world.services.db;
  await sql`alter table fabric_requests drop constraint if exists fabric_requests_brand_id_order_id_fkey`.execute(
    unscoped,
  );
  await unscoped
    .updateTable('fabric_requests')
    .set({ order_id: world.services.ids.next() })
    .where('fab_id', '=', fabId)
    .execute();
}
