import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderLedgerProblem, settledFor } from '#domain/payments/ledger/ledger-check.ts';
import { balancesOf, type LedgerEntry } from '#domain/payments/ledger/ledger-entry.ts';
import { advanceReleasedEntry, captureEntry, invoiceEntry } from '#domain/payments/ledger/postings.ts';
import { money } from '#domain/shared/money.ts';
import { type BillablePart, billInvoice, releaseRest } from './bill-invoice.ts';
import { partsAfter as after, paid, part, SHIPMENT as shipment, short } from './billed-parts.fixture.ts';
import { spreadPayment } from './spread-payment.ts';

test('credit is split at each shipment: its invoice’s part less the share of the advance', () => {
  const credit = part({ kind: 'credit', state: 'covered', amountMinor: 70_000n });
  const first = billInvoice([paid('advance', 30_000n), credit], { ...shipment, isOnCredit: true });
  expect(after(first).map(short)).toEqual([
    ['advance', 'paid', 30_000, 30_000, 12_600, false],
    ['credit', 'covered', 29_400, 0, 0, true],
    ['credit', 'covered', 40_600, 0, 0, false],
  ]);
  expect([first.own, first.appliedMinor, first.releasedMinor]).toEqual([1, 12_600n, 0n]);
  const rest = { ...shipment, before: 420n, now: 600n, isLast: true, isOnCredit: true, totalMinor: 60_000n };
  const last = billInvoice(after(first), rest);
  expect(after(last).map(short)).toEqual([
    ['advance', 'paid', 30_000, 30_000, 30_000, false],
    ['credit', 'covered', 29_400, 0, 0, true],
    ['credit', 'covered', 42_600, 0, 0, true],
  ]);
});

test('a part shipment needs only its own money, and the rest is asked for with the next one', () => {
  const balance = part({ amountMinor: 70_000n, paidMinor: 29_400n });
  const { unpaid, ...first } = billInvoice([paid('advance', 30_000n), balance], shipment);
  expect(unpaid).toBeNull();
  expect(after({ unpaid, ...first }).map(short)).toEqual([
    ['advance', 'paid', 30_000, 30_000, 12_600, false],
    ['balance', 'paid', 29_400, 29_400, 0, true],
    ['balance', 'open', 40_600, 0, 0, false],
  ]);
  const tooLittle = part({ amountMinor: 70_000n, paidMinor: 29_399n });
  expect(billInvoice([paid('advance', 30_000n), tooLittle], shipment).unpaid).toBe(1);
});

test('less than was paid for is given back, more is asked for with the invoice', () => {
  const whole = { ...shipment, now: 1000n, isLast: true };
  const less = billInvoice([paid('advance', 100_000n)], { ...whole, totalMinor: 98_000n });
  expect(after(less).map(short)).toEqual([['advance', 'paid', 98_000, 98_000, 98_000, false]]);
  expect(less.releasedMinor).toBe(2000n);
  const more = billInvoice([paid('advance', 30_000n), paid('balance', 70_000n)], {
    ...whole,
    totalMinor: 102_000n,
  });
  expect(after(more).map(short)).toEqual([
    ['advance', 'paid', 30_000, 30_000, 30_000, false],
    ['balance', 'paid', 70_000, 70_000, 0, true],
    ['adjustment', 'open', 2000, 0, 0, true],
  ]);
});

test('a letter of credit follows what was billed, the advance it stands for too', () => {
  const promised = (kind: BillablePart['kind'], amountMinor: bigint) =>
    part({ kind, state: 'covered', amountMinor });
  const plan = [promised('advance', 30_000n), promised('balance', 70_000n)];
  const first = billInvoice(plan, { ...shipment, now: 800n, totalMinor: 80_000n });
  expect(after(first).map(short)).toEqual([
    ['advance', 'covered', 20_000, 0, 0, false],
    ['balance', 'covered', 80_000, 0, 0, true],
  ]);
  const rest = { ...shipment, before: 800n, now: 190n, isLast: true, totalMinor: 19_000n };
  expect(after(billInvoice(after(first), rest)).map(short)).toEqual([
    ['advance', 'covered', 19_000, 0, 0, true],
    ['balance', 'covered', 80_000, 0, 0, true],
  ]);
});

test('when nothing follows, what was paid ahead is given back and nothing more is asked for', () => {
  const rows = [
    { ...paid('advance', 30_000n), appliedMinor: 12_600n },
    { ...paid('balance', 29_400n), isInvoiced: true },
    part({ amountMinor: 40_600n, paidMinor: 1000n }),
  ];
  const { parts, releasedMinor } = releaseRest(rows);
  expect(parts.map(short)).toEqual([
    ['advance', 'paid', 12_600, 12_600, 12_600, false],
    ['balance', 'paid', 29_400, 29_400, 0, true],
    ['balance', 'cancelled', 0, 0, 0, false],
  ]);
  expect(releasedMinor).toBe(18_400n);
});

test('tax that the buyer deducted is not given back with the money', () => {
  const advance = { ...paid('advance', 30_000n), paidMinor: 29_970n, otherMinor: 30n };
  const { parts, releasedMinor } = releaseRest([advance]);
  expect(parts.map(short)).toEqual([['advance', 'paid', 30, 0, 0, false]]);
  expect(releasedMinor).toBe(29_970n);
});

