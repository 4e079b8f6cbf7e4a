import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Currency, money } from '#domain/shared/money.ts';
import {
  balancesProblem,
  entryProblem,
  orderLedgerProblem,
  receivedFor,
  settledFor,
} from './ledger-check.ts';
import { balancesOf, LEDGER_ACCOUNTS, type LedgerEntry, ledgerEntry } from './ledger-entry.ts';
import {
  adjustmentEntry,
  advanceUsedEntry,
  attemptEndedEntry,
  attemptEntry,
  cancellationEntry,
  captureEntry,
  creditEntry,
  dueEntry,
  refundEntry,
  strayCaptureEntry,
  writeOffEntry,
} from './postings.ts';

const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');
const NOTHING = rupees(0);
const DUE = dueEntry({ taxable: rupees(200_000), gst: rupees(10_000), roundOff: NOTHING });
const paid = (count: number, tds = 0) =>
  ({ into: 'bank', paid: rupees(count), taxWithheld: rupees(tds), towards: 'receivable' }) as const;
const linesOf = ({ lines }: LedgerEntry) =>
  Object.fromEntries(lines.map(({ account, amount }) => [account, Number(amount.minor / 100n)]));

test('an order falls due as its papers split it', () => {
  expect(linesOf(DUE)).toEqual({ receivable: 210_000, order_value: -200_000, tax: -10_000 });
  const rounded = dueEntry({
    taxable: money(10_000_033n, 'INR'),
    gst: money(500_002n, 'INR'),
    roundOff: money(-35n, 'INR'),
  });
  expect(rounded.lines).toContainEqual({ account: 'round_off', amount: money(35n, 'INR') });
  expect(rounded.lines).toContainEqual({ account: 'receivable', amount: money(10_500_000n, 'INR') });
});

test('a payment settles what is due, and what is over is kept for the customer', () => {
  expect(linesOf(captureEntry(paid(60_000), balancesOf([DUE])))).toEqual({
    bank: 60_000,
    receivable: -60_000,
  });
  expect(linesOf(captureEntry(paid(215_000), balancesOf([DUE])))).toEqual({
    bank: 215_000,
    receivable: -210_000,
    advances: -5000,
  });
});

test('tax that the buyer deducted does not show as due', () => {
  expect(linesOf(captureEntry(paid(209_790, 210), balancesOf([DUE])))).toEqual({
    bank: 209_790,
    tax_withheld: 210,
    receivable: -210_000,
  });
});

test('of money and tax that are too much, only the money is kept', () => {
  expect(linesOf(captureEntry(paid(211_000, 210), balancesOf([DUE])))).toEqual({
    bank: 211_000,
    tax_withheld: 210,
    receivable: -210_000,
    advances: -1210,
  });
});

test('credit moves the debt, and paying it back comes first to the credit', () => {
  const credit = creditEntry(rupees(147_000));
  expect(linesOf(credit)).toEqual({ credit: 147_000, receivable: -147_000 });
  const receipt = { ...paid(150_000), into: 'provider_clearing', towards: 'credit' } as const;
  expect(linesOf(captureEntry(receipt, balancesOf([DUE, credit])))).toEqual({
    provider_clearing: 150_000,
    credit: -147_000,
    receivable: -3000,
  });
});

test('an attempt moves nothing but is remembered until it ends', () => {
  const begun = balancesOf([DUE, attemptEntry(rupees(60_000))]);
  expect([begun.attempts_open, begun.receivable]).toEqual([6_000_000n, 21_000_000n]);
  const ended = balancesOf([attemptEntry(rupees(60_000)), attemptEndedEntry(rupees(60_000))]);
  expect(ended.attempts_open).toBe(0n);
});

test('kept money pays for another order', () => {
  const used = { amount: rupees(5000), towards: 'receivable' } as const;
  expect(linesOf(advanceUsedEntry(used, balancesOf([DUE])))).toEqual({ advances: 5000, receivable: -5000 });
  const onCredit = balancesOf([DUE, creditEntry(rupees(149_940))]);
  expect(linesOf(advanceUsedEntry({ ...used, towards: 'credit' }, onCredit))).toEqual({
    advances: 5000,
    credit: -5000,
  });
});

