/** What the desk is shown while a quote is typed: the same figures that the buyer gets when it is sent. */

import { beforeAll, expect, test } from 'vitest';
import { listQuotesForStaff, previewQuote } from '#contract/staff/quotes.ts';
import { listRequestHistoryForStaff, readRequestForStaff } from '#contract/staff/requests.ts';
import { aQuote, aSeller, aSupplier, quoteBody } from '#tests/support/data/quotes.ts';
import { aDraft, aSubmittedRequest } from '#tests/support/data/requests.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let staff: StaffVisitor;
let buyer: CustomerVisitor;
beforeAll(async () => {
  await aSeller(world);
  staff = await world.asStaff();
  buyer = await world.asCustomer();
});

const preview = (fabId: string, change = {}) =>
  staff.call(previewQuote, { params: { fabId }, body: quoteBody(change) });

test('a preview says to the paisa what the sent quote says, and keeps nothing', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const terms = {
    breaks: [{ from: '5000', supplierRate: '95' }],
    logisticCost: '9000',
    offered: { width: 56 },
  };
  const seen = await preview(fabId, terms);
  expect(seen.marginPerUnit).toEqual({ price: { minor: '450', currency: 'INR' }, unit: 'metre' });
  expect(seen.differences.map(({ field }) => field)).toEqual(['widthInches']);
  expect(await staff.call(listQuotesForStaff, { params: { fabId } })).toEqual([]);

  const supplierId = await aSupplier(world);
  const { marginPerUnit: _, ...figures } = seen;
  expect(await aQuote(staff, fabId, { supplierId, ...terms })).toMatchObject(figures);
});

test('what cannot be sent cannot be previewed, and the field says why', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const refusal = await refusalOf(preview(fabId, { supplierRate: '0', validTill: '2020-01-01' }));
  expect(refusal).toMatchObject({
    code: 'form_refused',
    body: {
      fields: {
        supplierRate: 'Enter a rate above 0 and at most 10,00,000.',
        validTill: 'This date has already passed in the buyer’s time zone. Choose a later one.',
      },
    },
  });
});

test('a draft is nobody’s but the buyer’s', async () => {
  const { fabId } = await aDraft(buyer);
  expect(await refusalOf(preview(fabId))).toMatchObject({ code: 'not_found' });
});

test('the desk is told what it may do with a request, and reads its history', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const read = () => staff.call(readRequestForStaff, { params: { fabId } });
  expect((await read()).deskMoves).toEqual(['quote', 'invite', 'ask', 'close']);
  await aQuote(staff, fabId, { supplierId: await aSupplier(world) });
  expect((await read()).deskMoves).toEqual(['quote', 'invite', 'ask']);
  const { records } = await staff.call(listRequestHistoryForStaff, { params: { fabId }, query: {} });
  expect(records.map(({ what }) => what)).toContain('Sent to suppliers');
});
