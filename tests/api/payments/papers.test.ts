/** What papers about money say: account credit on the receipt, a voucher for every refund. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { readReceipt, reportBankTransfer } from '#contract/customer/payments.ts';
import {
  listBankTransfers,
  listRefunds,
  matchBankTransfer,
  releaseRefund,
} from '#contract/staff/payments.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import {
  aPayableOrder,
  aPayingWorld,
  begin,
  expectBooksRight,
  payByCard,
} from '#tests/support/data/payments.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
let accounts: StaffVisitor;
beforeAll(async () => {
  accounts = await world.asStaff('accounts');
});
afterAll(() => expectBooksRight(world));

test('the receipt of a payment that was too much names what became account credit', async () => {
  const payable = await aPayableOrder(world);
  const { paymentOrderId, amount } = await begin(payable, 'bank_transfer');
  const params = { paymentOrderId };
  const rupees = (minor: number) => (minor / 100).toFixed(2);
  const body = { utr: 'PAPERS2600000001', amount: rupees(Number(amount.minor)), paidOn: '2026-11-01' };
  await payable.buyer.call(reportBankTransfer, { params, body });
  const { records } = await accounts.call(listBankTransfers, { query: {} });
  const transferId = records[0]?.transferId ?? '';
  const came = rupees(Number(amount.minor) + 159_800);
  await accounts.call(matchBankTransfer, { params: { transferId }, body: { amount: came } });
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
    await sendRefunds(world.parts);
    vouchers.push((await payable.buyer.call(readOrder, { params })).refunds[0]?.voucherNumber);
  }
  expect(vouchers).toEqual(['RV/26-27/000001', 'RV/26-27/000002']);
});
