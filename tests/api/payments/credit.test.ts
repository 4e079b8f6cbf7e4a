/** Buying on credit: the limit is taken once, never beyond, and freed when the money comes or the order dies. */

import { expect, test } from 'vitest';
import { cancelOrder, previewCancel } from '#contract/customer/cancel-order.ts';
import { listPayments } from '#contract/customer/payments.ts';
import { expireHolds } from '#server/capabilities/order-records/expire-holds.ts';
import { closeExpiredOrder } from '#server/capabilities/payments/refunds/close-order-accounts.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anOrderingBuyer, type OrderingBuyer, signedInAgain } from '#tests/support/data/orders.ts';
import { aPayableOrder, begin, payByCard, readOrderOf, withCredit } from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();

const LAKH = 10_000_000n;
const ON_CREDIT = { creditDays: 30 } as const;
const MADE = { quality: { kind: 'made_to_order' as const } };

async function aTrustedBuyer(minor = LAKH): Promise<OrderingBuyer> {
  const buyer = await anOrderingBuyer(world);
  await withCredit(world, buyer, { minor, currency: 'INR' });
  return buyer;
}

const meter = async (buyer: OrderingBuyer) => (await buyer.call(listPayments, { query: {} })).credit;

test('credit covers the whole order and confirms it at once; paying it back frees the limit', async () => {
  const buyer = await aTrustedBuyer();
  const payable = await aPayableOrder(world, { buyer, ...ON_CREDIT });
  const payment = await begin(payable, 'credit');
  expect(payment).toMatchObject({
    provider: 'credit',
    status: 'captured',
    statusLabel: 'Covered by credit',
    checkout: { kind: 'none' },
    instalment: { kind: 'credit', state: 'covered' },
  });
  expect(await readOrderOf(payable)).toMatchObject({ status: 10, instalments: [{ state: 'covered' }] });
  const { total } = payable.order;
  expect(await meter(buyer)).toEqual({
    limit: { minor: String(LAKH), currency: 'INR' },
    used: total,
    free: { minor: String(LAKH - BigInt(total.minor)), currency: 'INR' },
    nextDueOn: null,
  });
  expect((await refusalOf(begin(payable, 'credit'))).code).toBe('method_closed');
  await payByCard(world, payable);
  expect(await readOrderOf(payable)).toMatchObject({ status: 10, instalments: [{ state: 'paid' }] });
  expect((await meter(buyer)).used.minor).toBe('0');
});

test('credit that is short is said with the amount that is missing, and nothing is taken', async () => {
  const buyer = await aTrustedBuyer(6_000_000n);
  const first = await aPayableOrder(world, { buyer, ...ON_CREDIT });
  const second = await aPayableOrder(world, { buyer, ...ON_CREDIT });
  await begin(first, 'credit');
  const refused = await refusalOf(begin(second, 'credit'));
  expect([refused.status, refused.code, refused.body.details?.code]).toEqual([
    422,
    'order_refused',
    'credit_short',
  ]);
  const short = 2n * BigInt(first.order.total.minor) - 6_000_000n;
  const message = String(refused.body.details?.message).replaceAll(',', '');
  expect(message).toContain(`short by ₹${Number(short) / 100}`);
  expect((await readOrderOf(second)).status).toBe(5);
});

test('two orders at once never take the same free credit', async () => {
  const buyer = await aTrustedBuyer(6_000_000n);
  const payables = [
    await aPayableOrder(world, { buyer, ...ON_CREDIT }),
    await aPayableOrder(world, { buyer, ...ON_CREDIT }),
    await aPayableOrder(world, { buyer, ...ON_CREDIT }),
  ];
  const outcomes = await Promise.allSettled(payables.map((payable) => begin(payable, 'credit')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { used, limit } = await meter(buyer);
  expect(BigInt(used.minor)).toBeLessThanOrEqual(BigInt(limit.minor));
});

test('with an advance the credit is kept free while the buyer pays, and taken when the order is confirmed', async () => {
  const buyer = await aTrustedBuyer();
  const payable = await aPayableOrder(world, { buyer, ...MADE, ...ON_CREDIT });
  const [advance, credit] = payable.order.instalments;
  const early = await refusalOf(begin(payable, 'credit'));
  expect(early.code).toBe('method_closed');
  await begin(payable, 'upi');
  expect((await meter(buyer)).used).toEqual(credit?.amount);
  await payByCard(world, payable);
  expect(await readOrderOf(payable)).toMatchObject({
    status: 10,
    instalments: [
      { state: 'paid', paid: advance?.amount },
      { state: 'covered', left: credit?.amount },
    ],
  });
});

test('a hold that runs out gives the credit back', async () => {
  const buyer = await aTrustedBuyer();
  const payable = await aPayableOrder(world, { buyer, ...MADE, ...ON_CREDIT });
  await begin(payable, 'card');
  world.clock.advance(30 * 60);
  await expireHolds(world.services, (tx, order) => closeExpiredOrder(world.services, tx, order));
  const later = await signedInAgain(world, buyer);
  expect((await meter(later)).used.minor).toBe('0');
  expect((await readOrderOf({ ...payable, buyer: later })).status).toBe(50);
});

test('a cancelled order on credit owes nothing and frees the limit', async () => {
  const buyer = await aTrustedBuyer();
  const payable = await aPayableOrder(world, { buyer, ...ON_CREDIT });
  await begin(payable, 'credit');
  const { orderId } = payable.order;
  const preview = await buyer.call(previewCancel, { params: { orderId } });
  expect(preview).toMatchObject({ canCancel: true, whyNot: null, refundAmount: { minor: '0' } });
  expect(preview.refundTo).toMatch(/of your credit limit will be available again\.$/);
  expect(await buyer.call(cancelOrder, { params: { orderId }, body: {} })).toMatchObject({
    success: true,
    refundAmount: { minor: '0' },
  });
  expect((await meter(buyer)).used.minor).toBe('0');
});
