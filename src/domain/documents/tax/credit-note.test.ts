import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentProblems } from '#domain/books/document-problems.ts';
import { INTER_STATE, INTRA_STATE, NOTE, UNDER_LUT } from '#domain/books/tax-documents.fixture.ts';
import { taxOn } from '#domain/quotes/tax/gst.ts';
import { roundedTotal } from '#domain/quotes/tax/rounding.ts';
import { money } from '#domain/shared/money.ts';
import {
  asksReversal,
  creditNoteDocument,
  noteFigures,
  spreadOverInvoices,
  spreadQuantity,
  writeCreditNoteNumber,
} from './credit-note.ts';
import { inclusiveFigures } from './inclusive-figures.ts';

const head = { number: 'SV/26-27/C00004', issuedOn: '2026-12-02', thousandths: 18_400n } as const;
const rupees = (minor: bigint) => money(minor, 'INR');

/** 18.4 m of a roll of 96.5 m at ₹ 143.35, worked out by hand. */
test('a note has the tax of its own taxable value', () => {
  const note = creditNoteDocument(INTER_STATE, { ...head, total: rupees(276_952n), left: INTER_STATE });
  expect([note.taxable, note.taxes[0]?.amount, note.roundOff, note.total].map((each) => each?.minor)).toEqual(
    [263_764n, 13_188n, 0n, 276_952n],
  );
  expect(note.lines).toEqual(NOTE.lines);
  expect(note.against).toEqual({ number: 'SV/26-27/000123', issuedOn: '2026-11-18' });
  expect(documentProblems(note)).toEqual([]);
});

const RATES = fc.constantFrom([500], [250, 250], [1200], [600, 600], [0], [25, 25]);

const namedRates = (points: readonly number[]) => {
  const kinds = points.length === 2 ? (['cgst', 'sgst'] as const) : (['igst'] as const);
  return kinds.map((kind, place) => ({ kind, basisPoints: points[place] ?? 0 }));
};

test('whatever is given back, centre and state are equal and a paisa at most is rounded', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 10n }), RATES, (minor, points) => {
      const figures = inclusiveFigures(rupees(minor), namedRates(points));
      const tax = figures.taxes.reduce((sum, { amount }) => sum + amount.minor, 0n);
      expect(figures.taxable.minor + tax + figures.roundOff.minor).toBe(minor);
      for (const { basisPoints, amount } of figures.taxes)
        expect(amount).toEqual(taxOn(figures.taxable, basisPoints));
      expect(figures.roundOff.minor >= -1n && figures.roundOff.minor <= 1n).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

type Taken = { taxable: bigint; total: bigint };

/** An invoice rounded to the rupee, and notes over parts of it until nothing is left. */
function notesOver(taxable: bigint, points: readonly number[], cuts: readonly bigint[]) {
  const rates = namedRates(points);
  const tax = rates.reduce((sum, { basisPoints }) => sum + taxOn(rupees(taxable), basisPoints).minor, 0n);
  const { total } = roundedTotal(rupees(taxable + tax));
  const ends = [...cuts.map((cut) => (total.minor * cut) / 1000n), total.minor];
  const parts = ends.map((end, place) => end - (ends[place - 1] ?? 0n)).filter((minor) => minor > 0n);
  const taken: Taken = { taxable: 0n, total: 0n };
  const notes = parts.map((minor) => {
    const left = { taxable: rupees(taxable - taken.taxable), total: rupees(total.minor - taken.total) };
    const note = noteFigures(rupees(minor), rates, left);
    taken.taxable += note.taxable.minor;
    taken.total += note.total.minor;
    return note;
  });
  return { total: total.minor, taken, notes };
}

/** What a total leaves over its value and the tax on it. */
function roundOffOf(taxable: bigint, points: readonly number[], total: bigint) {
  return points.reduce((rest, each) => rest - taxOn(rupees(taxable), each).minor, total - taxable);
}

test('notes that exhaust an invoice take back its value and its total, and never more', () => {
  const cuts = fc
    .uniqueArray(fc.bigInt({ min: 1n, max: 999n }), { maxLength: 5 })
    .map((all) => all.toSorted((one, other) => Number(one - other)));
  fc.assert(
    fc.property(fc.bigInt({ min: 10_000n, max: 10n ** 9n }), RATES, cuts, (taxable, points, some) => {
      const { total, taken, notes } = notesOver(taxable, points, some);
      expect(taken.total).toBe(total);
      for (const { taxable: value, taxes, roundOff } of notes) {
        for (const { basisPoints, amount } of taxes) expect(amount).toEqual(taxOn(value, basisPoints));
        expect(roundOff.minor >= -50n && roundOff.minor <= 50n).toBe(true);
      }
      // The rest of the value goes back with the last note, unless its round-off would then be too large:
      // the rounding of the notes before has no other place.
      const apart = taken.taxable - taxable;
      const rest = roundOffOf(
        (notes.at(-1)?.taxable.minor ?? 0n) - apart,
        points,
        notes.at(-1)?.total.minor ?? 0n,
      );
      const isTooLarge = rest > 50n || rest < -50n;
      expect(isTooLarge ? apart !== 0n && apart >= -5n && apart <= 5n : apart === 0n).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

/** Worked out by hand: 1,79,295.01 with 8,964.75 and 0.24 of round-off is 1,88,260. */
test('of an invoice that was rounded up, the rest of the value goes back with the last note', () => {
  const rates = [{ kind: 'igst', basisPoints: 500 }] as const;
  const first = noteFigures(rupees(18_825_900n), rates, INTER_STATE);
  expect([first.taxable.minor, first.roundOff.minor]).toEqual([17_929_429n, 0n]);
  const left = {
    taxable: rupees(INTER_STATE.taxable.minor - first.taxable.minor),
    total: rupees(INTER_STATE.total.minor - first.total.minor),
  };
  const last = noteFigures(rupees(100n), rates, left);
  expect([last.taxable.minor, last.taxes[0]?.amount.minor, last.roundOff.minor]).toEqual([72n, 4n, 24n]);
  // All but two paise of the total at once: the nearest value would be more than was sold.
  const nearly = noteFigures(rupees(18_825_998n), rates, INTER_STATE);
  expect([nearly.taxable.minor, nearly.roundOff.minor]).toEqual([17_929_501n, 22n]);
});

test('an invoice that is given back whole is mirrored, with its round-off', () => {
  const note = creditNoteDocument(INTRA_STATE, { ...head, total: INTRA_STATE.total, left: INTRA_STATE });
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
    creditNoteDocument(invoice, { ...head, total: { ...invoice.total, minor: 10_000n }, left: invoice });
  expect(asksReversal(note(INTER_STATE))).toBe(true);
  expect(asksReversal(note({ ...INTER_STATE, buyer: { ...INTER_STATE.buyer, gstin: null } }))).toBe(false);
  expect(asksReversal(note(UNDER_LUT))).toBe(false);
});

test('numbers fit the sixteen characters of the law', () => {
  expect(writeCreditNoteNumber('SVB', '26-27', 123)).toBe('SVB/26-27/C00123');
});
