import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { confirmsOrder, PAYMENT_STATUS_LABEL, paymentStatus } from './instalment-status.ts';
import {
  advanceWithinCredit,
  creditDaysGiven,
  creditNeeded,
  dueOn,
  dueText,
  type Instalment,
  instalmentsOf,
  instalmentsWithin,
  type PaymentPlan,
  storedInstalment,
  storedKind,
  usualPlan,
} from './payment-plan.ts';
import { spreadPayment } from './spread-payment.ts';

const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');
const TOTAL = rupees(202_125);
const CREDIT: PaymentPlan = { advancePercent: 30, balance: 'on_credit', creditDays: 45 };
const BATCH_SIZE: PaymentPlan = { advancePercent: 30, balance: 'before_dispatch', creditDays: 0 };

test('an advance is whole rupees and the balance is all the rest', () => {
  expect(instalmentsOf(TOTAL, CREDIT)).toEqual([
    { kind: 'advance', amount: rupees(60_638), due: 'at_order', creditDays: 0 },
    { kind: 'balance', amount: rupees(141_487), due: 'after_invoice', creditDays: 45 },
  ]);
  expect(instalmentsOf(TOTAL, BATCH_SIZE)[1]).toMatchObject({ due: 'before_dispatch', creditDays: 0 });
  expect(instalmentsOf(money(1001n, 'USD'), BATCH_SIZE).map(({ amount }) => amount.minor)).toEqual([
    300n,
    701n,
  ]);
});

test('a plan of all or nothing is one instalment', () => {
  expect(instalmentsOf(TOTAL, usualPlan('stock', 0))).toMatchObject([{ kind: 'advance', amount: TOTAL }]);
  expect(instalmentsOf(TOTAL, usualPlan('bundle', 30))).toMatchObject([
    { kind: 'balance', amount: TOTAL, creditDays: 30 },
  ]);
  expect(usualPlan('made_to_order', 45)).toEqual(CREDIT);
  expect(usualPlan('made_to_order', 0)).toEqual(BATCH_SIZE);
});

test('where the limit is short the advance grows until the rest fits', () => {
  const free = rupees(100_000);
  const instalments = instalmentsOf(TOTAL, CREDIT, advanceWithinCredit(TOTAL, free));
  expect(instalments.map(({ amount }) => amount)).toEqual([rupees(102_125), free]);
  expect(creditNeeded(instalments, 'INR')).toEqual(free);
  expect(advanceWithinCredit(rupees(5), free)).toEqual(rupees(0));
  expect(instalmentsOf(TOTAL, CREDIT, rupees(999_999))).toMatchObject([{ kind: 'advance', amount: TOTAL }]);
});

test('what is lent is what neither the free limit nor the account credit pays, and without credit nothing is', () => {
  const advance = (plan: PaymentPlan, free: number | null, accountCredit: number) =>
    instalmentsWithin(TOTAL, {
      plan,
      creditFree: free === null ? null : rupees(free),
      accountCredit: rupees(accountCredit),
    })[0]?.amount;
  expect(advance(CREDIT, null, 70_000)).toEqual(rupees(70_000));
  expect(advance(CREDIT, 100_000, 70_000)).toEqual(rupees(102_125));
  expect(advance(CREDIT, 100_000, 110_000)).toEqual(rupees(110_000));
  expect(advance(BATCH_SIZE, 0, 110_000)).toEqual(rupees(60_638));
});

test('where no credit is free, paying the short part in advance is an order without credit', () => {
  const none = rupees(0);
  expect(creditDaysGiven(45, { free: none, paysShortInAdvance: true })).toBe(0);
  expect(creditDaysGiven(45, { free: rupees(1), paysShortInAdvance: true })).toBe(45);
  // Without that word the buyer is notified that the limit is short.
  expect(creditDaysGiven(45, { free: none, paysShortInAdvance: false })).toBe(45);
  // Exactly then is nothing left for credit.
  for (const minor of [0n, 1n, TOTAL.minor - 1n, TOTAL.minor, TOTAL.minor + 1n]) {
    const free = money(minor, 'INR');
    const plan = instalmentsOf(TOTAL, CREDIT, advanceWithinCredit(TOTAL, free));
    const days = creditDaysGiven(45, { free, paysShortInAdvance: true });
    expect(creditNeeded(plan, 'INR').minor > 0n).toBe(days > 0);
  }
});

test('instalments always add up to the total and are never negative', () => {
  const plan = fc.record({
    advancePercent: fc.integer({ min: 0, max: 100 }),
    balance: fc.constantFrom<PaymentPlan['balance']>('before_dispatch', 'on_credit'),
    creditDays: fc.constantFrom(...CREDIT_PERIODS_DAYS),
  });
  const total = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.constantFrom<Currency>('INR', 'USD'));
  fc.assert(
    fc.property(total, plan, fc.bigInt({ min: 0n, max: 10n ** 12n }), ([minor, currency], terms, least) => {
      const instalments = instalmentsOf(money(minor, currency), terms, money(least, currency));
      expect(instalments.reduce((sum, { amount }) => sum + amount.minor, 0n)).toBe(minor);
      expect(instalments.every(({ amount }) => amount.minor > 0n)).toBe(true);
    }),
  );
});

