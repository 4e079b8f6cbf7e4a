/** Money that is reported and being checked is never asked for a second time. */

import { beforeAll, expect, test } from 'vitest';
import { readHome } from '#contract/customer/home.ts';
import { listOrders, readOrder } from '#contract/customer/orders.ts';
import { listPayments, reportBankTransfer, reportLetterOfCredit } from '#contract/customer/payments.ts';
import {
  listBankTransfers,
  listLettersOfCredit,
  matchBankTransfer,
  refuseBankTransfer,
  settleLetterOfCredit,
} from '#contract/staff/payments.ts';
import {
  anAdvanceOrder,
  aPayingWorld,
  begin,
  type PayableOrder,
  payByCard,
} from '#tests/support/data/payments.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
let accounts: StaffVisitor;
beforeAll(async () => {
  accounts = await world.asStaff('accounts');
});

let utrs = 0;
async function report(payable: PayableOrder, instalment = 1): Promise<void> {
  const { paymentOrderId, amount } = await begin(payable, 'bank_transfer', instalment);
  utrs += 1;
  await payable.buyer.call(reportBankTransfer, {
    params: { paymentOrderId },
    body: {
      utr: `LOOMN2600${String(utrs).padStart(7, '0')}`,
      amount: (Number(amount.minor) / 100).toFixed(2),
      paidOn: world.clock.now().toISOString().slice(0, 10),
    },
  });
}

const read = ({ buyer, order: { orderId } }: PayableOrder) => buyer.call(readOrder, { params: { orderId } });

async function transferOf({ order: { orderId } }: PayableOrder) {
  const { records } = await accounts.call(listBankTransfers, { query: { limit: '100' } });
  const found = records.find((transfer) => transfer.orderId === orderId);
  if (!found) throw new Error('Nothing was reported for this order.');
  return found;
}

test('while a transfer for a later part is checked, order, list, payments and home say so and offer no payment', async () => {
  const payable = await anAdvanceOrder(world);
  const { buyer } = payable;
  await payByCard(world, payable);
  const before = await read(payable);
  expect(before).toMatchObject({ paymentInProgress: null });
  expect(before.allowedMoves).toContain('pay');

  await report(payable, 2);
  const during = await read(payable);
  expect(during).toMatchObject({ paymentInProgress: 'bank_transfer' });
  expect(during.allowedMoves).not.toContain('pay');
  expect(during.instalments.map(({ inProgress }) => inProgress)).toEqual([null, 'bank_transfer']);
  const [card] = (await buyer.call(listOrders, { query: {} })).records;
  expect(card).toMatchObject({ paymentInProgress: 'bank_transfer' });
  expect(card?.allowedMoves).not.toContain('pay');
  const [line] = (await buyer.call(listPayments, { query: {} })).records;
  expect(line?.instalment.inProgress).toBe('bank_transfer');
  const home = await buyer.call(readHome, {});
  expect(home.tasks).toEqual([]);
  expect(home.paymentsInProgress).toMatchObject([{ number: payable.order.number, state: 'bank_transfer' }]);

  const { transferId } = await transferOf(payable);
  await accounts.call(refuseBankTransfer, {
    params: { transferId },
    body: { reason: 'Not on our statement.' },
  });
  const after = await read(payable);
  expect(after).toMatchObject({ paymentInProgress: null });
  expect(after.allowedMoves).toContain('pay');
  expect((await buyer.call(readHome, {})).paymentsInProgress).toEqual([]);
});

test('a transfer that is found leaves the rest of the order to be paid', async () => {
  const payable = await anAdvanceOrder(world);
  await report(payable);
  expect(await read(payable)).toMatchObject({ paymentInProgress: 'bank_transfer', status: 5 });
  const { transferId, amount } = await transferOf(payable);
  const body = { amount: (Number(amount.minor) / 100).toFixed(2) };
  await accounts.call(matchBankTransfer, { params: { transferId }, body });
  const after = await read(payable);
  expect(after).toMatchObject({ paymentInProgress: null, status: 10, nextDueOn: null });
  expect(after.allowedMoves).toContain('pay');
});

test('a letter of credit stands for every part from the moment it is reported, and once it is accepted', async () => {
  const payable = await anAdvanceOrder(world, { market: 'INTL', quantity: '600' });
  const { paymentOrderId, amount } = await begin(payable, 'letter_of_credit');
  await payable.buyer.call(reportLetterOfCredit, {
    params: { paymentOrderId },
    body: {
      number: 'LC-260001',
      bank: 'Hafen Bank',
      amount: (Number(amount.minor) / 100).toFixed(2),
      expiresOn: '2027-08-01',
    },
  });
  const during = await read(payable);
  expect(during.paymentInProgress).toBe('letter_of_credit');
  expect(during.instalments.map(({ inProgress }) => inProgress)).toEqual([
    'letter_of_credit',
    'letter_of_credit',
  ]);
  const { records } = await accounts.call(listLettersOfCredit, { query: { limit: '100' } });
  const lcId = records.find(({ orderId }) => orderId === payable.order.orderId)?.lcId ?? '';
  await accounts.call(settleLetterOfCredit, { params: { lcId }, body: { state: 'accepted' } });
  const after = await read(payable);
  expect(after).toMatchObject({ paymentInProgress: 'letter_accepted', status: 10 });
  expect(after.allowedMoves).not.toContain('pay');
});
