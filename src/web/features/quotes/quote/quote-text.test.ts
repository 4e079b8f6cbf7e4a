import { expect, test } from 'vitest';
import { wholeLength } from '#domain/shared/length.ts';
import { A_QUOTE } from './quote.fixture.ts';
import { costFacts, termFacts } from './quote-facts.ts';
import { inOrder } from './quote-order.ts';
import {
  arrivalText,
  deliveryText,
  landedText,
  newQuoteText,
  offerText,
  paymentText,
  timingOf,
  timingText,
} from './quote-text.ts';

const factOf = (facts: ReturnType<typeof costFacts>, label: string) =>
  facts.find((fact) => fact.label === label);

test.each([
  [
    { advancePercent: 30, balance: 'on_credit', creditDays: 45 },
    '30% in advance, balance 45 days after the tax invoice',
  ],
  [
    { advancePercent: 30, balance: 'before_dispatch', creditDays: 0 },
    '30% in advance, balance before dispatch',
  ],
  [{ advancePercent: 0, balance: 'before_dispatch', creditDays: 0 }, 'No advance, 100% before dispatch'],
  [{ advancePercent: 100, balance: 'before_dispatch', creditDays: 0 }, '100% in advance'],
] as const)('the payment plan %o reads "%s"', (plan, words) => {
  expect(paymentText(plan)).toBe(words);
});

test('what is not quoted is said in words and never shown as zero', () => {
  const costs = A_QUOTE.costs.map((cost) =>
    cost.key === 'logistic_cost' ? { ...cost, amount: null } : cost,
  );
  const quote = { ...A_QUOTE, costs, total: null, landedRate: null };
  expect(landedText(quote)).toBe('not quoted');
  const facts = costFacts(quote);
  expect(factOf(facts, 'Logistic cost')?.value).toBe('not quoted');
  expect(factOf(facts, 'Total')?.value).toBe('not quoted');
  expect(factOf(facts, 'Total fabric cost')?.value).toBe('₹4,62,500.00');
  expect(newQuoteText(quote)).toBe('New quote: Kaveri Weaves, ₹92.50 per m');
});

test.each([
  ['self_pickup', '₹92.50 per m ex-mill, freight extra'],
  ['fob', '₹92.50 per m FOB, freight extra'],
] as const)('a quote %s never calls itself landed', (deliveryTerm, words) => {
  const quote = { ...A_QUOTE, deliveryTerm, landedRate: null };
  expect(landedText(quote)).toBe(words);
  expect(newQuoteText(quote)).toBe(`New quote: Kaveri Weaves, ${words}`);
  const facts = costFacts(quote);
  expect(factOf(facts, 'Logistic cost')?.value).toBe('not included');
  expect(factOf(facts, 'Total without freight')?.value).toBe('₹4,96,125.00');
});

test('the cost lines keep their order and name the tax behind GST', () => {
  const facts = costFacts(A_QUOTE);
  expect(facts.map(({ label }) => label)).toEqual([
    'Rate',
    'Total fabric cost',
    'Logistic cost',
    'GST',
    'Total',
  ]);
  expect(factOf(facts, 'GST')?.help).toBe('IGST 5%');
});

test('an order below the minimum names its surcharge, also when only one colour is too small', () => {
  expect(factOf(termFacts(A_QUOTE, []), 'Minimum order')).toMatchObject({
    value: '3,000 m',
    isMarked: false,
  });
  const perColour = { thousandths: '2000000', unit: 'metre' } as const;
  const quote = { ...A_QUOTE, minimum: { ...A_QUOTE.minimum, perColour } };
  const split = [wholeLength(4500n, 'metre'), wholeLength(500n, 'metre')];
  expect(factOf(termFacts(quote, split), 'Minimum order')).toMatchObject({
    value: '3,000 m, 2,000 m per colour',
    help: 'Below the minimum, the rate is 50% higher.',
    isMarked: true,
  });
});

