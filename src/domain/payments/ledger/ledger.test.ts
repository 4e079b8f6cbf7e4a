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
  advanceReleasedEntry,
  advanceUsedEntry,
  attemptEndedEntry,
  attemptEntry,
  cancellationEntry,
  captureEntry,
  invoiceEntry,
  refundEntry,
  strayCaptureEntry,
  writeOffEntry,
} from './postings.ts';

const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');
const NOTHING = rupees(0);
const NO_INVOICE = { taxable: 0n, gst: 0n, roundOff: 0n };
const INVOICE = { taxable: rupees(200_000), gst: rupees(10_000), roundOff: NOTHING };
const INVOICED = { taxable: 20_000_000n, gst: 1_000_000n, roundOff: 0n };
const issued = (applied = 0) => invoiceEntry({ ...INVOICE, applied: rupees(applied).minor });
const paid = (count: number, tds = 0) =>
  ({ into: 'bank', paid: rupees(count), taxWithheld: rupees(tds) }) as const;
const ahead = (count: number) => ({ invoiced: 0n, ahead: rupees(count).minor });
const owed = (count: number) => ({ invoiced: rupees(count).minor, ahead: 0n });
const linesOf = ({ lines }: LedgerEntry) =>
  Object.fromEntries(lines.map(({ account, amount }) => [account, Number(amount.minor / 100n)]));

test('goods are sold with their invoice, as it splits them, and the advance pays its part at once', () => {
  expect(linesOf(issued())).toEqual({ receivable: 210_000, sales: -200_000, tax: -10_000 });
  expect(linesOf(issued(60_000))).toEqual({
    receivable: 150_000,
    order_advances: 60_000,
    sales: -200_000,
    tax: -10_000,
  });
  const rounded = invoiceEntry({
    taxable: money(3_609_456n, 'INR'),
    gst: money(180_472n, 'INR'),
    roundOff: money(-28n, 'INR'),
    applied: 0n,
  });
  expect(rounded.lines).toContainEqual({ account: 'round_off', amount: money(28n, 'INR') });
  expect(rounded.lines).toContainEqual({ account: 'receivable', amount: money(3_789_900n, 'INR') });
});

test('money before the invoice is an advance, after it a debt is paid, and what is over is kept for the customer', () => {
  expect(linesOf(captureEntry(paid(60_000), ahead(60_000)))).toEqual({
    bank: 60_000,
    order_advances: -60_000,
  });
  expect(linesOf(captureEntry(paid(215_000), owed(210_000)))).toEqual({
    bank: 215_000,
    receivable: -210_000,
    advances: -5000,
  });
  const both = { invoiced: rupees(80_000).minor, ahead: rupees(20_000).minor };
  expect(linesOf(captureEntry(paid(100_000), both))).toEqual({
    bank: 100_000,
    receivable: -80_000,
    order_advances: -20_000,
  });
});

test('tax that the buyer deducted does not show as due, and of too much only the money is kept', () => {
  expect(linesOf(captureEntry(paid(209_790, 210), owed(210_000)))).toEqual({
    bank: 209_790,
    tax_withheld: 210,
    receivable: -210_000,
  });
  expect(linesOf(captureEntry(paid(211_000, 210), owed(210_000)))).toEqual({
    bank: 211_000,
    tax_withheld: 210,
    receivable: -210_000,
    advances: -1210,
  });
});

test('an attempt moves nothing but is remembered until it ends', () => {
  const begun = balancesOf([issued(), attemptEntry(rupees(60_000))]);
  expect([begun.attempts_open, begun.receivable]).toEqual([6_000_000n, 21_000_000n]);
  const ended = balancesOf([attemptEntry(rupees(60_000)), attemptEndedEntry(rupees(60_000))]);
  expect(ended.attempts_open).toBe(0n);
});

