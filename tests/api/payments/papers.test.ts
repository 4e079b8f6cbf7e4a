/** What papers about money say: account credit on the receipt, a voucher for every refund. */

import { expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { readReceipt } from '#contract/customer/payments.ts';
import { listRefunds, releaseRefund } from '#contract/staff/payments.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import {
  matchTransfer,
  reportTransfer,
  transferOf,
  typedAmount,
} from '#tests/support/data/bank-transfers.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPayableOrder, begin, payByCard } from '#tests/support/data/payments.ts';

const world = await bookedWorldForFile();
const accounts = await world.asStaff('accounts');

test('the receipt of a payment that was too much names what became account credit', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  await reportTransfer(payable, payment);
  const { transferId } = await transferOf(accounts, payable);
  await matchTransfer(world, accounts, transferId, typedAmount(payment.amount, 159_800));
  const params = { paymentOrderId: payment.paymentOrderId };
  const { receipts } = await payable.buyer.call(readReceipt, { params });
  expect(receipts[0]).toMatchObject({ accountCredit: { minor: '159800', currency: 'INR' } });
});

test('every refund that is sent gets the next refund voucher of the financial year', async () => {
  const vouchers: (string | null | undefined)[] = [];
  for (let count = 0; count < 2; count += 1) {
    const payable = await aPayableOrder(world);
    await payByCard(world, payable);
    const params = { orderId: payable.order.orderId };
    await payable.buyer.call(cancelOrder, { params, body: {} });
    expect((await payable.buyer.call(readOrder, { params })).refunds[0]?.voucherNumber).toBeNull();
    const { records } = await accounts.call(listRefunds, { query: {} });
    const refundId = records.find(({ orderNumber }) => orderNumber === payable.order.number)?.refundId ?? '';
    await accounts.call(releaseRefund, { params: { refundId }, body: {} });
    await sendRefunds(world.services);
    vouchers.push((await payable.buyer.call(readOrder, { params })).refunds[0]?.voucherNumber);
  }
  expect(vouchers).toEqual(['SV/26-27/V00001', 'SV/26-27/V00002']);
});