type Plan = 'advance' | 'balance' | 'credit' | 'letter';
const anyOrder = fc.record({
  plan: fc.constantFrom<Plan>('advance', 'balance', 'credit', 'letter'),
  totalMinor: fc.bigInt({ min: 10_000n, max: 50_000_000n }),
  advancePercent: fc.bigInt({ min: 0n, max: 90n }),
  /** How much leaves with each shipment, in percent of the order. */
  shipments: fc.array(fc.bigInt({ min: 1n, max: 60n }), { minLength: 1, maxLength: 5 }),
  rounding: fc.array(fc.bigInt({ min: -50n, max: 50n }), { minLength: 5, maxLength: 5 }),
  payments: fc.array(fc.record({ percent: fc.bigInt({ min: 0n, max: 60n }), towards: fc.nat(6) }), {
    minLength: 6,
    maxLength: 6,
  }),
  isClosedShort: fc.boolean(),
});

function planOf(plan: Plan, totalMinor: bigint, advancePercent: bigint): BillablePart[] {
  const advance = plan === 'advance' ? totalMinor : (totalMinor * advancePercent) / 100n;
  const state = plan === 'letter' ? 'covered' : 'paid';
  const first = part({
    kind: 'advance',
    state,
    amountMinor: advance,
    paidMinor: state === 'paid' ? advance : 0n,
  });
  const rest = totalMinor - advance;
  const second =
    plan === 'credit'
      ? part({ kind: 'credit', state: 'covered', amountMinor: rest })
      : plan === 'letter'
        ? part({ state: 'covered', amountMinor: rest })
        : paid('balance', rest);
  return [first, second].filter(({ amountMinor }) => amountMinor > 0n);
}

const settledOf = (parts: readonly BillablePart[]) =>
  parts.reduce((sum, { paidMinor, otherMinor }) => sum + paidMinor + otherMinor, 0n);

test('whatever is ordered, shipped and paid: invoices are the instalments, the books say the same, nothing is below zero', () => {
  fc.assert(
    fc.property(
      anyOrder,
      ({ plan, totalMinor, advancePercent, shipments, rounding, payments, isClosedShort }) => {
        const inr = (minor: bigint) => money(minor, 'INR');
        let parts = planOf(plan, totalMinor, advancePercent);
        const begun = settledOf(parts);
        const capture = (minor: bigint, counted: { invoiced: bigint; ahead: bigint }) =>
          captureEntry({ into: 'bank', paid: inr(minor), taxWithheld: inr(0n) }, counted);
        const entries: LedgerEntry[] = [capture(begun, { invoiced: 0n, ahead: begun })];
        const ordered = 100n;
        let [before, billed, came] = [0n, 0n, begun];
        const fixed = new Map<number, bigint>();

        const pay = ({ percent, towards }: { percent: bigint; towards: number }) => {
          const paidMinor = (totalMinor * percent) / 100n;
          const left = parts.map(({ state, amountMinor, isInvoiced, ...each }) => ({
            leftMinor: state === 'paid' ? 0n : amountMinor - each.paidMinor - each.otherMinor,
            isInvoiced,
          }));
          const spread = spreadPayment(left, { paidMinor, withheldMinor: 0n, first: towards });
          entries.push(capture(paidMinor, spread));
          came += paidMinor;
          parts = parts.map((each, index) => {
            const more = spread.shares[index]?.paidMinor ?? 0n;
            const isPaid = more > 0n && more === left[index]?.leftMinor;
            return { ...each, paidMinor: each.paidMinor + more, state: isPaid ? 'paid' : each.state };
          });
        };

        shipments.forEach((now, index) => {
          const isLast = index === shipments.length - 1 && !isClosedShort;
          const total = (totalMinor * now) / ordered + (rounding[index] ?? 0n);
          if (total <= 0n) return;
          const invoice = { totalMinor: total, before, now, ordered, isLast, isOnCredit: plan === 'credit' };
          const result = billInvoice(
            parts.map((each) => ({ ...each, isForIt: false })),
            invoice,
          );
          expect(result.unpaid).toBeNull();
          const figures = { taxable: inr(total), gst: inr(0n), roundOff: inr(0n) };
          entries.push(invoiceEntry({ ...figures, applied: result.appliedMinor }));
          entries.push(advanceReleasedEntry(inr(result.releasedMinor)));
          parts = after(result);
          before += now;
          billed += total;
          for (const [place, each] of parts.entries())
            if (each.isInvoiced && !fixed.has(place)) fixed.set(place, each.amountMinor);
          const next = payments[index];
          if (next) pay(next);
        });
        if (isClosedShort) {
          const { parts: ended, releasedMinor } = releaseRest(parts);
          entries.push(advanceReleasedEntry(inr(releasedMinor)));
          parts = [...ended];
        }

        const books = balancesOf(entries);
        const invoiced = { taxable: billed, gst: 0n, roundOff: 0n };
        expect(orderLedgerProblem({ status: 'dispatched', invoiced }, books)).toBeNull();
        const owed = parts.filter(({ isInvoiced }) => isInvoiced);
        expect(books.receivable).toBe(
          owed.reduce((sum, each) => sum + each.amountMinor, 0n) - settledOf(owed),
        );
        expect(settledFor(books)).toBe(settledOf(parts));
        expect(came).toBe(settledOf(parts) - books.advances);
        for (const each of parts) {
          const settled = each.paidMinor + each.otherMinor;
          expect(each.paidMinor >= 0n && settled <= each.amountMinor && each.appliedMinor <= settled).toBe(
            true,
          );
        }
        // An invoice's part stays as it was asked for, whatever leaves later.
        for (const [place, amountMinor] of fixed) expect(parts[place]?.amountMinor).toBe(amountMinor);
        const complete = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
        if (shipments.length > 0 && billed > 0n) expect(complete).toBe(billed);
      },
    ),
    { numRuns: 2000 },
  );
});
