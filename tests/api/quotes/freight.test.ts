import { beforeAll, expect, test } from 'vitest';
import { readHome } from '#contract/customer/home.ts';
import { approveQuote, askQuoteFreight, listQuotes, readQuote } from '#contract/customer/quotes.ts';
import { listQuoteMessages } from '#contract/customer/request-messages.ts';
import { listRequests, readRequest } from '#contract/customer/requests.ts';
import { readToday } from '#contract/staff/today.ts';
import { aQuote, aQuotedRequest, aSeller, putQuoteInStatus, revised } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
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

const approve = (quoteId: string, version = 1) =>
  buyer.call(approveQuote, { params: { quoteId }, body: { version } });
const ask = (visitor: CustomerVisitor, quoteId: string) =>
  visitor.call(askQuoteFreight, { params: { quoteId }, body: {} });

test('a quote without freight has no total and is not approved until the freight is known', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff, { quote: { logisticCost: null } });
  const before = await buyer.call(readQuote, { params: { fabId, quoteId } });
  expect(before).toMatchObject({ total: null, missingCost: 'freight', isFreightAsked: false });
  expect(before.allowedMoves).toContain('ask_freight');
  expect(before.allowedMoves).not.toContain('approve');
  expect(await refusalOf(approve(quoteId))).toMatchObject({
    status: 422,
    code: 'quote_total_unknown',
    body: { details: { missing: 'freight' } },
  });

  const requested = await ask(buyer, quoteId);
  expect(requested).toMatchObject({ isFreightAsked: true });
  expect(requested.allowedMoves).not.toContain('ask_freight');
  await revised(staff, quoteId, { logisticCost: '6000' });
  expect(await approve(quoteId, 2)).toMatchObject({ status: 'approved', missingCost: null });
});

test('the desk is told which freight is missing, once a version', async () => {
  const { fabId, quoteId, number } = await aQuotedRequest(buyer, staff, { quote: { logisticCost: null } });
  await ask(buyer, quoteId);
  expect(await refusalOf(ask(buyer, quoteId))).toMatchObject({ code: 'illegal_transition' });
  const messages = await buyer.call(listQuoteMessages, { params: { quoteId } });
  const { sheet } = await buyer.call(readRequest, { params: { fabId } });
  expect(messages.map(({ text }) => text)).toEqual([
    `Please quote the freight to ${sheet.deliverTo} for ${number}, version 1.`,
  ]);
  const today = await staff.call(readToday, {});
  const waiting = today.find(({ duty }) => duty === 'message');
  expect(waiting?.items.some(({ detail }) => detail.includes(`freight to ${sheet.deliverTo}`))).toBe(true);
  await revised(staff, quoteId, { logisticCost: null });
  expect((await ask(buyer, quoteId)).isFreightAsked).toBe(true);
});

test("another company's quote cannot be asked about, nor one whose total is known", async () => {
  const { quoteId } = await aQuotedRequest(buyer, staff, { quote: { logisticCost: null } });
  const stranger = await world.asCustomer();
  expect(await refusalOf(ask(stranger, quoteId))).toMatchObject({ status: 404, code: 'not_found' });
  const whole = await aQuotedRequest(buyer, staff);
  expect(await refusalOf(ask(buyer, whole.quoteId))).toMatchObject({ code: 'illegal_transition' });
});

test('a price ex-mill has no freight of ours to wait for', async () => {
  const { quoteId } = await aQuotedRequest(buyer, staff, {
    quote: { deliveryTerm: 'self_pickup', logisticCost: null },
  });
  expect(await approve(quoteId)).toMatchObject({ status: 'approved' });
});

test('home, list and query count the same quotes, and the lowest rate says how many were compared', async () => {
  const owner = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(owner);
  const soon = { validTill: '2026-11-02' };
  await aQuote(staff, fabId, soon);
  await aQuote(staff, fabId, { ...soon, supplierRate: '101' });
  await aQuote(staff, fabId, { ...soon, logisticCost: null });
  for (const status of ['declined', 'expired', 'needs_requote', 'withdrawn'] as const)
    await putQuoteInStatus(world, (await aQuote(staff, fabId, soon)).quoteId, status);

  const { records } = await owner.call(listRequests, { query: {} });
  expect(records[0]).toMatchObject({ fabId, quoteCount: 3, landedCount: 2, hasQuotes: true });
  expect(await owner.call(readRequest, { params: { fabId } })).toMatchObject({ quoteCount: 3 });
  const { tasks } = await owner.call(readHome, { query: {} });
  expect(tasks.find((task) => task.fabId === fabId)).toMatchObject({
    kind: 'quotes_expiring',
    quoteCount: 3,
  });
  const quotes = await owner.call(listQuotes, { params: { fabId } });
  expect(quotes.filter(({ allowedMoves }) => allowedMoves.includes('approve'))).toHaveLength(2);
});

test('a next version is called revised, not new', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  const seen = async () =>
    (await buyer.call(listQuotes, { params: { fabId } })).map(({ statusLabel }) => statusLabel);
  expect(await seen()).toEqual(['New']);
  await revised(staff, quoteId, { supplierRate: '99' });
  expect(await seen()).toEqual(['Revised']);
});
