import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentProblems } from '#domain/books/document-problems.ts';
import { INTER_STATE, INTRA_STATE, NOTE, UNDER_LUT } from '#domain/books/tax-documents.fixture.ts';
import { taxOn } from '#domain/quotes/tax/gst.ts';
import { money } from '#domain/shared/money.ts';
import {
  asksReversal,
  creditNoteDocument,
  noteFigures,
  spreadOverInvoices,
  spreadQuantity,
  writeCreditNoteNumber,
} from './credit-note.ts';

const head = { number: 'SV/26-27/C00004', issuedOn: '2026-12-02', thousandths: 18_400n } as const;
const rupees = (minor: bigint) => money(minor, 'INR');

/** 18.4 m of a roll of 96.5 m at ₹ 143.35, worked out by hand. */
test('a note has the tax of its own taxable value', () => {
  const note = creditNoteDocument(INTER_STATE, { ...head, total: rupees(276_952n) });
  expect([note.taxable, note.taxes[0]?.amount, note.roundOff, note.total].map((each) => each?.minor)).toEqual(
    [263_764n, 13_188n, 0n, 276_952n],
  );
  expect(note.lines).toEqual(NOTE.lines);
  expect(note.against).toEqual({ number: 'SV/26-27/000123', issuedOn: '2026-11-18' });
  expect(documentProblems(note)).toEqual([]);
});

test('whatever is given back, centre and state are equal and a paisa at most is rounded', () => {
  const rates = fc.constantFrom([500], [250, 250], [1200], [600, 600], [0], [25, 25]);
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 10n }), rates, (minor, points) => {
      const kinds = points.length === 2 ? (['cgst', 'sgst'] as const) : (['igst'] as const);
      const figures = noteFigures(
        rupees(minor),
        kinds.map((kind, place) => ({ kind, basisPoints: points[place] ?? 0 })),
      );
      const tax = figures.taxes.reduce((sum, { amount }) => sum + amount.minor, 0n);
      expect(figures.taxable.minor + tax + figures.roundOff.minor).toBe(minor);
      for (const { basisPoints, amount } of figures.taxes)
        expect(amount).toEqual(taxOn(figures.taxable, basisPoints));
      expect(figures.roundOff.minor >= -1n && figures.roundOff.minor <= 1n).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('an invoice that is given back whole is mirrored, with its round-off', () => {
  const note = creditNoteDocument(INTRA_STATE, { ...head, total: INTRA_STATE.total });
  const { taxable, taxes, roundOff, total } = INTRA_STATE;
  expect(note).toMatchObject({ kind: 'credit_note', taxable, taxes, roundOff, total });
});

test('several invoices share a claim by what each could give, and none gives more', () => {
  const limits = fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(limits, fc.bigInt({ min: 1n, max: 1000n }), (some, part) => {
      const all = some.reduce((sum, each) => sum + each, 0n);
      const amount = rupees((all * part + 999n) / 1000n);
      const shares = spreadOverInvoices(
        amount,
        some.map((limit) => ({ limit: rupees(limit), claimed: 1n })),
      );
      expect(shares.reduce((sum, { minor }) => sum + minor, 0n)).toBe(amount.minor);
      shares.forEach(({ minor }, place) => {
        expect(minor <= (some[place] ?? 0n)).toBe(true);
      });
    }),
  );
});

test('the affected length follows the rolls; a price that is reduced names no length', () => {
  const invoices = [100_000n, 300_000n].map((claimed) => ({ limit: rupees(1n), claimed }));
  expect(spreadQuantity(40_000n, invoices)).toEqual([10_000n, 30_000n]);
  expect(spreadQuantity(null, invoices)).toEqual([0n, 0n]);
});

test('only a registered buyer in India is asked to reverse credit', () => {
  const note = (invoice: typeof INTER_STATE) =>
    creditNoteDocument(invoice, { ...head, total: { ...invoice.total, minor: 10_000n } });
  expect(asksReversal(note(INTER_STATE))).toBe(true);
  expect(asksReversal(note({ ...INTER_STATE, buyer: { ...INTER_STATE.buyer, gstin: null } }))).toBe(false);
  expect(asksReversal(note(UNDER_LUT))).toBe(false);
});

test('numbers fit the sixteen characters of the law', () => {
  expect(writeCreditNoteNumber('SVB', '26-27', 123)).toBe('SVB/26-27/C00123');
});