test('account credit pays for another order, and takes what an order did not need', () => {
  expect(linesOf(advanceUsedEntry(rupees(5000), ahead(5000)))).toEqual({
    advances: 5000,
    order_advances: -5000,
  });
  expect(linesOf(advanceUsedEntry(rupees(5000), owed(5000)))).toEqual({ advances: 5000, receivable: -5000 });
  expect(linesOf(advanceReleasedEntry(rupees(987)))).toEqual({ order_advances: 987, advances: -987 });
});

test('a rest that is given up settles its part, but is no money that came', () => {
  const history = [captureEntry(paid(209_990), ahead(209_990)), writeOffEntry(rupees(10), false)];
  const after = balancesOf(history);
  expect([settledFor(after), receivedFor(after)]).toEqual([21_000_000n, 20_999_000n]);
  const back = { refund: rupees(209_990), kept: rupees(0), toAccountCredit: rupees(0) };
  const closed = balancesOf([...history, cancellationEntry(back, after)]);
  expect([closed.written_off, closed.order_advances, closed.refunds_due]).toEqual([0n, 0n, -20_999_000n]);
  expect(linesOf(writeOffEntry(rupees(10), true))).toEqual({ written_off: 10, receivable: -10 });
});

test('a cancelled order leaves nothing but the refund that is owed and what material cost', () => {
  const history = [captureEntry(paid(60_000, 60), ahead(60_060))];
  const before = balancesOf(history);
  expect([settledFor(before), receivedFor(before)]).toEqual([6_006_000n, 6_000_000n]);
  const cancelled = cancellationEntry(
    { refund: rupees(40_000), kept: rupees(20_000), toAccountCredit: NOTHING },
    before,
  );
  const after = balancesOf([...history, cancelled, refundEntry('bank', rupees(40_000))]);
  const open = LEDGER_ACCOUNTS.filter((account) => after[account] !== 0n);
  expect(open).toEqual(['bank', 'cancellation_charges']);
  expect([after.bank, after.cancellation_charges]).toEqual([2_000_000n, -2_000_000n]);
  expect(orderLedgerProblem({ status: 'cancelled', invoiced: NO_INVOICE }, after)).toBeNull();
  const tooMuch = { refund: rupees(60_001), kept: NOTHING, toAccountCredit: NOTHING };
  expect(() => cancellationEntry(tooMuch, before)).toThrow(RangeError);
  const none = { refund: NOTHING, kept: NOTHING, toAccountCredit: NOTHING };
  expect(() => cancellationEntry(none, balancesOf([issued()]))).toThrow(RangeError);
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
  const live = { status: 'dispatched', invoiced: INVOICED } as const;
  const balances = balancesOf([issued()]);
  expect(orderLedgerProblem(live, balances)).toBeNull();
  const other = { ...INVOICED, gst: INVOICED.gst + 1n };
  expect(orderLedgerProblem({ ...live, invoiced: other }, balances)).toBe('invoices_differ');
  expect(orderLedgerProblem({ ...live, status: 'cancelled' }, balances)).toBe('cancelled_order_open');
  expect(orderLedgerProblem(live, { ...balances, bank: 1n })).toBe('accounts_unbalanced');
  expect(orderLedgerProblem(live, balancesOf([issued(210_001)]))).toBe('debt_below_zero');
  expect(orderLedgerProblem({ ...live, invoiced: { ...INVOICED, taxable: 1n } }, balances)).toBe(
    'invoices_differ',
  );
  expect(orderLedgerProblem({ ...live, invoiced: { ...INVOICED, roundOff: 1n } }, balances)).toBe(
    'invoices_differ',
  );
  const overpaid = { ...balancesOf([issued()]), receivable: -1n, bank: 21_000_001n };
  expect(orderLedgerProblem(live, overpaid)).toBe('debt_below_zero');
  const overdrawn = { ...balances, order_advances: 1n, bank: -1n };
  expect(orderLedgerProblem(live, overdrawn)).toBe('debt_below_zero');
  const keptAhead = balancesOf([captureEntry(paid(1), ahead(1))]);
  const notInvoiced = { status: 'cancelled', invoiced: NO_INVOICE } as const;
  expect(orderLedgerProblem(notInvoiced, keptAhead)).toBe('cancelled_order_open');
  expect(orderLedgerProblem(notInvoiced, { ...keptAhead, receivable: 100n, bank: 0n })).toBe(
    'cancelled_order_open',
  );
  const lone: LedgerEntry = { kind: 'invoice', lines: [{ account: 'bank', amount: rupees(1) }] };
  expect(entryProblem(lone)).toBe('entry_unbalanced');
  const mixed: LedgerEntry = {
    kind: 'invoice',
    lines: [
      { account: 'bank', amount: rupees(1) },
      { account: 'advances', amount: money(-100n, 'USD') },
    ],
  };
  expect(entryProblem(mixed)).toBe('entry_unbalanced');
  expect(() => balancesOf([mixed])).toThrow(RangeError);
  expect(() => ledgerEntry('invoice', 'INR', [{ debit: 'bank', credit: 'advances', minor: -1n }])).toThrow(
    RangeError,
  );
});

