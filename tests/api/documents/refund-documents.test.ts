/** Money that goes back has its paper: a voucher for a refund, a credit note for a claim. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readAccountStatement } from '#contract/customer/account-statement.ts';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { listDocuments } from '#contract/customer/documents.ts';
import { acceptOffer } from '#contract/customer/issues.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { searchEverything } from '#contract/customer/search.ts';
import { listRefunds, releaseRefund } from '#contract/staff/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { MARKETS, type Market } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import { download, issueAndRender, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import { aClaimableOrder, answer, issuesSeenBy, offer, raise } from '#tests/support/data/issues.ts';
import { anOrderingBuyer } from '#tests/support/data/orders.ts';
import { moneyOn } from '#tests/support/data/paper-figures.ts';
import { aPayableOrder, aPayingWorld, type PayableOrder, payByCard } from '#tests/support/data/payments.ts';
import type { CustomerVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

/** Paid, cancelled, released by two people and sent. */
async function refunded(market: Market): Promise<PayableOrder> {
  const quantity = market === 'IN' ? '500' : '600';
  const payable = await aPayableOrder(world, { market, quantity });
  const { orderId } = payable.order;
  await payByCard(world, payable);
  await issueDueDocuments(world.services, orderId);
  await payable.buyer.call(cancelOrder, {
    params: { orderId },
    body: { reason: 'The season was called off.' },
  });
  await sendRefundsOf(orderId);
  return payable;
}

/** Released by as many people as it takes. */
async function sendRefundsOf(orderId: string): Promise<void> {
  for (const state of ['asked', 'approved'] as const) {
    const accounts = await world.asStaff('accounts');
    const { records } = await accounts.call(listRefunds, { query: { state, limit: '100' } });
    for (const { refundId } of records.filter((refund) => refund.orderId === orderId))
      await accounts.call(releaseRefund, { params: { refundId }, body: {} });
  }
  await sendRefunds(world.services);
}

async function newsOf({ call }: CustomerVisitor): Promise<string[]> {
  const { records } = await call(listNotifications, { query: {} });
  return records.filter(({ event }) => event === 'document_ready').map(({ title }) => title);
}

test.each(MARKETS)('a refund in %s has its voucher with every figure, once', async (market) => {
  const { buyer, order } = await refunded(market);
  const { orderId } = order;
  await issueAndRender(world, orderId);
  const { refunds } = await buyer.call(readOrder, { params: { orderId } });
  const [refund] = refunds;
  if (!refund) throw new Error('Nothing was refunded.');
  const voucher = await theDocument(buyer, orderId, 'refund_voucher');
  const receipt = await theDocument(buyer, orderId, 'advance_receipt');
  expect(voucher).toMatchObject({ number: refund.voucherNumber, version: 1, formats: ['pdf'] });
  const { text } = await wordsOf(await download(world, buyer, voucher.documentId));
  const amount = formatMoney(money(BigInt(refund.amount.minor), refund.amount.currency));
  // Paid whole and given back whole, so receipt and refund are one figure.
  const nothing = formatMoney(money(0n, refund.amount.currency));
  expect(moneyOn(text)).toEqual([nothing, amount].toSorted());
  const taxed = market === 'IN' ? 'IGST 5% on this refund' : 'GST 0% on this refund';
  expect(text).toContain(`${taxed} ${nothing}`);
  const back = await bookedRefund(orderId);
  expect(formatMoney(money(back, refund.amount.currency))).toBe(amount);
  for (const fact of [
    'Refund Voucher',
    voucher.number,
    receipt.number,
    order.number,
    amount,
    'Order cancelled',
    'Reverse charge No',
  ])
    expect(text).toContain(fact);
  await issueDueDocuments(world.services, orderId);
  const { records } = await buyer.call(listDocuments, { query: { orderId } });
  expect(records.filter(({ type }) => type === 'refund_voucher')).toHaveLength(1);
  expect(await newsOf(buyer)).toEqual([`Refund Voucher ${voucher.number} is ready`]);
  const { lines } = await buyer.call(readAccountStatement, { query: {} });
  expect(lines.map(({ label, documentNumber }) => [label, documentNumber])).toEqual([
    ['Payment received', receipt.number],
    ['Order cancelled', null],
    ['Refund', voucher.number],
  ]);
});

