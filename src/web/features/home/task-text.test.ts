import { expect, test } from 'vitest';
import type { HomeTask } from '#contract/customer/home.ts';
import { NO_CLOTH } from '#web/widgets/cloth/cloth-fields.fixture.ts';
import { taskLabel, taskLink, taskTitle } from './task-text.ts';

const NOW = new Date('2026-11-16T06:00:00Z');
const TODAY = '2026-11-16';
const task = (change: Partial<HomeTask>): HomeTask => ({
  kind: 'payment_overdue',
  fabId: 'f1',
  orderId: 'o1',
  quoteId: null,
  number: 'SO-26-000789',
  quality: '100% Cotton Poplin 40x40/120x80 58"',
  cloth: { ...NO_CLOTH, category: 1, productionSubType: 101 },
  amount: { minor: '3122300', currency: 'INR' },
  instalmentLabel: 'Balance',
  instalment: null,
  dueOn: '2026-11-13',
  endsAt: null,
  quoteCount: 0,
  sampleCount: 0,
  standard: null,
  rollCount: 0,
  issueId: null,
  ...change,
});

test.each([
  ['overdue', task({}), '₹31,223.00 is 3 days overdue'],
  ['overdue since yesterday', task({ dueOn: '2026-11-15' }), '₹31,223.00 is 1 day overdue'],
  ['due today', task({ kind: 'payment_due', dueOn: TODAY }), '₹31,223.00 is due today'],
  ['due soon', task({ kind: 'payment_due', dueOn: '2026-11-18' }), '₹31,223.00 is due on Nov 18, 2026'],
  [
    'samples',
    task({ kind: 'samples_to_answer', sampleCount: 2, dueOn: '2026-11-18' }),
    '2 samples need your review',
  ],
  [
    'a late answer',
    task({ kind: 'samples_to_answer', sampleCount: 1, dueOn: '2026-11-14' }),
    'Your review of 1 sample is 2 days late',
  ],
  ['rolls', task({ kind: 'rolls_to_check', rollCount: 12 }), '12 rolls to check'],
  ['held', task({ kind: 'order_held' }), 'Pay ₹31,223.00 to confirm your order'],
  [
    'one quote',
    task({ kind: 'quotes_expiring', quoteCount: 1, endsAt: '2026-11-16T06:20:00Z' }),
    '1 quote expires in 20 minutes',
  ],
  [
    'several quotes',
    task({ kind: 'quotes_expiring', quoteCount: 3, endsAt: '2026-11-17T18:00:00Z' }),
    '3 quotes, the first expires in 36 hours',
  ],
])('a task says what is to be done and how urgent it is: %s', (_what, one, title) => {
  expect(taskTitle(one, { now: NOW, today: TODAY })).toBe(title);
});

test('each task leads to where it is done', () => {
  expect(taskLink(task({})).to).toBe('/customer/create-order/paymentDetails/fabrics/f1');
  expect(taskLink(task({ instalment: 3 }))).toMatchObject({ search: { orderId: 'o1', instalment: 3 } });
  const quotes = task({ kind: 'quotes_expiring', quoteCount: 2 });
  expect([taskLabel(quotes), taskLink(quotes).to]).toEqual([
    'Compare quotes',
    '/customer/create-order/select-quotes/fabrics/f1',
  ]);
  expect(taskLink({ ...quotes, quoteCount: 1 }).to).toBe('/customer/quote-detail/fabrics/f1');
  const question = task({ kind: 'desk_question', orderId: null });
  expect(taskLink(question)).toMatchObject({
    to: '/customer/quote-detail/fabrics/f1',
    search: { view: 'messages' },
  });
  const approved = task({ kind: 'order_to_place', orderId: null, quoteId: 'q1' });
  expect(taskLink(approved)).toEqual({
    to: '/customer/create-order/ConfirmDetails/fabrics/f1',
    search: { quoteId: 'q1' },
  });
});
