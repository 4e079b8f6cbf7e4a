/** Buyers abroad may pay by letter of credit: it stands for the money once staff accept it, and is paid later. */

import { expect, test } from 'vitest';
import { reportLetterOfCredit, withdrawLetterOfCredit } from '#contract/customer/letters-of-credit.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { readPayment } from '#contract/customer/payments.ts';
import { addWriteOffLimit } from '#contract/staff/orders.ts';
import { listLettersOfCredit, settleLetterOfCredit } from '#contract/staff/payments.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { FOREIGN_RECORDS } from '#tests/support/attacks/foreign-records.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import type { SomeQuality } from '#tests/support/data/orders.ts';
import { aPayableOrder, begin, expectBooksRight, type PayableOrder } from '#tests/support/data/payments.ts';
import { secondPersonReleases } from '#tests/support/data/second-person.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const accounts = await world.asStaff('accounts');

async function aPaymentByLetter(quality: SomeQuality = {}) {
  const payable = await aPayableOrder(world, { market: 'INTL', quantity: '600', quality });
  const { paymentOrderId } = await begin(payable, 'letter_of_credit');
  const whole = (Number(payable.order.total.minor) / 100).toFixed(2);
  const report = (expiresOn: string, amount = whole) =>
    payable.buyer.call(reportLetterOfCredit, {
      params: { paymentOrderId },
      body: { number: 'LC-2026-0077', bank: 'Hafen Bank', amount, expiresOn },
    });
  return { payable, paymentOrderId, report, whole };
}

async function letterOfCreditOf({ order }: PayableOrder) {
  const { records } = await accounts.call(listLettersOfCredit, { query: {} });
  const letter = records.find(({ orderId }) => orderId === order.orderId);
  if (!letter) throw new Error('No letter was reported for this order.');
  return letter;
}

const settle = (lcId: string, state: 'accepted' | 'paid' | 'refused', amount?: string) =>
  accounts.call(settleLetterOfCredit, { params: { lcId }, body: { state, amount: amount ?? null } });

/** A promise is no money: what came is said, or nothing is booked. */
async function expectNothingTaken(lcId: string) {
  for (const amount of [undefined, '', '0', '-5']) {
    const refusal = await refusalOf(settle(lcId, 'paid', amount));
    expect([refusal.status, Object.keys(refusal.body.fields ?? {})]).toEqual([422, ['amount']]);
  }
}

test('a letter that staff accept confirms the order, and money follows it', async () => {
  const { payable, report, whole } = await aPaymentByLetter();
  expect((await refusalOf(report('2026-11-02'))).body.fields).toHaveProperty('expiresOn');
  const tooEarly = await refusalOf(report(addDays(payable.order.dispatchBy, 14)));
  expect([tooEarly.status, Object.keys(tooEarly.body.fields ?? {})]).toEqual([422, ['expiresOn']]);
  expect(tooEarly.body.fields?.expiresOn).toMatch(/^It must be valid until /);
  expect(await report('2027-02-28')).toMatchObject({
    status: 'attempted',
    letters: [{ number: 'LC-2026-0077', bank: 'Hafen Bank', expiresOn: '2027-02-28', state: 'reported' }],
    beneficiary: { name: 'Selvedge Trading Pvt Ltd', address: '14 Kalbadevi Road, Mumbai 400002' },
    bank: { holder: expect.any(String), codeLabel: 'Swift code' },
  });
  const letter = await letterOfCreditOf(payable);
  expect(letter).toMatchObject({ amount: payable.order.total, orderNumber: payable.order.number });
  expect((await refusalOf(settle(letter.lcId, 'paid'))).code).toBe('illegal_transition');
  expect(await settle(letter.lcId, 'accepted')).toMatchObject({
    status: 10,
    instalments: [{ state: 'covered' }],
  });
  await expectBooksRight(world);
  await expectNothingTaken(letter.lcId);
  expect(await settle(letter.lcId, 'paid', whole)).toMatchObject({
    status: 10,
    instalments: [{ state: 'paid' }],
  });
  await expectBooksRight(world);
  expect((await refusalOf(settle(letter.lcId, 'refused'))).code).toBe('illegal_transition');
});

test('a letter that staff refuse leaves the order waiting, and another way is open again', async () => {
  const { payable, paymentOrderId, report } = await aPaymentByLetter();
  await report('2027-02-28');
  expect((await refusalOf(begin(payable, 'card'))).code).toBe('payment_under_way');
  const { lcId } = await letterOfCreditOf(payable);
  expect(await settle(lcId, 'refused')).toMatchObject({ status: 5, instalments: [{ state: 'open' }] });
  expect(await payable.buyer.call(readPayment, { params: { paymentOrderId } })).toMatchObject({
    status: 'failed',
    letters: [{ state: 'refused' }],
  });
  expect(await begin(payable, 'card')).toMatchObject({ status: 'created', amount: payable.order.total });
});

