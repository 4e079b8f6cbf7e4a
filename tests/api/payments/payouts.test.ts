/** Account credit can be paid out: set aside at once, sent by people to the company's own bank account. */

import { expect, test } from 'vitest';
import { listPayouts, payOutAccountCredit, settlePayout } from '#contract/customer/account-credit.ts';
import { changeBankDetails } from '#contract/customer/bank-details.ts';
import { listPayments } from '#contract/customer/payments.ts';
import { payByBank } from '#tests/support/data/bank-transfers.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anOrderingBuyer, type OrderingBuyer } from '#tests/support/data/orders.ts';
import { aPayableOrder, expectBooksRight } from '#tests/support/data/payments.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const world = await bookedWorldForFile();
const accounts = await world.asStaff('accounts');

async function aBuyerWithCredit(minor: number): Promise<OrderingBuyer> {
  const payable = await aPayableOrder(world, { buyer: await anOrderingBuyer(world) });
  await payByBank(accounts, payable, minor);
  return payable.buyer;
}

async function withBank(buyer: OrderingBuyer): Promise<void> {
  world.clock.advance(31);
  await stepUp(world, buyer);
  await buyer.call(changeBankDetails, {
    body: {
      accountHolder: 'Asha Garments',
      accountNumber: '001122334455',
      accountNumberAgain: '001122334455',
      bankCode: 'HDFC0000001',
    },
  });
}

const credit = async ({ call }: OrderingBuyer) => (await call(listPayments, { query: {} })).advance.minor;
const ask = ({ call }: OrderingBuyer) => call(payOutAccountCredit, { body: {} });
const settle = (staff: StaffVisitor, payoutId: string, state: 'sent' | 'refused') =>
  staff.call(settlePayout, { params: { payoutId }, body: { state, reference: 'LOOMN2600009001' } });

async function waiting(state: 'asked' | 'approved' = 'asked') {
  const { records } = await accounts.call(listPayouts, { query: { state } });
  const last = records.at(-1);
  if (!last) throw new Error('Nothing waits to be paid out.');
  return last;
}

test('account credit is set aside when it is asked for, and sent to the account on record', async () => {
  const buyer = await aBuyerWithCredit(159_800);
  const without = await refusalOf(ask(buyer));
  expect(without.body.details?.message).toBe('Add your bank account first, so we know where to send it.');
  await withBank(buyer);
  expect(await ask(buyer)).toMatchObject({
    amount: { minor: '159800', currency: 'INR' },
    maskedAccount: expect.stringMatching(/4455$/),
  });
  expect(await credit(buyer)).toBe('0');
  expect((await refusalOf(ask(buyer))).code).toBe('method_closed');
  await expectBooksRight(world);
  const payout = await waiting();
  expect(payout.account).toMatchObject({ holder: 'Asha Garments', account: '001122334455' });
  await settle(accounts, payout.payoutId, 'sent');
  expect((await refusalOf(settle(accounts, payout.payoutId, 'refused'))).code).toBe('illegal_transition');
  expect(await credit(buyer)).toBe('0');
});

test('a pay-out that staff refuse is account credit again', async () => {
  const buyer = await aBuyerWithCredit(5000);
  await withBank(buyer);
  await ask(buyer);
  await settle(accounts, (await waiting()).payoutId, 'refused');
  expect(await credit(buyer)).toBe('5000');
});

test('a large pay-out needs the word of two people', async () => {
  const buyer = await aBuyerWithCredit(10_000_001);
  await withBank(buyer);
  await ask(buyer);
  const { payoutId } = await waiting();
  await settle(accounts, payoutId, 'sent');
  expect((await refusalOf(settle(accounts, payoutId, 'sent'))).code).toBe('second_person_needed');
  expect((await waiting('approved')).payoutId).toBe(payoutId);
  await settle(await world.asStaff('owner'), payoutId, 'sent');
});
