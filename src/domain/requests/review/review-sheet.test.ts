import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeLength } from '#domain/shared/length.ts';
import { UPLOAD_LIMIT_BYTES } from '#domain/shared/upload-limit.ts';
import { requestFieldTexts } from '#words/request-problem-text.ts';
import { parseNotes, REQUEST_NOTES_MAX } from './attachments.ts';
import { parseDeliveryPlace } from './delivery-place.ts';
import { colourLengths, evenSplit, readSplit } from './quantity-split.ts';
import { parseRequiredBy } from './required-by.ts';
import {
  EMPTY_REVIEW_SHEET,
  type ReviewContext,
  type ReviewField,
  reviewProblems,
  whyNoSplit,
} from './review-sheet.ts';
import { parseTargetRate } from './target-rate.ts';

type Reviewed = Parameters<typeof reviewProblems>[0];

const INDIA: ReviewContext = {
  market: 'IN',
  zone: 'Asia/Kolkata',
  now: new Date('2026-11-12T06:00:00Z'),
  numberOfColors: 2,
};
const BANGLADESH: ReviewContext = { ...INDIA, market: 'BD', zone: 'Asia/Dhaka', numberOfColors: null };

const SHEET: Reviewed = {
  quantity: '3000',
  unit: 'metre',
  colourSplit: [
    { colour: 'Navy', quantity: '2000' },
    { colour: ' ', quantity: '1000' },
  ],
  deliverTo: '110001',
  requiredBy: '2026-12-20',
  targetRate: '94.50',
  certification: 'grs',
  notes: ' For school shirts \n second line ',
  files: [{ name: 'artwork.pdf', bytes: 1000 }],
  poNumber: 'PO/26/17',
  enquiry: null,
};

test('of a full sheet nothing is asked again, and its figures can be counted with', () => {
  expect(requestFieldTexts(reviewProblems(SHEET, INDIA))).toEqual({});
  expect(colourLengths(SHEET)).toEqual([wholeLength(2000n, 'metre'), wholeLength(1000n, 'metre')]);
  expect(parseDeliveryPlace(SHEET.deliverTo, 'IN')).toEqual({
    ok: true,
    place: { kind: 'pincode', pincode: '110001' },
  });
  expect(parseTargetRate(SHEET.targetRate, 'IN')).toEqual({
    ok: true,
    amount: { minor: 9450n, currency: 'INR' },
  });
  expect(parseNotes(SHEET.notes)).toEqual({ ok: true, text: 'For school shirts \n second line' });
});

test('quantity, place and day are all a request needs; the rest may be left out', () => {
  const least: Reviewed = {
    ...EMPTY_REVIEW_SHEET,
    quantity: '5000',
    unit: 'yard',
    deliverTo: 'Benapole',
    requiredBy: '2026-11-12',
    files: [],
  };
  expect(requestFieldTexts(reviewProblems(least, BANGLADESH))).toEqual({});
  expect(parseDeliveryPlace(least.deliverTo, 'BD')).toEqual({
    ok: true,
    place: { kind: 'port', port: 'Benapole' },
  });
  expect(parseTargetRate(least.targetRate, 'BD')).toEqual({ ok: true, amount: null });
  expect(parseTargetRate('1.05', 'BD')).toEqual({ ok: true, amount: { minor: 105n, currency: 'USD' } });
});

test('a row of the split that cannot be read counts as nothing and keeps its place', () => {
  const colourSplit = [
    { colour: 'Navy', quantity: 'many' },
    { colour: 'White', quantity: '1000' },
  ];
  expect(colourLengths({ colourSplit, unit: 'metre' })).toEqual([null, wholeLength(1000n, 'metre')]);
});

test('an empty sheet asks for quantity, place and day', () => {
  expect(requestFieldTexts(reviewProblems({ ...EMPTY_REVIEW_SHEET, files: [] }, INDIA))).toEqual({
    quantity: 'Enter a quantity.',
    deliverTo: 'Enter the PIN code.',
    requiredBy: 'Choose the date you need the fabric.',
  });
});

