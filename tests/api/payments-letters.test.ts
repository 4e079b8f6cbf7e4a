/** Buyers abroad may pay by letter of credit: it stands for the money once staff accept it, and is paid later. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPayment, tellLetterOfCredit } from '#contract/payments.ts';
import { listLettersOfCredit, settleLetterOfCredit } from '#contract/staff-payments.ts';
import { addDays } from '#domain/shared/calendar.ts';
import {
  aPayableOrder,
  aPayingWorld,
  begin,
  expectBooksRight,
  type PayableOrder,
} from '../support/payments.ts';
import { refusalOf } from '../support/visitor.ts';
import type { StaffVisitor, World } from '../support/world.ts';

let world: World;
let accounts: StaffVisitor;
beforeAll(async () => {
  world = await aPayingWorld();
  accounts = await world.asStaff('accounts');
});
afterAll(async () => {
  await expectBooksRight(world);
  await world.close();
});

async function aPaymentByLetter() {
  const payable = await aPayableOrder(world, { market: 'INTL', quantity: '600' });
  const { paymentOrderId } = await begin(payable, 'letter_of_credit');
  const tell = (expiresOn: string) =>
    payable.buyer.call(tellLetterOfCredit, {
      params: { paymentOrderId },
      body: { number: 'LC-2026-0077', bank: 'Hafen Bank', expiresOn },
    });
  return { payable, paymentOrderId, tell };
}

async function letterOf({ order }: PayableOrder) {
  const { records } = await accounts.call(listLettersOfCredit, { query: {} });
  const letter = records.find(({ orderId }) => orderId === order.orderId);
  if (!letter) throw new Error('No letter was told of this order.');
  return letter;
}

const settle = (lcId: string, state: 'accepted' | 'paid' | 'refused') =>
  accounts.call(settleLetterOfCredit, { params: { lcId }, body: { state } });

test('a letter that staff accept confirms the order, and money follows it', async () => {
  const { payable, tell } = await aPaymentByLetter();
  expect((await refusalOf(tell('2026-11-02'))).body.fields).toHaveProperty('expiresOn');
  const tooEarly = await refusalOf(tell(addDays(payable.order.dispatchBy, 14)));
  expect([tooEarly.status, Object.keys(tooEarly.body.fields ?? {})]).toEqual([422, ['expiresOn']]);
  expect(tooEarly.body.fields?.expiresOn).toMatch(/^It must be valid until /);
  expect(await tell('2027-02-28')).toMatchObject({
    status: 'attempted',
    letters: [{ number: 'LC-2026-0077', bank: 'Hafen Bank', expiresOn: '2027-02-28', state: 'told' }],
  });
  const letter = await letterOf(payable);
  expect(letter).toMatchObject({ amount: payable.order.total, orderNumber: payable.order.number });
  expect((await refusalOf(settle(letter.lcId, 'paid'))).code).toBe('illegal_transition');
  expect(await settle(letter.lcId, 'accepted')).toMatchObject({
    status: 10,
    instalments: [{ state: 'covered' }],
  });
  await expectBooksRight(world);
  expect(await settle(letter.lcId, 'paid')).toMatchObject({ status: 10, instalments: [{ state: 'paid' }] });
  expect((await refusalOf(settle(letter.lcId, 'refused'))).code).toBe('illegal_transition');
});

test('a letter that staff refuse leaves the order waiting, and another way is open again', async () => {
  const { payable, paymentOrderId, tell } = await aPaymentByLetter();
  await tell('2027-02-28');
  expect((await refusalOf(begin(payable, 'card'))).code).toBe('payment_under_way');
  const { lcId } = await letterOf(payable);
  expect(await settle(lcId, 'refused')).toMatchObject({ status: 5, instalments: [{ state: 'open' }] });
  expect(await payable.buyer.call(readPayment, { params: { paymentOrderId } })).toMatchObject({
    status: 'failed',
    letters: [{ state: 'refused' }],
  });
  expect(await begin(payable, 'card')).toMatchObject({ status: 'created', amount: payable.order.total });
});
