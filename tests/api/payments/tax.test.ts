/** Tax that Indian buyers deduct from a transfer: it counts for the part they pay, and never becomes money of theirs. */

import { expect, test } from 'vitest';
import { listPayments } from '#contract/customer/payments.ts';
import { matchTransfer, reportTransfer, transferOf } from '#tests/support/data/bank-transfers.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPayableOrder, begin, readOrderOf } from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const accounts = await world.asStaff('accounts');

test('tax that the buyer deducted does not stay due', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const withheld = 50;
  const amount = (Number(payment.amount.minor) / 100 - withheld).toFixed(2);
  await reportTransfer(payable, payment, { amount, withheld: String(withheld) });
  const { transferId } = await transferOf(accounts, payable);
  await matchTransfer(world, accounts, transferId, amount);
  expect(await readOrderOf(payable)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid', left: { minor: '0' }, withheld: { minor: '5000' } }],
  });
});

test('the tax is measured against the part to be paid, and no told amount is above twice the order', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const slip = await refusalOf(reportTransfer(payable, payment, { amount: '99999999', withheld: '5000' }));
  expect(slip.status).toBe(422);
  expect(slip.body.fields?.amount).toMatch(/^This is more than twice the order of ₹/);
  expect(slip.body.fields?.withheld).toMatch(/^TDS is at most 0\.1%, here ₹/);
  const most = Math.ceil(Number(payment.amount.minor) / 100_000);
  const above = await refusalOf(reportTransfer(payable, payment, { withheld: String(most + 1) }));
  expect(above.body.fields).toEqual({ withheld: expect.stringContaining('TDS is at most 0.1%') });
});

test('tax that the buyer deducted is never kept for the company: only money is', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const more = (Number(payment.amount.minor) / 100 + 250).toFixed(2);
  await reportTransfer(payable, payment, { amount: more, withheld: '50' });
  await matchTransfer(world, accounts, (await transferOf(accounts, payable)).transferId, more);
  expect(await readOrderOf(payable)).toMatchObject({
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
  await reportTransfer(payable, payment, { amount, withheld: '50' });
  await reportTransfer(payable, payment, { amount, withheld: '50' });
  await matchTransfer(world, accounts, (await transferOf(accounts, payable)).transferId, amount);
  await matchTransfer(world, accounts, (await transferOf(accounts, payable)).transferId, amount);
  expect(await readOrderOf(payable)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid', withheld: { minor: '5000' } }],
  });
  const { advance } = await payable.buyer.call(listPayments, { query: {} });
  expect(advance.minor).toBe(String(Number(payment.amount.minor) - 5000));
});