test('a balance has no day before the goods are ready or the tax invoice is written', () => {
  const open = { heldTo: '2026-11-12', goodsReadyOn: null, invoicedOn: null };
  const days = { heldTo: '2026-11-12', goodsReadyOn: '2026-12-01', invoicedOn: '2026-12-02' };
  const [advance, later] = instalmentsOf(TOTAL, CREDIT);
  const ready = instalmentsOf(TOTAL, BATCH_SIZE)[1];
  if (!(advance && later && ready)) throw new Error('there are two instalments');
  expect([advance, later, ready].map((one) => dueOn(one, open))).toEqual(['2026-11-12', null, null]);
  expect([advance, later, ready].map((one) => dueOn(one, days))).toEqual([
    '2026-11-12',
    '2027-01-16',
    '2026-12-01',
  ]);
});

test('money counts for the part it was paid for, then for the oldest; tax that was deducted comes first', () => {
  const parts = [60_638n, 141_487n].map((leftMinor, index) => ({ leftMinor, isInvoiced: index === 1 }));
  const spread = (paidMinor: bigint, first = 0, withheldMinor = 0n) =>
    spreadPayment(parts, { paidMinor, withheldMinor, first });
  const paid = ({ shares }: ReturnType<typeof spread>) => shares.map(({ paidMinor }) => Number(paidMinor));
  expect(paid(spread(60_000n))).toEqual([60_000, 0]);
  expect(paid(spread(100_000n))).toEqual([60_638, 39_362]);
  expect(paid(spread(100_000n, 1))).toEqual([0, 100_000]);
  expect(paid(spread(999_999n))).toEqual([60_638, 141_487]);
  expect(spread(100_000n, 0, 38n)).toEqual({
    shares: [
      { paidMinor: 60_600n, withheldMinor: 38n },
      { paidMinor: 39_400n, withheldMinor: 0n },
    ],
    invoiced: 39_400n,
    ahead: 60_638n,
  });
});

test('what is open after its day is overdue, and without a day it is only due', () => {
  expect(Object.values(PAYMENT_STATUS_LABEL)).toEqual(['Due', 'Overdue', 'Paid']);
  expect(paymentStatus(rupees(1), '2026-11-11', '2026-11-12')).toBe('overdue');
  expect(paymentStatus(rupees(1), '2026-11-12', '2026-11-12')).toBe('due');
  expect(paymentStatus(rupees(1), null, '2026-11-12')).toBe('due');
  expect(paymentStatus(rupees(0), '2026-11-11', '2026-11-12')).toBe('paid');
});

function settled(plan: readonly Instalment[], paidMinor: bigint) {
  const parts = plan.map(({ amount }) => ({ leftMinor: amount.minor, isInvoiced: false }));
  const { shares } = spreadPayment(parts, { paidMinor, withheldMinor: 0n, first: 0 });
  return plan.map((part, index) => {
    const minor = shares[index]?.paidMinor ?? 0n;
    return { ...part, settled: money(minor, 'INR'), open: money(part.amount.minor - minor, 'INR') };
  });
}

test('an order is confirmed by its advance, and by credit for what comes later', () => {
  const confirmed = (plan: PaymentPlan, received: number, isCovered: boolean) =>
    confirmsOrder(settled(instalmentsOf(TOTAL, plan), rupees(received).minor), isCovered);
  expect(confirmed(BATCH_SIZE, 60_637, true)).toBe(false);
  expect(confirmed(BATCH_SIZE, 60_638, false)).toBe(true);
  expect(confirmed(CREDIT, 60_638, false)).toBe(false);
  expect(confirmed(CREDIT, 60_638, true)).toBe(true);
  expect(confirmed(CREDIT, 202_125, false)).toBe(true);
  expect(confirmed(usualPlan('stock', 30), 0, true)).toBe(true);
});

test('an instalment comes back from what is kept of it, and says when it falls due', () => {
  const instalments = [CREDIT, BATCH_SIZE].flatMap((plan) => instalmentsOf(TOTAL, plan));
  expect(instalments.map(storedKind)).toEqual(['advance', 'credit', 'advance', 'balance']);
  expect(instalments.map((one) => storedInstalment(storedKind(one), one.amount, 45))).toEqual(instalments);
  expect(instalments.map(dueText)).toEqual([
    'With the order',
    '45 days after the tax invoice',
    'With the order',
    'Before dispatch',
  ]);
  expect(dueText({ due: 'after_invoice', creditDays: 0 })).toBe('With the tax invoice');
});
