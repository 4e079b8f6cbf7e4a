/** Tax that Indian buyers deduct from a transfer: it counts for the part they pay, and never becomes money of theirs. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrder } from '#contract/customer/orders.ts';
import { listPayments, type PaymentOrder, reportBankTransfer } from '#contract/customer/payments.ts';
import { listBankTransfers, matchBankTransfer } from '#contract/staff/payments.ts';
import {
  aPayableOrder,
  aPayingWorld,
  begin,
  expectBooksRight,
  type PayableOrder,
} from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
let accounts: StaffVisitor;
beforeAll(async () => {
  accounts = await world.asStaff('accounts');
});
afterAll(() => expectBooksRight(world));

let utrs = 0;
function tell(
  { buyer }: PayableOrder,
  { paymentOrderId, amount }: PaymentOrder,
  change: { amount?: string; withheld?: string },
) {
  utrs += 1;
  const utr = `LOOMNTAX0000${String(utrs).padStart(4, '0')}`;
  return buyer.call(reportBankTransfer, {
    params: { paymentOrderId },
    body: { utr, amount: (Number(amount.minor) / 100).toFixed(2), paidOn: '2026-11-01', ...change },
  });
}

const read = ({ buyer, order: { orderId } }: PayableOrder) => buyer.call(readOrder, { params: { orderId } });

/** A transfer of this order that nobody has found yet. */
async function toldOf({ order }: PayableOrder) {
  const { records } = await accounts.call(listBankTransfers, { query: { limit: '100' } });
  const found = records.find(({ orderId }) => orderId === order.orderId);
  if (!found) throw new Error('Nothing was told of this order.');
  return found;
}

const match = (transferId: string, amount: string) =>
  accounts.call(matchBankTransfer, { params: { transferId }, body: { amount } });

test('tax that the buyer deducted does not stay due', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const withheld = 50;
  const amount = (Number(payment.amount.minor) / 100 - withheld).toFixed(2);
  await tell(payable, payment, { amount, withheld: String(withheld) });
  const { transferId } = await toldOf(payable);
  await match(transferId, amount);
  expect(await read(payable)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid', left: { minor: '0' }, withheld: { minor: '5000' } }],
  });
});

test('the tax is measured against the part to be paid, and no told amount is above twice the order', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const slip = await refusalOf(tell(payable, payment, { amount: '99999999', withheld: '5000' }));
  expect(slip.status).toBe(422);
  expect(slip.body.fields?.amount).toMatch(/^This is more than twice the order of ₹/);
  expect(slip.body.fields?.withheld).toMatch(/^TDS is at most 0\.1%, here ₹/);
  const most = Math.ceil(Number(payment.amount.minor) / 100_000);
  const above = await refusalOf(tell(payable, payment, { withheld: String(most + 1) }));
  expect(above.body.fields).toEqual({ withheld: expect.stringContaining('TDS is at most 0.1%') });
});

test('tax that the buyer deducted is never kept for the company: only money is', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const more = (Number(payment.amount.minor) / 100 + 250).toFixed(2);
  await tell(payable, payment, { amount: more, withheld: '50' });
  await match((await toldOf(payable)).transferId, more);
  expect(await read(payable)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid', withheld: { minor: '5000' } }],
  });
  const { advance } = await payable.buyer.call(listPayments, { query: {} });
  expect(advance).toEqual({ minor: '30000', currency: 'INR' });
});

test('of an order that was paid twice by transfer, only the money of the second is kept', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const amount = (Number(payment.amount.minor) / 100 - 50).toFixed(2);
  await tell(payable, payment, { amount, withheld: '50' });
  await tell(payable, payment, { amount, withheld: '50' });
  await match((await toldOf(payable)).transferId, amount);
  await match((await toldOf(payable)).transferId, amount);
  expect(await read(payable)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid', withheld: { minor: '5000' } }],
  });
  const { advance } = await payable.buyer.call(listPayments, { query: {} });
  expect(advance.minor).toBe(String(Number(payment.amount.minor) - 5000));
});