test.each<[string, Partial<Reviewed>, ReviewField, string]>([
  ['no quantity', { quantity: '' }, 'quantity', 'Enter a quantity.'],
  ['a quantity too small', { quantity: '99.999' }, 'quantity', 'Enter a quantity from 100 m to 10,00,000 m.'],
  [
    'a quantity too large',
    { quantity: '1000000.001' },
    'quantity',
    'Enter a quantity from 100 m to 10,00,000 m.',
  ],
  [
    'colours that add up to more',
    { quantity: '2900' },
    'colourSplit',
    'The colours add up to 3,000 m, which is more than 2,900 m.',
  ],
  [
    'colours that add up to less',
    { quantity: '3000.5' },
    'colourSplit',
    'The colours add up to 3,000 m, which is less than 3,000.5 m.',
  ],
  [
    'a missing colour',
    { colourSplit: [{ colour: null, quantity: '3000' }] },
    'colourSplit',
    'Enter a quantity for each of the 2 colours.',
  ],
  [
    'a colour of nothing',
    {
      colourSplit: [
        { colour: null, quantity: '3000' },
        { colour: null, quantity: '0' },
      ],
    },
    'colourSplit',
    'Enter a quantity above 0 for each colour.',
  ],
  ['no PIN code', { deliverTo: '' }, 'deliverTo', 'Enter the PIN code.'],
  [
    'an army post',
    { deliverTo: '900056' },
    'deliverTo',
    'This is an army post PIN code, and freight cannot be delivered there. Please use another address.',
  ],
  ['no day', { requiredBy: ' ' }, 'requiredBy', 'Choose the date you need the fabric.'],
  ['a day that does not exist', { requiredBy: '2026-02-30' }, 'requiredBy', 'Enter a valid date.'],
  ['yesterday', { requiredBy: '2026-11-11' }, 'requiredBy', 'This date has passed. Choose a later one.'],
  ['a slip of the year', { requiredBy: '2206-11-12' }, 'requiredBy', 'Choose a date within two years.'],
  ['a target rate of nothing', { targetRate: '0' }, 'targetRate', 'Enter a target rate above 0.'],
  [
    'a target rate in words',
    { targetRate: 'cheap' },
    'targetRate',
    'Use digits only, with at most 2 decimals.',
  ],
  [
    'long notes',
    { notes: 'n'.repeat(REQUEST_NOTES_MAX + 1) },
    'notes',
    'Notes are too long. Use at most 1000 characters.',
  ],
  [
    'six files',
    { files: Array.from({ length: 6 }, () => ({ name: 'a', bytes: 1 })) },
    'files',
    'Attach at most 5 files.',
  ],
  [
    'a large file',
    { files: [{ name: 'scan.pdf', bytes: UPLOAD_LIMIT_BYTES + 1 }] },
    'files',
    'scan.pdf is larger than 10 MB.',
  ],
  [
    'a long PO number',
    { poNumber: 'P'.repeat(41) },
    'poNumber',
    'The PO number is too long; use at most 40 characters.',
  ],
])('%s gets one sentence', (_what, change, field, problem) => {
  expect(requestFieldTexts(reviewProblems({ ...SHEET, ...change }, INDIA))).toEqual({ [field]: problem });
});

test('what just fits is taken', () => {
  const files = Array.from({ length: 5 }, () => ({ name: 'a.jpg', bytes: UPLOAD_LIMIT_BYTES }));
  expect(
    requestFieldTexts(reviewProblems({ ...SHEET, files, notes: '😀'.repeat(REQUEST_NOTES_MAX) }, INDIA)),
  ).toEqual({});
});

test('abroad a port is asked for', () => {
  expect(requestFieldTexts(reviewProblems({ ...SHEET, deliverTo: '' }, BANGLADESH))).toEqual({
    deliverTo: 'Enter the port of delivery.',
  });
});

test('a split is asked for only when there are colours to split', () => {
  expect(whyNoSplit({ numberOfColors: null })).toBe('no_colours');
  expect(whyNoSplit({ numberOfColors: 1 })).toBe('one_colour');
  expect(whyNoSplit({ numberOfColors: 2 })).toBeNull();
});

test('today is the day of the buyer’s zone', () => {
  const lateInUtc = new Date('2026-11-12T18:30:00Z');
  expect(parseRequiredBy('2026-11-12', 'Asia/Kolkata', lateInUtc).ok).toBe(false);
  expect(parseRequiredBy('2026-11-12', 'Asia/Kolkata', new Date(lateInUtc.getTime() - 1)).ok).toBe(true);
  expect(parseRequiredBy('2026-11-12', 'America/New_York', lateInUtc).ok).toBe(true);
});

test('an even split is always exact, nearly even and accepted', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 100_000n, max: 1_000_000_000n }),
      fc.integer({ min: 1, max: 40 }),
      (thousandths, colours) => {
        const whole = { thousandths, unit: 'metre' } as const;
        const parts = evenSplit(whole, colours);
        const sizes = parts.map((part) => part.thousandths);
        expect(sizes.reduce((sum, size) => sum + size, 0n)).toBe(thousandths);
        expect((sizes[0] ?? 0n) - (sizes.at(-1) ?? 0n)).toBeLessThanOrEqual(1000n);
        const rows = sizes.map((size) => ({
          colour: null,
          quantity: `${size / 1000n}.${String(size % 1000n).padStart(3, '0')}`,
        }));
        expect(readSplit(rows, whole, colours).ok).toBe(true);
      },
    ),
  );
});
