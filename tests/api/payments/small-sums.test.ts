/** A rest of a few paise, or what banks took on the way, is given up within the limit that staff set. */

import { beforeEach, expect, test } from 'vitest';
import { cancelOrder, previewCancel } from '#contract/customer/cancel-order.ts';
import { listOrderHistory } from '#contract/customer/orders.ts';
import { addWriteOffLimit } from '#contract/staff/orders.ts';
import { readLedger } from '#contract/staff/payments.ts';
import {
  matchTransfer,
  reportTransfer,
  transferOf,
  typedAmount,
} from '#tests/support/data/bank-transfers.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anOrderingBuyer } from '#tests/support/data/orders.ts';
import {
  aPayableOrder,
  begin,
  expectBooksRight,
  type PayableOrder,
  readOrderOf,
} from '#tests/support/data/payments.ts';
import { secondPersonReleases } from '#tests/support/data/second-person.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const accounts = await world.asStaff('accounts');
beforeEach(() => expectBooksRight(world));

/** Reported as it came: so many minor units less than was asked for. */
async function paidShort(payable: PayableOrder, by: number): Promise<void> {
  const payment = await begin(payable, 'bank_transfer');
  const came = typedAmount(payment.amount, -by);
  await reportTransfer(payable, payment, { amount: came });
  const { transferId } = await transferOf(accounts, payable);
  await matchTransfer(world, accounts, transferId, came);
}

test('while staff have set no limit, a paisa stays due, and no card payment is opened for it', async () => {
  const payable = await aPayableOrder(world);
  await paidShort(payable, 1);
  const order = await readOrderOf(payable);
  expect(order).toMatchObject({ status: 5, instalments: [{ state: 'open', left: { minor: '1' } }] });
  expect(order.methods.find(({ method }) => method === 'card')).toMatchObject({
    isOpen: false,
    note: 'Card payments start at ₹1.00.',
  });
  const refused = await refusalOf(begin(payable, 'card'));
  expect([refused.code, refused.body.details?.message]).toEqual([
    'method_closed',
    'Card payments start at ₹1.00.',
  ]);
});

test('bank charges within the limit are written off: the order is paid, and the books say so', async () => {
  await accounts.call(addWriteOffLimit, {
    body: { currency: 'INR', effectiveFrom: '2026-01-01', smallRest: '0.50', bankCharges: '60' },
  });
  await secondPersonReleases(world);
  const payable = await aPayableOrder(world);
  await paidShort(payable, 5900);
  expect(await readOrderOf(payable)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid', left: { minor: '0' }, writtenOff: { minor: '5900' } }],
  });
  const { records } = await accounts.call(readLedger, {
    query: { brandId: payable.buyer.customer.brandId },
  });
  expect(records.find(({ kind }) => kind === 'write_off')?.lines).toHaveLength(2);
  const params = { orderId: payable.order.orderId };
  const history = await payable.buyer.call(listOrderHistory, { params, query: {} });
  expect(history.records.map(({ what }) => what)).toContain('Balance of ₹59.00 written off');
});

test('a rest above the limit stays due', async () => {
  const payable = await aPayableOrder(world);
  await paidShort(payable, 6001);
  expect(await readOrderOf(payable)).toMatchObject({
    status: 5,
    instalments: [{ state: 'open', left: { minor: '6001' }, writtenOff: { minor: '0' } }],
  });
});

test('a cancelled order gives back what came, not what was written off', async () => {
  const buyer = await anOrderingBuyer(world);
  const payable = await aPayableOrder(world, { buyer });
  await paidShort(payable, 5900);
  const params = { orderId: payable.order.orderId };
  const preview = await buyer.call(previewCancel, { params });
  const refund = String(BigInt(payable.order.total.minor) - 5900n);
  expect(preview.refundAmount.minor).toBe(refund);
  await buyer.call(cancelOrder, { params, body: { reason: 'Not needed any more' } });
});
