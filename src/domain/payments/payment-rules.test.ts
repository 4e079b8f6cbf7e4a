import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { payableFromAccountCredit } from './account-credit.ts';
import { largestTds, reportedAmountProblem, settledBy, tdsProblem, tdsRoom } from './buyer-tds.ts';
import { captureOutcome, captureProblem, unconfirmedPaymentText } from './capture.ts';
import { isMoreCredit } from './credit-grant.ts';
import { creditMeter } from './credit-meter.ts';
import { refusalStep } from './payout-state.ts';
import { allocateRefund, type Refundable, refundParts } from './refund.ts';

const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');

test('a thousandth is the most a buyer deducts, and a started rupee counts', () => {
  expect(largestTds(rupees(210_000))).toEqual(rupees(210));
  expect(largestTds(rupees(210_001))).toEqual(rupees(211));
  expect(largestTds(money(500_000n, 'USD'))).toEqual(money(0n, 'USD'));
  const part = { amount: rupees(210_001), withheld: rupees(0), left: rupees(210_001) };
  expect(tdsProblem(rupees(211), part)).toBeNull();
  expect(tdsProblem(rupees(212), part)).toBe('TDS is at most 0.1%, here ₹211.00.');
  expect(tdsProblem(rupees(0), part)).toBeNull();
  expect(tdsProblem(rupees(-1), part)).toBe('Enter the TDS as a positive amount.');
  const dollars = { amount: money(100n, 'USD'), withheld: money(0n, 'USD'), left: money(100n, 'USD') };
  expect(tdsProblem(money(1n, 'USD'), dollars)).toBe('TDS applies to rupee payments only.');
  expect(tdsRoom({ ...part, withheld: rupees(200) })).toEqual(rupees(11));
  expect(tdsRoom({ ...part, withheld: rupees(200), left: rupees(5) })).toEqual(rupees(5));
  expect(tdsRoom({ ...part, left: rupees(0) })).toEqual(rupees(0));
  expect(settledBy({ paid: rupees(209_790), tds: rupees(210) })).toEqual(rupees(210_000));
});

test('a transfer may be too much, but not more than twice the order', () => {
  const reported = (paid: number, tds = 0) => ({ paid: rupees(paid), tds: rupees(tds) });
  expect(reportedAmountProblem(reported(106_640, 54), rupees(53_347))).toBeNull();
  expect(reportedAmountProblem(reported(106_694, 1), rupees(53_347))).toBe(
    'This is more than twice the order of ₹53,347.00. Check the amount.',
  );
});

test('a refund is told of the last part first, and never of more than was paid for it', () => {
  expect(allocateRefund([rupees(30), rupees(70)], rupees(80))).toEqual([rupees(10), rupees(70)]);
  expect(allocateRefund([rupees(30), rupees(0)], rupees(50))).toEqual([rupees(30), rupees(0)]);
});

const EXPECTED = { providerOrderId: 'order_1', amount: rupees(60_638) };
const REPORTED = { providerOrderId: 'order_1', minor: 6_063_800n, currency: 'inr' };

test('a payment counts only with the order, currency and amount that were asked for', () => {
  expect(captureProblem(EXPECTED, REPORTED)).toBeNull();
  expect(captureProblem(EXPECTED, { ...REPORTED, providerOrderId: 'order_2' })).toBe('order_differs');
  expect(captureProblem(EXPECTED, { ...REPORTED, currency: 'USD' })).toBe('currency_differs');
  for (const minor of [6_063_799n, 6_063_801n, 0n]) {
    expect(captureProblem(EXPECTED, { ...REPORTED, minor })).toBe('amount_differs');
  }
});

test('money for a cancelled order goes back, all other money is taken', () => {
  expect(captureOutcome('cancelled')).toBe('refund');
  for (const status of ['provisional', 'created', 'dispatched', 'warehouse', 'delivered'] as const) {
    expect(captureOutcome(status)).toBe('settle');
  }
  expect(unconfirmedPaymentText('P-1')).toMatch(/^We could not confirm this payment\. .+ Reference: P-1$/);
});

