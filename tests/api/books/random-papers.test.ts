/** Orders as they come: split anyhow, claimed anyhow, at home and abroad; every paper stands by itself and all of them agree. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptOffer } from '#contract/customer/issues.ts';
import { readIssueForStaff } from '#contract/staff/issues.ts';
import { thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { taxOn } from '#domain/quotes/tax/gst.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import type { Market } from '#domain/shared/market.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { readOrderAccount } from '#server/capabilities/payments/ledger/read-order-account.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, deliver, rollsSeenBy, ship, someRolls } from '#tests/support/data/delivery.ts';
import { issueAndRender } from '#tests/support/data/documents.ts';
import { type ClaimableOrder, offer, raise } from '#tests/support/data/issues.ts';
import { expectBooksRight, type PayableOrder } from '#tests/support/data/payments.ts';
import { printedPapers } from '#tests/support/data/printed-papers.ts';

const world = await bookedWorldForFile();
const production = await world.asStaff('production');
const desk = await world.asStaff('desk');
const ORDERED = 600;
const SEED = 20_261_118;

type Story = {
  market: Market;
  /** Of each shipment but the last, in thousandths of the order. */
  parts: number[];
  /** More or less than was ordered, in tenths of a percent. */
  excess: number;
  claims: { roll: number; share: number }[];
};

const story = (market: Market) =>
  fc.record({
    market: fc.constant(market),
    parts: fc.array(fc.integer({ min: 50, max: 300 }), { maxLength: 2 }),
    excess: fc.integer({ min: -29, max: 29 }),
    claims: fc.uniqueArray(fc.record({ roll: fc.nat(2), share: fc.integer({ min: 1, max: 1000 }) }), {
      minLength: 1,
      maxLength: 2,
      selector: ({ roll }) => roll,
    }),
  });
const STORIES: Story[] = [
  ...fc.sample(story('IN'), { seed: SEED, numRuns: 5 }),
  ...fc.sample(story('BD'), { seed: SEED + 1, numRuns: 2 }),
  ...fc.sample(story('INTL'), { seed: SEED + 2, numRuns: 2 }),
];

async function lived({ market, parts, excess, claims }: Story): Promise<PayableOrder> {
  const payable = await aPackedOrder(world, { market, quantity: String(ORDERED) });
  const whole = Math.round(ORDERED * (1000 + excess)) / 1000;
  const lengths = parts.map((part) => (ORDERED * part + 137) / 1000);
  const rest = Math.round((whole - lengths.reduce((sum, each) => sum + each, 0)) * 1000) / 1000;
  for (const [place, length] of [...lengths, rest].entries()) {
    const isLast = place === lengths.length;
    const rolls = someRolls([length], place + 1);
    const { dispatchId } = await ship(world, production, payable, { rolls, isLast });
    await deliver(production, dispatchId);
  }
  const rollIds = (await rollsSeenBy(payable)).map(({ rollId }) => rollId);
  for (const { roll, share } of claims.slice(0, rollIds.length)) {
    const rollId = rollIds.splice(roll % rollIds.length, 1);
    await claimed({ ...payable, rollIds }, rollId, share);
  }
  return payable;
}

async function claimed(claimable: ClaimableOrder, rollIds: string[], share: number): Promise<void> {
  const { issueId } = await raise(claimable, { rollIds, quantity: '20' });
  const { limit } = await desk.call(readIssueForStaff, { params: { issueId } });
  const minor = (BigInt(limit.minor) * BigInt(share) + 999n) / 1000n;
  await offer(world, issueId, { amount: writeScaled(minor, 2, 'western', 'needed').replaceAll(',', '') });
  await claimable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
}

async function frozen(table: 'tax_invoices' | 'credit_notes', orderId: string): Promise<TaxDocument[]> {
  const rows = await world.services.db.unscoped
    .selectFrom(table)
    .select('document')
    .where('order_id', '=', orderId)
    .execute();
  return rows.map(({ document }) => thawTaxDocument(document));
}

const totalOf = (documents: readonly TaxDocument[]) =>
  documents.reduce((sum, { total }) => sum + total.minor, 0n);

test.each(STORIES.map((each) => [JSON.stringify(each), each] as const))('%s', async (_told, told) => {
  const payable = await lived(told);
  const { orderId } = payable.order;
  await issueAndRender(world, orderId);
  const invoices = await frozen('tax_invoices', orderId);
  const notes = await frozen('credit_notes', orderId);
  expect(invoices).toHaveLength(told.parts.length + 1);
  expect(notes.length).toBeGreaterThan(0);
  for (const document of [...invoices, ...notes]) {
    for (const { basisPoints, amount } of document.taxes)
      expect(amount).toEqual(taxOn(document.taxable, basisPoints));
    expect(document.roundOff.minor >= -50n && document.roundOff.minor <= 50n).toBe(true);
    const taxes = document.taxes.reduce((sum, { amount }) => sum + amount.minor, 0n);
    expect(document.taxable.minor + taxes + document.roundOff.minor).toBe(document.total.minor);
  }
  for (const invoice of invoices) {
    const own = notes.filter(({ against }) => against?.number === invoice.number);
    expect(totalOf(own) <= invoice.total.minor).toBe(true);
    expect(own.reduce((sum, { taxable }) => sum + taxable.minor, 0n) <= invoice.taxable.minor).toBe(true);
  }
  const account = await readOrderAccount(
    world.services.db,
    await findOrderForStaff(world.services.db, orderId),
  );
  expect([totalOf(invoices), totalOf(notes)]).toEqual([account.invoiced.minor, account.credited.minor]);
  const { sumOf } = await printedPapers(world, payable);
  expect(await sumOf('tax_invoice', 'Invoice total')).toBe(account.invoiced.minor);
  expect(await sumOf('credit_note', 'Total credited')).toBe(account.credited.minor);
  await expectBooksRight(world);
});