test('a letter far above the order is refused, one within the tolerance of banks is not', async () => {
  const { payable, report } = await aPaymentByLetter();
  const times = (factor: number) => ((Number(payable.order.total.minor) * factor) / 100).toFixed(2);
  const tooMuch = await refusalOf(report('2027-02-28', times(1.2)));
  expect(tooMuch.body.fields?.amount).toMatch(/^This is more than the order costs\./);
  expect(await report('2027-02-28', times(1.05))).toMatchObject({ status: 'attempted' });
});

test('a buyer withdraws a letter until staff accept it, and pays another way', async () => {
  const { payable, paymentOrderId, report } = await aPaymentByLetter();
  const withdraw = (who = payable.buyer) =>
    who.call(withdrawLetterOfCredit, { params: { paymentOrderId }, body: {} });
  expect((await refusalOf(withdraw())).code).toBe('not_found');
  await report('2027-02-28');
  const { lcId } = await letterOfCreditOf(payable);
  const stranger = await world.asCustomer();
  expect((await refusalOf(withdraw(stranger as typeof payable.buyer))).status).toBe(404);
  expect(await withdraw()).toMatchObject({ status: 'failed', letters: [{ state: 'withdrawn' }] });
  expect((await refusalOf(settle(lcId, 'accepted'))).code).toBe('illegal_transition');
  expect((await refusalOf(withdraw())).code).toBe('illegal_transition');
  expect(await begin(payable, 'card')).toMatchObject({ status: 'created', amount: payable.order.total });
});

test('a letter that is accepted is not withdrawn, and of two at once one wins', async () => {
  const { payable, paymentOrderId, report } = await aPaymentByLetter();
  await report('2027-02-28');
  const { lcId } = await letterOfCreditOf(payable);
  const both = await Promise.allSettled([
    settle(lcId, 'accepted'),
    payable.buyer.call(withdrawLetterOfCredit, { params: { paymentOrderId }, body: {} }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expectBooksRight(world);
});

test('one letter covers the whole order, whatever its instalments, and is asked for its sum', async () => {
  const { payable, report, whole } = await aPaymentByLetter({ kind: 'made_to_order' });
  const { order } = payable;
  expect(order.instalments).toHaveLength(2);
  const [advance] = order.instalments;
  const tooLittle = await refusalOf(report('2027-02-28', (Number(advance?.amount.minor) / 100).toFixed(2)));
  expect(tooLittle.body.fields?.amount).toMatch(
    /^The letter must cover the whole order: at least \$[\d,.]+\.$/,
  );
  expect(await report('2027-02-28')).toMatchObject({ amount: order.total });
  expect((await refusalOf(begin(payable, 'card'))).code).toBe('payment_under_way');
  const letter = await letterOfCreditOf(payable);
  expect(letter).toMatchObject({ amount: order.total, needed: order.total });
  expect(await settle(letter.lcId, 'accepted')).toMatchObject({
    status: 10,
    instalments: [{ state: 'covered' }, { state: 'covered' }],
  });
  expect((await refusalOf(begin(payable, 'card', 2))).code).toBe('payment_under_way');
  expect(await settle(letter.lcId, 'paid', whole)).toMatchObject({
    instalments: [{ state: 'paid' }, { state: 'paid' }],
  });
});

test('charges of the banks on the way are written off within the limit', async () => {
  await accounts.call(addWriteOffLimit, {
    body: { currency: 'USD', effectiveFrom: '2026-01-01', smallRest: '0.50', bankCharges: '40' },
  });
  await secondPersonReleases(world);
  const { payable, report } = await aPaymentByLetter({ kind: 'made_to_order' });
  await report('2027-02-28');
  const { lcId } = await letterOfCreditOf(payable);
  await settle(lcId, 'accepted');
  const came = ((Number(payable.order.total.minor) - 3500) / 100).toFixed(2);
  expect(await settle(lcId, 'paid', came)).toMatchObject({
    instalments: [{ state: 'paid' }, { state: 'paid', writtenOff: { minor: '3500' } }],
  });
});

test('once a letter is reported with its copy, the hold lasts as long as opening it takes', async () => {
  const payable = await aPayableOrder(world, { market: 'BD', quantity: '600' });
  const { paymentOrderId } = await begin(payable, 'letter_of_credit');
  const { orderId } = payable.order;
  const heldUntil = async () => (await payable.buyer.call(readOrder, { params: { orderId } })).heldUntil;
  // Stock is not kept from others for weeks by a mere choice.
  expect(await heldUntil()).toBe(payable.order.heldUntil);
  const amount = (Number(payable.order.total.minor) / 100).toFixed(2);
  const fileId = await FOREIGN_RECORDS.fileId?.(payable.buyer, world);
  await payable.buyer.call(reportLetterOfCredit, {
    params: { paymentOrderId },
    body: { number: 'LC-2026-0099', bank: 'Delta Bank', amount, expiresOn: '2027-02-28', fileId },
  });
  // Monday 2 November; fifteen days without Fridays and Saturdays, in Dhaka.
  expect(await heldUntil()).toBe('2026-11-23T18:00:00.000Z');
});