test('a rest that is given up settles the debt, but is no money that came', () => {
  const history = [DUE, captureEntry(paid(209_990), balancesOf([DUE]))];
  const rest = { amount: rupees(10), towards: 'receivable' } as const;
  const entry = writeOffEntry(rest, balancesOf(history));
  expect(linesOf(entry)).toEqual({ written_off: 10, receivable: -10 });
  const after = balancesOf([...history, entry]);
  expect([settledFor(after), receivedFor(after)]).toEqual([21_000_000n, 20_999_000n]);
  expect(() => writeOffEntry(rest, after)).toThrow(RangeError);
  const back = { refund: rupees(209_990), kept: rupees(0), toAdvance: rupees(0) };
  const closed = balancesOf([...history, entry, cancellationEntry(back, after)]);
  expect([closed.written_off, closed.receivable, closed.refunds_due]).toEqual([0n, 0n, -20_999_000n]);
});

test('a cancelled order leaves nothing but the refund that is owed and what material cost', () => {
  const history = [DUE, captureEntry(paid(60_000, 60), balancesOf([DUE])), creditEntry(rupees(149_940))];
  const before = balancesOf(history);
  expect([settledFor(before), receivedFor(before)]).toEqual([6_006_000n, 6_000_000n]);
  const cancelled = cancellationEntry(
    { refund: rupees(40_000), kept: rupees(20_000), toAdvance: NOTHING },
    before,
  );
  const after = balancesOf([...history, cancelled, refundEntry('bank', rupees(40_000))]);
  const open = LEDGER_ACCOUNTS.filter((account) => after[account] !== 0n);
  expect(open).toEqual(['bank', 'adjustments']);
  expect([after.bank, after.adjustments]).toEqual([2_000_000n, -2_000_000n]);
  expect(orderLedgerProblem({ status: 'cancelled', total: rupees(210_000) }, after)).toBeNull();
  const tooMuch = { refund: rupees(60_001), kept: NOTHING, toAdvance: NOTHING };
  expect(() => cancellationEntry(tooMuch, before)).toThrow(RangeError);
});

test('money for a dead order is owed back at once', () => {
  const stray = [
    strayCaptureEntry('provider_clearing', rupees(500)),
    refundEntry('provider_clearing', rupees(500)),
  ];
  expect(balancesOf(stray.slice(0, 1)).refunds_due).toBe(-50_000n);
  expect(Object.values(balancesOf(stray)).every((sum) => sum === 0n)).toBe(true);
});

test('what is wrong in the books is named', () => {
  const live = { status: 'created', total: rupees(210_000) } as const;
  const balances = balancesOf([DUE]);
  expect(orderLedgerProblem(live, balances)).toBeNull();
  expect(orderLedgerProblem({ ...live, total: rupees(210_001) }, balances)).toBe('total_differs');
  expect(orderLedgerProblem({ ...live, status: 'cancelled' }, balances)).toBe('cancelled_order_open');
  expect(orderLedgerProblem(live, { ...balances, bank: 1n })).toBe('accounts_unbalanced');
  const overdrawn = balancesOf([DUE, creditEntry(rupees(210_001))]);
  expect(orderLedgerProblem(live, overdrawn)).toBe('debt_below_zero');
  const lone: LedgerEntry = { kind: 'due', lines: [{ account: 'bank', amount: rupees(1) }] };
  expect(entryProblem(lone)).toBe('entry_unbalanced');
  const mixed: LedgerEntry = {
    kind: 'due',
    lines: [
      { account: 'bank', amount: rupees(1) },
      { account: 'advances', amount: money(-100n, 'USD') },
    ],
  };
  expect(entryProblem(mixed)).toBe('entry_unbalanced');
  expect(() => balancesOf([mixed])).toThrow(RangeError);
  expect(() => ledgerEntry('due', 'INR', [{ debit: 'bank', credit: 'advances', minor: -1n }])).toThrow(
    RangeError,
  );
});

