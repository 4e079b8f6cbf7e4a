/** Money that is reported and being checked is never asked for a second time. */

import { expect, test } from 'vitest';
import { readHome } from '#contract/customer/home.ts';
import { reportLetterOfCredit } from '#contract/customer/letters-of-credit.ts';
import { listOrders } from '#contract/customer/orders.ts';
import { listPayments } from '#contract/customer/payments.ts';
import {
  listLettersOfCredit,
  matchBankTransfer,
  refuseBankTransfer,
  settleLetterOfCredit,
} from '#contract/staff/payments.ts';
import { reportTransfer, transferOf } from '#tests/support/data/bank-transfers.ts';
import {
  anAdvanceOrder,
  aPayingWorld,
  begin,
  type PayableOrder,
  payByCard,
  readOrderOf,
} from '#tests/support/data/payments.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const accounts = await world.asStaff('accounts');

async function report(payable: PayableOrder, instalment = 1): Promise<void> {
  const payment = await begin(payable, 'bank_transfer', instalment);
  await reportTransfer(payable, payment, { paidOn: world.clock.now().toISOString().slice(0, 10) });
}

test('while a transfer for a later part is checked, order, list, payments and home say so and offer no payment', async () => {
  const payable = await anAdvanceOrder(world);
  const { buyer } = payable;
  await payByCard(world, payable);
  const before = await readOrderOf(payable);
  expect(before).toMatchObject({ paymentInProgress: null });
  expect(before.allowedMoves).toContain('pay');

  await report(payable, 2);
  const during = await readOrderOf(payable);
  expect(during).toMatchObject({ paymentInProgress: 'bank_transfer' });
  expect(during.allowedMoves).not.toContain('pay');
  expect(during.instalments.map(({ inProgress }) => inProgress)).toEqual([null, 'bank_transfer']);
  const [card] = (await buyer.call(listOrders, { query: {} })).records;
  expect(card).toMatchObject({ paymentInProgress: 'bank_transfer' });
  expect(card?.allowedMoves).not.toContain('pay');
  const [line] = (await buyer.call(listPayments, { query: {} })).records;
  expect(line?.instalment.inProgress).toBe('bank_transfer');
  const home = await buyer.call(readHome, { query: {} });
  expect(home.tasks).toEqual([]);
  expect(home.paymentsInProgress).toMatchObject([{ number: payable.order.number, state: 'bank_transfer' }]);

  const { transferId } = await transferOf(accounts, payable);
  await accounts.call(refuseBankTransfer, {
    params: { transferId },
    body: { reason: 'Not on our statement.' },
  });
  const after = await readOrderOf(payable);
  expect(after).toMatchObject({ paymentInProgress: null });
  expect(after.allowedMoves).toContain('pay');
  expect((await buyer.call(readHome, { query: {} })).paymentsInProgress).toEqual([]);
});

test('a transfer that is found leaves the rest of the order to be paid', async () => {
  const payable = await anAdvanceOrder(world);
  await report(payable);
  expect(await readOrderOf(payable)).toMatchObject({ paymentInProgress: 'bank_transfer', status: 5 });
  const { transferId, amount } = await transferOf(accounts, payable);
  const body = { amount: (Number(amount.minor) / 100).toFixed(2) };
  await accounts.call(matchBankTransfer, { params: { transferId }, body });
  const after = await readOrderOf(payable);
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
  const during = await readOrderOf(payable);
  expect(during.paymentInProgress).toBe('letter_of_credit');
  expect(during.instalments.map(({ inProgress }) => inProgress)).toEqual([
    'letter_of_credit',
    'letter_of_credit',
  ]);
  const { records } = await accounts.call(listLettersOfCredit, { query: { limit: '100' } });
  const lcId = records.find(({ orderId }) => orderId === payable.order.orderId)?.lcId ?? '';
  await accounts.call(settleLetterOfCredit, { params: { lcId }, body: { state: 'accepted' } });
  const after = await readOrderOf(payable);
  expect(after).toMatchObject({ paymentInProgress: 'letter_accepted', status: 10 });
  expect(after.allowedMoves).not.toContain('pay');
});