test('the next quantity break says what a little more would save', () => {
  const breaks = [
    { from: { thousandths: '3000000', unit: 'metre' as const }, rate: A_QUOTE.rate },
    {
      from: { thousandths: '8000000', unit: 'metre' as const },
      rate: { price: { minor: '9000', currency: 'INR' as const }, unit: 'metre' as const },
    },
  ];
  expect(factOf(termFacts({ ...A_QUOTE, breaks }, []), 'Rate by quantity')?.value).toBe(
    'From 8,000 m: ₹90.00 per m.',
  );
});

test('a delivery term means the door in India and the official term abroad', () => {
  expect(deliveryText(A_QUOTE).help).toBe('Delivered to your door, freight included');
  const abroad = { price: { minor: '120', currency: 'USD' as const }, unit: 'yard' as const };
  expect(deliveryText({ ...A_QUOTE, rate: abroad })).toEqual({
    label: 'Landed',
    help: 'Delivered at your place (official name: DAP)',
  });
  expect(deliveryText({ deliveryTerm: 'x_factory', rate: abroad }).label).toBe('x-factory');
});

test('a quote says when the goods arrive, and otherwise when they leave the mill', () => {
  expect(arrivalText(A_QUOTE)).toBe('Arrives by 16 Dec, 2026');
  expect(arrivalText({ ...A_QUOTE, arriveBy: null })).toBe('Dispatch by 12 Dec, 2026');
  expect(arrivalText({ ...A_QUOTE, deliveryTerm: 'self_pickup', arriveBy: null })).toBe(
    'Ready at the mill by 12 Dec, 2026',
  );
  const timing = (requiredBy: string | null) => timingText(timingOf(A_QUOTE, requiredBy));
  expect(timing('2026-12-18')).toBe('2 days before you need it');
  expect(timing('2026-12-15')).toBe('1 day after you need it');
  expect(timing('2026-12-16')).toBe('on the day you need it');
  expect(timing(null)).toBeNull();
});

test('an offer names the rate and whatever else should be different', () => {
  const { rate } = A_QUOTE;
  const asQuoted = { rate, quantity: null, leadDays: null, advancePercent: null, creditDays: null };
  expect(offerText(asQuoted)).toBe('₹92.50 per m');
  expect(offerText({ rate, quantity: null, leadDays: 18, advancePercent: 10, creditDays: 45 })).toBe(
    '₹92.50 per m, lead time 18 days, 10% in advance, balance 45 days after the tax invoice',
  );
});

test('the winner stands first, then the lowest landed rate; unknown costs and ended quotes stand last', () => {
  const at = (quoteId: string, change: Partial<typeof A_QUOTE>) => ({ ...A_QUOTE, quoteId, ...change });
  const cheaper = { price: { minor: '9000', currency: 'INR' as const }, unit: 'metre' as const };
  const quotes = [
    at('unknown', { landedRate: null }),
    at('ended', { status: 'declined', allowedMoves: [], landedRate: cheaper }),
    at('dear', {}),
    at('expired', { status: 'expired', allowedMoves: ['renew'], landedRate: cheaper }),
    at('cheap', { landedRate: cheaper }),
    at('winner', { status: 'approved', allowedMoves: [] }),
  ];
  const order = ['winner', 'cheap', 'dear', 'unknown', 'expired', 'ended'];
  expect(inOrder(quotes).map(({ quoteId }) => quoteId)).toEqual(order);
});

test('quantities and rate of a quote stand in the reader’s unit beside the quoted one', () => {
  expect(factOf(termFacts(A_QUOTE, [], 'yard'), 'Minimum order')?.value).toBe('3,000 m (3,280.83 yd)');
  const rate = factOf(costFacts(A_QUOTE, 'yard'), 'Rate');
  expect(rate?.value).toBe('₹92.50 per m (₹84.58 per yd)');
  expect(rate?.help).toContain('5,000 m (5,468.05 yd)');
});