test('the credit meter shows what is taken, free and next', () => {
  const uses = [
    { open: rupees(40_000), dueOn: '2026-12-20' },
    { open: rupees(30_000), dueOn: '2026-12-01' },
    { open: rupees(5000), dueOn: '2026-12-01' },
    { open: rupees(0), dueOn: '2026-11-01' },
    { open: rupees(25_000), dueOn: null },
  ];
  expect(creditMeter(rupees(250_000), uses)).toEqual({
    limit: rupees(250_000),
    used: rupees(100_000),
    free: rupees(150_000),
    usedPercent: 40,
    nextDue: { day: '2026-12-01', amount: rupees(35_000) },
  });
  expect(creditMeter(rupees(90_000), uses)).toMatchObject({ free: rupees(0), usedPercent: 100 });
  expect(creditMeter(rupees(0), [])).toMatchObject({ free: rupees(0), usedPercent: 100, nextDue: null });
  expect(() => creditMeter(rupees(1), [{ open: money(1n, 'USD'), dueOn: null }])).toThrow(RangeError);
});

test('money goes back the way it came, the latest payment first', () => {
  const payments: Refundable[] = [
    { paymentId: 'first', captured: rupees(60_000), refunded: rupees(0) },
    { paymentId: 'second', captured: rupees(40_000), refunded: rupees(10_000) },
    { paymentId: 'third', captured: rupees(500), refunded: rupees(500) },
  ];
  expect(refundParts(payments, rupees(50_000))).toEqual([
    { paymentId: 'second', amount: rupees(30_000) },
    { paymentId: 'first', amount: rupees(20_000) },
  ]);
  expect(refundParts(payments, rupees(0))).toEqual([]);
  expect(() => refundParts(payments, rupees(90_001))).toThrow(RangeError);
});

test('parts of a refund always add up to it and never exceed their payment', () => {
  const payment = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.bigInt({ min: 0n, max: 100n }));
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 6 }), fc.bigInt({ min: 0n, max: 100n }), (rows, percent) => {
      const payments = rows.map(([captured, gone], index) => ({
        paymentId: String(index),
        captured: money(captured, 'INR'),
        refunded: money((captured * gone) / 100n, 'INR'),
      }));
      const possible = payments.reduce(
        (sum, { captured, refunded }) => sum + captured.minor - refunded.minor,
        0n,
      );
      const parts = refundParts(payments, money((possible * percent) / 100n, 'INR'));
      expect(parts.reduce((sum, { amount }) => sum + amount.minor, 0n)).toBe((possible * percent) / 100n);
      for (const { paymentId, amount } of parts) {
        const { captured, refunded } = payments[Number(paymentId)] ?? {
          captured: money(0n, 'INR'),
          refunded: money(0n, 'INR'),
        };
        expect(amount.minor <= captured.minor - refunded.minor).toBe(true);
      }
    }),
  );
});

test('an account credit pays no more than there is and no more than is due', () => {
  expect(payableFromAccountCredit(rupees(100), rupees(40))).toEqual(rupees(40));
  expect(payableFromAccountCredit(rupees(100), rupees(140))).toEqual(rupees(100));
});

test.each([
  [100, 30, false],
  [101, 30, true],
  [99, 45, true],
  [99, 0, false],
  [0, 90, false],
] as const)('after ₹100 for 30 days ₹%i for %i days are more credit: %s', (limit, creditDays, isMore) => {
  const before = { limit: rupees(100), creditDays: 30 } as const;
  expect(isMoreCredit(before, { limit: rupees(limit), creditDays })).toBe(isMore);
});

const person = (staffId: string) => ({ staffId, isAutopilot: false, newUntil: null });
test.each([
  [{ wasReturned: false, returnedBy: null }, 1_000_000, 'released'],
  [{ wasReturned: true, returnedBy: person('asha') }, 100_000, 'released'],
  [{ wasReturned: true, returnedBy: person('asha') }, 100_001, 'second_person_needed'],
  [{ wasReturned: true, returnedBy: person('bina') }, 100_001, 'released'],
  [{ wasReturned: true, returnedBy: null }, 100_001, 'waits_for_second'],
] as const)('Asha refuses a payout (%j) of ₹%i: %s', (returned, amount, step) => {
  expect(refusalStep(rupees(amount), { ...returned, by: person('asha') })).toBe(step);
});
