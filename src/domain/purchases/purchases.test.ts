import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, type LedgerEntry } from '#domain/payments/ledger/ledger-entry.ts';
import { millPaymentEntry, purchaseEntry } from '#domain/payments/ledger/purchase-postings.ts';
import { rateWithMargin } from '#domain/quotes/terms/margin.ts';
import { money } from '#domain/shared/money.ts';
import { marginBasisPoints, marginMinor } from './margin.ts';
import { mostToBill, readMillInvoice } from './mill-invoice.ts';
import { readMillPayment } from './mill-payment.ts';
import { millRate } from './mill-rate.ts';
import { payableState, paymentDue } from './payment-due.ts';

const rupees = (minor: bigint) => money(minor, 'INR');
const perMetre = (minor: bigint) => ({ price: rupees(minor), unit: 'metre' }) as const;
const metres = (count: bigint) => ({ thousandths: count * 1000n, unit: 'metre' }) as const;

test('the mill’s own paisa comes back out of the buyer’s rate, whatever the margin', () => {
  fc.assert(
    fc.property(fc.bigInt(100n, 100_000_000n), fc.bigInt(0n, 10_000n), (minor, marginBasisPoints) => {
      const step = { from: metres(500n), rate: rateWithMargin(perMetre(minor), marginBasisPoints) };
      const terms = { rate: perMetre(minor + 1n), marginBasisPoints, breaks: [step] };
      expect(millRate(terms, metres(500n)).price.minor).toBe(minor);
      expect(millRate(terms, metres(499n)).price.minor).toBe(minor + 1n);
    }),
  );
});

test.each([
  [60, 'small', '2026-12-15', true],
  [60, 'micro', '2026-12-15', true],
  [45, 'small', '2026-12-15', true],
  [30, 'small', '2026-11-30', false],
  [60, 'medium', '2026-12-30', false],
  [60, null, '2026-12-30', false],
  [0, null, '2026-10-31', false],
] as const)('%s agreed days of a %s mill end on %s', (days, msmeClass, dueOn, isStatutory) => {
  expect(paymentDue('2026-10-31', days, msmeClass)).toEqual({ dueOn, isStatutory });
});

test('an invoice is overdue from the day after it was due, and never once it is paid', () => {
  expect(payableState(1n, '2026-11-30', '2026-11-30')).toBe('open');
  expect(payableState(1n, '2026-11-30', '2026-12-01')).toBe('overdue');
  expect(payableState(0n, '2026-11-30', '2026-12-01')).toBe('paid');
});

const CONTEXT = {
  currency: 'INR',
  orderedOn: '2026-11-01',
  today: '2026-11-18',
  leftToBill: 10_000_000n,
} as const;
const TYPED = {
  number: 'hw/26 7',
  invoicedOn: '2026-11-10',
  taxable: '100000',
  gst: '5000',
  total: '105000.40',
};

test('an invoice is read with its rounding', () => {
  expect(readMillInvoice(TYPED, CONTEXT)).toMatchObject({
    ok: true,
    invoice: { number: 'HW/267', roundOff: rupees(40n), total: rupees(10_500_040n) },
  });
});

test.each([
  [{ total: '105000.51' }, 'total'],
  [{ total: '104999.49' }, 'total'],
  [{ taxable: '100000.01' }, 'taxable'],
  [{ taxable: '0' }, 'taxable'],
  [{ invoicedOn: '2026-10-31' }, 'invoicedOn'],
  [{ invoicedOn: '2026-11-19' }, 'invoicedOn'],
  [{ number: '' }, 'number'],
  [{ gst: '' }, 'gst'],
])('%s is refused at its field', (change, field) => {
  const reading = readMillInvoice({ ...TYPED, ...change }, CONTEXT);
  expect(reading.ok ? [] : Object.keys(reading.problems)).toEqual([field]);
});

test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '1000.01' }, 'amount'],
  [{ paidOn: '2026-11-09' }, 'paidOn'],
  [{ paidOn: '2026-11-19' }, 'paidOn'],
  [{ utr: 'SHORT1' }, 'utr'],
])('a payment with %s is refused at its field', (change, field) => {
  const typed = { amount: '1000', paidOn: '2026-11-10', utr: 'HDFC26110000001', ...change };
  const owed = { open: rupees(100_000n), invoicedOn: '2026-11-10', today: '2026-11-18' };
  const reading = readMillPayment(typed, owed);
  expect(reading.ok ? [] : Object.keys(reading.problems)).toEqual([field]);
});

test('what may be billed is the goods with their tolerance; a margin may be a loss', () => {
  expect(mostToBill(1_000n, 5)).toBe(1_050n);
  expect(marginMinor({ sold: 90n, bought: 100n })).toBe(-10n);
  expect(marginBasisPoints({ sold: 90n, bought: 100n })).toBe(-1111);
  expect(marginBasisPoints({ sold: 0n, bought: 100n })).toBeNull();
});

const paid = fc.record({
  taxable: fc.bigInt(1n, 10n ** 9n),
  gst: fc.bigInt(0n, 10n ** 8n),
  roundOff: fc.bigInt(-50n, 50n),
  share: fc.bigInt(0n, 100n),
});

test('purchases, invoices and payments in any number add up: payable is invoices less payments', () => {
  fc.assert(
    fc.property(fc.array(paid, { maxLength: 30 }), (papers) => {
      const entries: LedgerEntry[] = [];
      let [owed, goods, tax, left] = [0n, 0n, 0n, 0n];
      for (const { taxable, gst, roundOff, share } of papers) {
        const total = taxable + gst + roundOff > 0n ? taxable + gst + roundOff : 0n;
        const payment = (total * share) / 100n;
        entries.push(
          purchaseEntry({ taxable: rupees(taxable), gst: rupees(gst), roundOff: rupees(roundOff) }),
        );
        entries.push(millPaymentEntry(rupees(payment)));
        owed += taxable + gst + roundOff - payment;
        goods += taxable + roundOff;
        tax += gst;
        left += payment;
      }
      const { payable, purchases, input_tax, bank, ...others } = balancesOf(entries);
      expect([payable, purchases, input_tax, bank]).toEqual([-owed, goods, tax, -left]);
      expect(Object.values(others).every((minor) => minor === 0n)).toBe(true);
    }),
  );
});