test('a settled claim has its credit note against the tax invoice, split as in the books', async () => {
  const claimable = await aClaimableOrder(world);
  const { buyer, order } = claimable;
  const { issueId } = await raise(claimable);
  await answer(world, issueId);
  await offer(world, issueId, { amount: '2100' });
  await issueDueDocuments(world.services, order.orderId);
  const before = await buyer.call(listDocuments, { query: { orderId: order.orderId } });
  expect(before.records.map(({ type }) => type)).not.toContain('credit_note');
  await buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  await issueAndRender(world, order.orderId);
  const note = await theDocument(buyer, order.orderId, 'credit_note');
  const [claim] = (await issuesSeenBy(claimable)).records;
  expect(note.number).toBe(claim?.creditNoteNumber);
  const { text } = await wordsOf(await download(world, buyer, note.documentId));
  const { rows } = await bookedClaim(issueId);
  const booked = rows.map(({ amount_minor, currency }) =>
    formatMoney(money(amount_minor, currency as 'INR')),
  );
  expect(booked.length).toBeGreaterThan(1);
  for (const fact of ['Credit Note', note.number, claim?.number ?? '', '₹2,100.00', ...booked])
    expect(text).toContain(fact);
  expect(await newsOf(buyer)).toContain(`Credit Note ${note.number} is ready`);
});

test('money that a settled claim sends back has its credit note, and no voucher that says otherwise', async () => {
  const claimable = await aClaimableOrder(world);
  const { buyer, order } = claimable;
  const { orderId } = order;
  const { issueId } = await raise(claimable, { wantedOutcome: 'refund' });
  await offer(world, issueId, { outcome: 'refund', amount: '1500' });
  await buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  await sendRefundsOf(orderId);
  const { refunds } = await buyer.call(readOrder, { params: { orderId } });
  expect(refunds).toMatchObject([{ state: 'sent', voucherNumber: null }]);
  await issueDueDocuments(world.services, orderId);
  const { records } = await buyer.call(listDocuments, { query: { orderId } });
  const types = records.map(({ type }) => type);
  expect(types).toContain('credit_note');
  expect(types).not.toContain('refund_voucher');
  await expectNoGapInVouchers();
});

/** Every number that was taken stands on a voucher. */
async function expectNoGapInVouchers(): Promise<void> {
  const { order } = await refunded('IN');
  await issueDueDocuments(world.services, order.orderId);
  const vouchers = await world.services.db.unscoped
    .selectFrom('documents')
    .select('number')
    .where('type', '=', 'refund_voucher')
    .orderBy('number')
    .execute();
  const expected = vouchers.map((_, at) => `SV/26-27/V${String(at + 1).padStart(5, '0')}`);
  expect(vouchers.map(({ number }) => number)).toEqual(expected);
}

/** What left us again for the order. */
async function bookedRefund(orderId: string): Promise<bigint> {
  const rows = await world.services.db.unscoped
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.entry_id', 'ledger_lines.entry_id')
    .select('amount_minor')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .where('account', '=', 'refunds_due')
    .execute();
  return rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0n);
}

/** Goods and tax as the ledger has them. */
async function bookedClaim(issueId: string) {
  const rows = await world.services.db.unscoped
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.entry_id', 'ledger_lines.entry_id')
    .select(['amount_minor', 'ledger_lines.currency'])
    .innerJoin('credit_notes', (join) =>
      join.on(sql`'claim:' || note_id`, '=', sql.ref('cause')).on('issue_id', '=', issueId),
    )
    .where('account', 'in', ['claims', 'claims_tax'])
    .execute();
  return { rows };
}

test('documents are found by number, by type and by what their order is found by; of versions the last, of strangers none', async () => {
  const { buyer, order } = await refunded('IN');
  await issueDueDocuments(world.services, order.orderId);
  const { number } = await theDocument(buyer, order.orderId, 'refund_voucher');
  const documentsFor = async (q: string, who: CustomerVisitor = buyer) => {
    const { groups } = await who.call(searchEverything, { query: { q, type: 'documents' } });
    return groups[0]?.records ?? [];
  };
  const [byNumber] = await documentsFor(number);
  expect(byNumber).toMatchObject({
    number,
    state: 'Refund Voucher',
    link: `/customer/orders?view=order&id=${order.orderId}`,
  });
  expect((await documentsFor('refund voucher'))[0]?.number).toBe(number);
  const ofOrder = (await documentsFor(order.number)).map(({ state }) => state);
  expect(ofOrder).toEqual(expect.arrayContaining(['Proforma Invoice', 'Advance Receipt', 'Refund Voucher']));
  expect(ofOrder.filter((state) => state === 'Customer Order Summary')).toHaveLength(1);
  expect(await documentsFor(number, await anOrderingBuyer(world))).toEqual([]);
});