const amount = fc.bigInt({ min: 0n, max: 50_000_000n });
const event = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    minor: amount,
    tds: fc.bigInt({ min: 0n, max: 50_000n }),
    requested: amount,
  }),
  fc.record({ kind: fc.constant('attempt' as const), minor: amount, ends: fc.boolean() }),
  fc.record({ kind: fc.constant('write_off' as const), minor: fc.bigInt({ min: 0n, max: 5000n }) }),
  fc.record({ kind: fc.constant('use_advance' as const), percent: fc.bigInt({ min: 0n, max: 100n }) }),
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

function entriesOf(step: Event, entries: readonly LedgerEntry[], currency: Currency): LedgerEntry[] {
  const before = balancesOf(entries);
  const of = (minor: bigint) => money(minor, currency);
  switch (step.kind) {
    case 'pay': {
      const requested = { invoiced: 0n, ahead: step.requested + step.tds };
      return [captureEntry({ into: 'bank', paid: of(step.minor), taxWithheld: of(step.tds) }, requested)];
    }
    case 'attempt': {
      const begun = attemptEntry(of(step.minor));
      return step.ends ? [begun, attemptEndedEntry(of(step.minor))] : [begun];
    }
    case 'write_off':
      return [writeOffEntry(of(step.minor), false)];
    case 'use_advance': {
      const minor = (-before.advances * step.percent) / 100n;
      return [advanceUsedEntry(of(minor), { invoiced: 0n, ahead: minor })];
    }
  }
}

test('after any history before the goods leave, the books balance and can be wound up to nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Currency>('INR', 'USD'),
      fc.array(event, { maxLength: 20 }),
      fc.bigInt({ min: 0n, max: 100n }),
      (currency, events, keptPercent) => {
        const of = (minor: bigint) => money(minor, currency);
        const entries: LedgerEntry[] = [];
        for (const step of events) entries.push(...entriesOf(step, entries, currency));
        expect(entries.map(entryProblem).filter((problem) => problem !== null)).toEqual([]);

        const balances = balancesOf(entries);
        expect(orderLedgerProblem({ status: 'created', invoiced: NO_INVOICE }, balances)).toBeNull();
        expect(balances.advances).toBeLessThanOrEqual(0n);
        const received = receivedFor(balances);
        expect(received).toBe(balances.bank + balances.advances);

        const kept = (received * keptPercent) / 100n;
        const toAccountCredit = (received - kept) / 3n;
        const end = [
          ...entries,
          cancellationEntry(
            {
              refund: of(received - kept - toAccountCredit),
              kept: of(kept),
              toAccountCredit: of(toAccountCredit),
            },
            balances,
          ),
          refundEntry('bank', of(received - kept - toAccountCredit)),
        ];
        const after = balancesOf(end);
        expect(balancesProblem(after)).toBeNull();
        expect(orderLedgerProblem({ status: 'cancelled', invoiced: NO_INVOICE }, after)).toBeNull();
        expect([after.refunds_due, after.tax_withheld, after.bank]).toEqual([0n, 0n, kept - after.advances]);
      },
    ),
    { numRuns: 300 },
  );
});
