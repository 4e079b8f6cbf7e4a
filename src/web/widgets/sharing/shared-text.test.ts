import { expect, test, vi } from 'vitest';
import type { Quote } from '#contract/customer/quotes.ts';
import { comparisonMessage, orderMessage, planMessage, quoteMessage, rateMessage } from './shared-text.ts';

vi.stubGlobal('window', { location: { origin: 'https://fabric.example' } });

const FAB = '01990000-0000-7000-8000-0000000000f1';
const ORDER = '01990000-0000-7000-8000-00000000000a';
const rate = (minor: string) => ({ price: { minor, currency: 'INR' }, unit: 'metre' }) as const;

/** Everything else of the records the screens hold: a competitor, a boss or a mill must not read any of it. */
const SECRETS = {
  targetRate: 'SECRET target',
  enquiry: 'SECRET message',
  notes: 'SECRET notes',
  note: 'SECRET note of the mill',
  poNumber: 'SECRET po',
  deliverTo: 'SECRET place',
  billing: { name: 'SECRET company' },
  shipping: { line1: 'SECRET address' },
  gstin: 'SECRET gstin',
  total: { minor: '9999999', currency: 'INR' },
  counterOffer: { note: 'SECRET counter', rate: rate('6600') },
  costs: [{ label: 'SECRET cost', amount: { minor: '8888888', currency: 'INR' } }],
  files: [{ name: 'SECRET file', url: '/SECRET?signature=1' }],
  alerts: { belowRate: { minor: '7777777', currency: 'INR' } },
  sentence: 'SECRET reason of the mill',
  reasons: [{ text: 'SECRET reason' }],
  tasks: [{ name: 'SECRET task' }],
};
const CLOTH = { ...SECRETS, fabId: FAB, number: 'Q-26-000012', quality: '60x60/92x88 Cambric greige 44"' };
const quote = (alias: string, more: Partial<Quote> = {}) => ({
  ...SECRETS,
  fabId: FAB,
  supplier: { alias, name: 'SECRET mill', phone: 'SECRET phone' },
  quantity: { thousandths: '10000000', unit: 'metre' } as const,
  appliedRate: rate('7200'),
  landedRate: rate('7420'),
  leadDays: 12,
  paymentPlan: { advancePercent: 30, balance: 'on_credit', creditDays: 45 } as const,
  validTill: '2026-11-30',
  ...more,
});

const SHARED = {
  quote: quoteMessage(quote('Erode mill C'), CLOTH),
  comparison: comparisonMessage(
    [
      quote('Erode mill C'),
      quote('Salem mill A', {
        landedRate: null,
        leadDays: 1,
        paymentPlan: { advancePercent: 100, balance: 'before_dispatch', creditDays: 0 },
      }),
    ],
    CLOTH,
  ),
  order: orderMessage({
    ...SECRETS,
    orderId: ORDER,
    number: 'SO-26-000034',
    quality: 'Poplin 40x40/120x80 58"',
    quantity: { thousandths: '5000000', unit: 'metre' },
    statusLabel: 'In production',
    dispatchBy: '2026-12-12',
    likelyDispatch: null,
  }),
  plan: planMessage({
    ...SECRETS,
    fabId: FAB,
    orderId: ORDER,
    number: 'SO-26-000034',
    promisedDispatch: '2026-12-12',
    likelyDispatch: '2026-12-14',
    dispatchedOn: null,
    stages: [
      { label: 'Order placed', state: 'done' },
      { label: 'Sampling', state: 'current' },
    ],
    waitingForYou: [{ title: 'Approve the lab dip', dueOn: '2026-11-20' }],
  }),
  rate: rateMessage({
    ...SECRETS,
    fabId: FAB,
    quality: 'Poplin 40x40/120x80 58"',
    rate: rate('6150'),
    isStale: false,
  }),
};

test('each is a few native lines that end with their link', () => {
  expect(SHARED).toMatchInlineSnapshot(`
    {
      "comparison": "2 quotes for Q-26-000012
    60x60/92x88 Cambric greige 44"
    1. Erode mill C: ₹74.20 per m landed, ready in 12 days, 45 days’ credit
    2. Salem mill A: ₹72.00 per m, freight extra, ready in 1 day
    https://fabric.example/customer/create-order/select-quotes/fabrics/01990000-0000-7000-8000-0000000000f1",
      "order": "Order SO-26-000034: In production
    Poplin 40x40/120x80 58", 5,000 m
    Dispatch by 12 Dec, 2026
    https://fabric.example/customer/orders?view=order&id=01990000-0000-7000-8000-00000000000a",
      "plan": "Order SO-26-000034: sampling
    Likely dispatch 14 Dec, 2026, promised 12 Dec, 2026
    To do: Approve the lab dip, by 20 Nov, 2026
    https://fabric.example/customer/production-details/fabrics/01990000-0000-7000-8000-0000000000f1/orders/01990000-0000-7000-8000-00000000000a",
      "quote": "Quote from Erode mill C for Q-26-000012
    60x60/92x88 Cambric greige 44", 10,000 m
    ₹74.20 per m landed, ready in 12 days, 45 days’ credit
    Valid until 30 Nov, 2026
    https://fabric.example/customer/quote-detail/fabrics/01990000-0000-7000-8000-0000000000f1",
      "rate": "Poplin 40x40/120x80 58"
    ₹61.50 per m ex-mill today
    https://fabric.example/customer/liveQualityDetailsView/fabrics/01990000-0000-7000-8000-0000000000f1",
    }
  `);
});

test.each(Object.entries(SHARED))(
  'nothing but the named fields is in the text of a shared %s',
  (_what, text) => {
    expect(text).not.toMatch(/SECRET|99,999|88,888|77,777|66\.00|signature/);
    expect(text?.length).toBeLessThan(400);
    expect(text?.match(/https:\S+/g)).toEqual([text?.split('\n').at(-1)]);
  },
);

test('a rate that does not hold is not sent on', () => {
  expect(rateMessage({ fabId: FAB, quality: 'Poplin', rate: null, isStale: false })).toBeNull();
  expect(rateMessage({ fabId: FAB, quality: 'Poplin', rate: rate('6150'), isStale: true })).toBeNull();
});