const amount = fc.bigInt({ min: 0n, max: 50_000_000n });
const event = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    minor: amount,
    tds: fc.bigInt({ min: 0n, max: 50_000n }),
    onCredit: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('credit' as const), percent: fc.bigInt({ min: 0n, max: 100n }) }),
  fc.record({
    kind: fc.constant('adjust' as const),
    minor: fc.bigInt({ min: -5_000_000n, max: 5_000_000n }),
  }),
  fc.record({ kind: fc.constant('attempt' as const), minor: amount, ends: fc.boolean() }),
  fc.record({ kind: fc.constant('write_off' as const), percent: fc.bigInt({ min: 0n, max: 100n }) }),
  fc.record({ kind: fc.constant('use_advance' as const), percent: fc.bigInt({ min: 0n, max: 100n }) }),
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

function entriesOf(step: Event, entries: readonly LedgerEntry[], currency: Currency): LedgerEntry[] {
  const before = balancesOf(entries);
  switch (step.kind) {
    case 'pay': {
      const towards = step.onCredit ? 'credit' : 'receivable';
      const receipt = {
        into: 'bank',
        paid: money(step.minor, currency),
        taxWithheld: money(step.tds, currency),
        towards,
      } as const;
      return [captureEntry(receipt, before)];
    }
    case 'credit':
      return [creditEntry(money((before.receivable * step.percent) / 100n, currency))];
    case 'adjust': {
      // Dispatch differs by some percent only, so billing never falls below zero.
      const billed = -(
        before.order_value +
        before.tax +
        before.round_off +
        before.adjustments +
        before.tax_adjustments
      );
      const gst = step.minor / 21n;
      const difference = { taxable: money(step.minor - gst, currency), gst: money(gst, currency) };
      return billed + step.minor < 0n ? [] : [adjustmentEntry(difference, before)];
    }
    case 'attempt': {
      const begun = attemptEntry(money(step.minor, currency));
      return step.ends ? [begun, attemptEndedEntry(money(step.minor, currency))] : [begun];
    }
    case 'write_off': {
      const rest = (before.receivable * step.percent) / 100n;
      return [writeOffEntry({ amount: money(rest, currency), towards: 'receivable' }, before)];
    }
    case 'use_advance': {
      const most = -before.advances < before.receivable ? -before.advances : before.receivable;
      const amount = money((most * step.percent) / 100n, currency);
      return [advanceUsedEntry({ amount, towards: 'receivable' }, before)];
    }
  }
}

test('after any history the books balance, match the order and can be wound up to nothing', () => {
  const parts = {
    taxable: fc.bigInt({ min: 1n, max: 100_000_000n }),
    gst: amount,
    roundOff: fc.bigInt({ min: -50n, max: 50n }),
  };
  fc.assert(
    fc.property(
      fc.record(parts),
      fc.constantFrom<Currency>('INR', 'USD'),
      fc.array(event, { maxLength: 20 }),
      fc.bigInt({ min: 0n, max: 100n }),
      ({ taxable, gst, roundOff }, currency, events, keptPercent) => {
        const total = taxable + gst + roundOff;
        fc.pre(total > 0n);
        const of = (minor: bigint) => money(minor, currency);
        const entries = [dueEntry({ taxable: of(taxable), gst: of(gst), roundOff: of(roundOff) })];
        for (const step of events) entries.push(...entriesOf(step, entries, currency));
        expect(entries.map(entryProblem).filter((problem) => problem !== null)).toEqual([]);

        const balances = balancesOf(entries);
        expect(orderLedgerProblem({ status: 'created', total: of(total) }, balances)).toBeNull();
        expect(balances.advances).toBeLessThanOrEqual(0n);
        const received = receivedFor(balances);
        expect(received).toBe(balances.bank + balances.advances);

        fc.pre(received >= 0n);
        const kept = (received * keptPercent) / 100n;
        const toAdvance = (received - kept) / 3n;
        const end = [
          ...entries,
          cancellationEntry(
            { refund: of(received - kept - toAdvance), kept: of(kept), toAdvance: of(toAdvance) },
            balances,
          ),
          refundEntry('bank', of(received - kept - toAdvance)),
        ];
        const after = balancesOf(end);
        expect(balancesProblem(after)).toBeNull();
        expect(orderLedgerProblem({ status: 'cancelled', total: of(total) }, after)).toBeNull();
        expect([after.refunds_due, after.tax_withheld, after.bank]).toEqual([0n, 0n, kept - after.advances]);
      },
    ),
    { numRuns: 300 },
  );
});
