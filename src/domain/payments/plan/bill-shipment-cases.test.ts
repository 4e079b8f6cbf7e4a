import { expect, test } from 'vitest';
import { type BillablePart, billInvoice } from './bill-invoice.ts';
import { paid, part, partsAfter, SHIPMENT, short } from './billed-parts.fixture.ts';

type BillingCase = {
  readonly given: readonly BillablePart[];
  readonly invoice?: Partial<typeof SHIPMENT>;
  readonly billed: readonly ReturnType<typeof short>[];
  readonly applied: bigint;
  readonly released?: bigint;
  readonly own: number | null;
  readonly unpaid?: number;
};

const BILLING_CASES: Record<string, BillingCase> = {
  'tax that the buyer deducted settles like money': {
    given: [paid('advance', 30_000n), part({ amountMinor: 70_000n, paidMinor: 29_000n, otherMinor: 400n })],
    billed: [
      ['advance', 'paid', 30_000, 30_000, 12_600, false],
      ['balance', 'paid', 29_400, 29_000, 0, true],
      ['balance', 'open', 40_600, 0, 0, false],
    ],
    applied: 42_000n,
    own: 1,
  },
  'earlier invoices and cancelled parts stay as they are, and what was paid too early waits for the next': {
    given: [
      paid('advance', 30_000n),
      part({ state: 'cancelled', isForIt: true }),
      part({ amountMinor: 10_000n, isInvoiced: true, isForIt: true }),
      paid('balance', 70_000n),
    ],
    billed: [
      ['advance', 'paid', 30_000, 30_000, 12_600, false],
      ['balance', 'cancelled', 0, 0, 0, false],
      ['balance', 'open', 10_000, 0, 0, true],
      ['balance', 'paid', 29_400, 29_400, 0, true],
      ['balance', 'paid', 40_600, 40_600, 0, false],
    ],
    applied: 42_000n,
    own: 3,
  },
  'an order that is paid whole in advance pays the rounded rupee of a part shipment too': {
    given: [paid('advance', 100_000n)],
    invoice: { totalMinor: 42_001n },
    billed: [['advance', 'paid', 100_000, 100_000, 42_001, false]],
    applied: 42_001n,
    own: null,
  },
  'an invoice that the advance pays whole leaves the balance alone': {
    given: [paid('advance', 30_000n), part({ amountMinor: 70_000n })],
    invoice: { now: 100n, totalMinor: 3000n },
    billed: [
      ['advance', 'paid', 30_000, 30_000, 3000, false],
      ['balance', 'open', 70_000, 0, 0, false],
    ],
    applied: 3000n,
    own: null,
  },
  'a second shipment takes its share of what is left of the advance': {
    given: [
      { ...paid('advance', 30_000n), appliedMinor: 12_600n },
      part({ amountMinor: 40_600n, paidMinor: 20_300n }),
    ],
    invoice: { before: 420n, now: 290n, totalMinor: 29_000n },
    billed: [
      ['advance', 'paid', 30_000, 30_000, 21_300, false],
      ['balance', 'paid', 20_300, 20_300, 0, true],
      ['balance', 'open', 20_300, 0, 0, false],
    ],
    applied: 29_000n,
    own: 1,
  },
  'two advances pay no more than the invoice, and the rest of the second is given back': {
    given: [paid('advance', 20_000n), paid('advance', 10_000n)],
    invoice: { now: 1000n, isLast: true, totalMinor: 25_000n },
    billed: [
      ['advance', 'paid', 20_000, 20_000, 20_000, false],
      ['advance', 'paid', 5000, 5000, 5000, false],
    ],
    applied: 25_000n,
    released: 5000n,
    own: null,
  },
  'what is paid moves to the shipment before anything more is asked for': {
    given: [
      { ...paid('balance', 10_000n), isForIt: true },
      part({ amountMinor: 30_000n }),
      paid('balance', 30_000n),
    ],
    invoice: { totalMinor: 25_000n },
    billed: [
      ['balance', 'paid', 25_000, 25_000, 0, true],
      ['balance', 'open', 30_000, 0, 0, false],
      ['balance', 'paid', 15_000, 15_000, 0, false],
    ],
    applied: 25_000n,
    own: 0,
  },
  'goods do not leave while a paisa is missing, whatever several parts gave': {
    given: [
      { ...paid('balance', 10_000n), isForIt: true },
      paid('balance', 5000n),
      part({ amountMinor: 30_000n, paidMinor: 29_999n }),
    ],
    invoice: { totalMinor: 45_000n },
    billed: [
      ['balance', 'paid', 45_000, 44_999, 0, true],
      ['balance', 'paid', 0, 0, 0, false],
      ['balance', 'cancelled', 0, 0, 0, false],
    ],
    applied: 44_999n,
    own: 0,
    unpaid: 0,
  },
  'a letter that is used up by one shipment stands for nothing else': {
    given: [
      part({ kind: 'advance', state: 'covered', amountMinor: 30_000n }),
      part({ state: 'covered', amountMinor: 70_000n }),
    ],
    invoice: { now: 1000n, totalMinor: 100_000n },
    billed: [
      ['advance', 'cancelled', 0, 0, 0, false],
      ['balance', 'covered', 100_000, 0, 0, true],
    ],
    applied: 0n,
    own: 1,
  },
  'a letter for the advance alone is the invoice’s own part': {
    given: [part({ kind: 'advance', state: 'covered', amountMinor: 100_000n })],
    billed: [
      ['advance', 'covered', 42_000, 0, 0, true],
      ['advance', 'covered', 58_000, 0, 0, false],
    ],
    applied: 0n,
    own: 0,
  },
};

test.each(Object.entries(BILLING_CASES))('%s', (_name, { given, invoice, billed, ...expected }) => {
  const result = billInvoice(given, { ...SHIPMENT, ...invoice });
  expect(partsAfter(result).map(short)).toEqual(billed);
  expect([result.appliedMinor, result.releasedMinor]).toEqual([expected.applied, expected.released ?? 0n]);
  expect([result.own, result.unpaid]).toEqual([expected.own, expected.unpaid ?? null]);
});
