import { expect, test } from 'vitest';
import { COMPARE_ROWS } from '#domain/quotes/compare/best-of-row.ts';
import { A_QUOTE } from '../quote/quote.fixture.ts';
import { compareLines } from './compare-rows.ts';

const cheap = {
  ...A_QUOTE,
  quoteId: 'cheap',
  landedRate: { price: { minor: '9000', currency: 'INR' as const }, unit: 'metre' as const },
  minimum: { total: null, perColour: null },
  supplier: { ...A_QUOTE.supplier, rating: null },
};
const unknown = {
  ...A_QUOTE,
  quoteId: 'unknown',
  landedRate: null,
  total: null,
  missingCost: 'freight' as const,
};
const lineOf = (key: string) =>
  compareLines([A_QUOTE, cheap, unknown], null).find((line) => line.key === key);

test('every row of the comparison the domain knows is shown, under its own words', () => {
  const labels = compareLines([A_QUOTE], null).map(({ label }) => label);
  for (const { label } of Object.values(COMPARE_ROWS)) expect(labels).toContain(label);
  expect(labels).toEqual(expect.arrayContaining(['Total fabric cost', 'Logistic cost', 'GST', 'Total']));
});

test('the lowest known landed rate is best; one that is not quoted never is', () => {
  expect(lineOf('landedRate')?.cells).toEqual([
    { text: '₹94.50 per m', isBest: false, isMissing: false, note: 'Landed' },
    { text: '₹90.00 per m', isBest: true, isMissing: false, note: 'Landed' },
    { text: 'not quoted', isBest: false, isMissing: true, note: 'Landed' },
  ]);
});

test('a rate to which freight is added is not called landed', () => {
  const included = { ...A_QUOTE, quoteId: 'included', landedRate: A_QUOTE.appliedRate };
  const notes = (quotes: (typeof A_QUOTE)[]) =>
    compareLines(quotes, null)
      .find(({ key }) => key === 'rate')
      ?.cells.map(({ note }) => note);
  expect(notes([A_QUOTE, unknown, included])).toEqual(['before freight', 'before freight', 'Landed']);
});

const exMill = {
  ...A_QUOTE,
  quoteId: 'ex-mill',
  deliveryTerm: 'self_pickup' as const,
  landedRate: null,
  appliedRate: { price: { minor: '8000', currency: 'INR' as const }, unit: 'metre' as const },
  costs: A_QUOTE.costs.map((cost) =>
    cost.key === 'logistic_cost' ? { ...cost, amount: { minor: '0', currency: 'INR' as const } } : cost,
  ),
};
const ended = { ...cheap, quoteId: 'ended', leadDays: 1, allowedMoves: ['renew' as const] };

test('a price ex-mill says so and is best in no row of rates', () => {
  const lines = compareLines([A_QUOTE, exMill], null);
  const cells = (key: string) => lines.find((line) => line.key === key)?.cells;
  expect(cells('landedRate')?.[1]).toEqual({
    text: '₹80.00 per m ex-mill, freight extra',
    isBest: false,
    isMissing: true,
    note: 'Self pickup',
  });
  expect(cells('rate')?.map(({ isBest }) => isBest)).toEqual([false, false]);
  expect(cells('logistic_cost')?.[1]?.text).toBe('not included');
  expect(cells('total')?.map(({ note }) => note)).toEqual([undefined, 'ex-mill, freight extra']);
});

test('a quote that cannot be chosen now is best nowhere', () => {
  const best = compareLines([A_QUOTE, ended], null).flatMap(({ cells }) => cells.map(({ isBest }) => isBest));
  expect(best).not.toContain(true);
  expect(
    compareLines([A_QUOTE, ended, cheap], null)
      .find(({ key }) => key === 'landedRate')
      ?.cells.map(({ isBest }) => isBest),
  ).toEqual([false, false, true]);
});

test('no minimum is the best minimum, and a row of equals has no best', () => {
  expect(lineOf('minimumOrder')?.cells.map(({ text, isBest }) => [text, isBest])).toEqual([
    ['3,000 m', false],
    ['None', true],
    ['3,000 m', false],
  ]);
  expect(lineOf('leadDays')?.cells.some(({ isBest }) => isBest)).toBe(false);
});

test('a missing price is "not quoted", a missing rating the placeholder', () => {
  expect(lineOf('total')?.cells[2]).toEqual({
    text: 'Freight is not quoted yet',
    isBest: false,
    isMissing: true,
  });
  expect(lineOf('rating')?.cells[1]).toEqual({ text: '--', isBest: false, isMissing: true });
});

test('arrival and the required date stand below the rates, with the difference in words', () => {
  const late = { ...A_QUOTE, quoteId: 'late', arriveBy: '2026-12-20' };
  const unknown = { ...A_QUOTE, quoteId: 'open', transitDays: null, arriveBy: null };
  const lines = compareLines([A_QUOTE, late, unknown], '2026-12-18');
  expect(lines.slice(0, 4).map(({ label }) => label)).toEqual([
    'Landed rate',
    'Rate',
    'Expected arrival',
    'You need it by 18 Dec, 2026',
  ]);
  const cells = (key: string) => lines.find((line) => line.key === key)?.cells.map(({ text }) => text);
  expect(cells('arrival')).toEqual([
    'Arrives by 16 Dec, 2026',
    'Arrives by 20 Dec, 2026',
    'Dispatch by 12 Dec, 2026',
  ]);
  expect(cells('requiredBy')).toEqual([
    '2 days before you need it',
    '2 days after you need it',
    'delivery time not quoted',
  ]);
  const collected = compareLines([{ ...exMill, arriveBy: null }, A_QUOTE], '2026-12-18').find(
    ({ key }) => key === 'requiredBy',
  );
  expect(collected?.cells[0]?.text).toBe('depends on your transport');
});

test('whoever reads in yards has them beside the agreed metres, never instead', () => {
  const lines = compareLines([A_QUOTE], null, 'yard');
  const cellOf = (key: string) => lines.find((line) => line.key === key)?.cells[0];
  expect(cellOf('minimumOrder')?.text).toBe('3,000 m (3,280.83 yd)');
  expect(cellOf('rate')).toMatchObject({
    text: '₹92.50 per m',
    note: expect.stringContaining('₹84.58 per yd'),
  });
  expect(cellOf('landedRate')?.note).toContain('₹86.41 per yd');
  expect(compareLines([A_QUOTE], null, 'metre')).toEqual(compareLines([A_QUOTE], null));
});
