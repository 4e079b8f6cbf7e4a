import { expect, test } from 'vitest';
import { A_QUOTE } from '../quote/quote.fixture.ts';
import { compareSummary } from './compare-summary.ts';

const from = (
  alias: string,
  minor: string,
  arriveBy: string | null,
  change: Partial<typeof A_QUOTE> = {},
) => ({
  ...A_QUOTE,
  quoteId: alias,
  supplier: { ...A_QUOTE.supplier, alias },
  landedRate: { price: { minor, currency: 'INR' as const }, unit: 'metre' as const },
  arriveBy,
  differences: [],
  ...change,
});
const NEEDED = '2026-12-16';

test('the lowest rate that is in time needs no second thought', () => {
  const quotes = [from('Kaveri', '9450', '2026-12-14'), from('Surat', '9900', '2026-12-10')];
  expect(compareSummary(quotes, NEEDED)).toBe(
    'Kaveri has the lowest landed rate, ₹94.50 per m, and arrives 2 days before you need it.',
  );
});

test('a low rate that comes too late is told with what being in time costs', () => {
  const quotes = [from('Kaveri', '9450', '2026-12-18'), from('Surat', '9900', '2026-12-16')];
  expect(compareSummary(quotes, NEEDED)).toBe(
    'Kaveri has the lowest landed rate, ₹94.50 per m, but arrives 2 days after you need it. Surat arrives in time for ₹4.50 per m more.',
  );
});

test('where nobody is in time, the earliest is named', () => {
  const quotes = [from('Kaveri', '9450', '2026-12-20'), from('Surat', '9900', '2026-12-17')];
  expect(compareSummary(quotes, NEEDED)).toContain(
    'No quote arrives in time; Surat is the earliest, 1 day after you need it.',
  );
});

test('other cloth is said beside its price', () => {
  const differences = [{ field: 'widthInches', label: 'Width', asked: '58"', offered: '56"' }];
  const quotes = [from('Kaveri', '9450', null, { differences }), from('Surat', '9900', null)];
  expect(compareSummary(quotes, null)).toBe(
    'Kaveri has the lowest landed rate, ₹94.50 per m. The offer from Kaveri differs from your specification. Surat has the lowest rate that meets it, ₹99.00 per m.',
  );
  const others = [
    from('Kaveri', '9450', null, { differences }),
    from('Surat', '9900', null, { differences }),
  ];
  expect(compareSummary(others, null)).toMatch(/No landed quote meets it in full\.$/);
});

test('a quote without freight is not counted among those that were ranked', () => {
  const open = {
    landedRate: null,
    total: null,
    missingCost: 'freight' as const,
    allowedMoves: ['ask_freight' as const],
  };
  const quotes = [from('Kaveri', '9450', null), from('Surat', '9900', null), from('Erode', '1', null, open)];
  expect(compareSummary(quotes, null)).toBe(
    'Kaveri has the lowest landed rate, ₹94.50 per m. 2 of 3 quotes include freight; the others are not ranked.',
  );
});

test('rates without freight are not ranked, and one quote needs no sentence', () => {
  const exMill = { landedRate: null, deliveryTerm: 'self_pickup' as const };
  const quotes = [from('Kaveri', '1', null, exMill), from('Surat', '1', null, exMill)];
  expect(compareSummary(quotes, NEEDED)).toMatch(/^No quote includes freight to you/);
  expect(compareSummary(quotes.slice(1), NEEDED)).toBeNull();
});
