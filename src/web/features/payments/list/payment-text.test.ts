import { expect, test } from 'vitest';
import type { PaymentLine } from '#contract/customer/payments.ts';
import { NAVY_POPLIN } from '#web/widgets/cloth/cloth-fields.fixture.ts';
import { dueDateText, isDueNow, lineState } from './payment-text.ts';

const ZONE = 'Asia/Kolkata';
const TODAY = '2026-11-15';
const rupees = (minor: string) => ({ minor, currency: 'INR' as const });

const LINE: PaymentLine = {
  orderId: 'o1',
  orderNumber: 'SO-26-000789',
  orderStatus: 10,
  fabId: 'f1',
  quality: 'Poplin',
  cloth: NAVY_POPLIN,
  instalment: {
    instalmentId: 'i1',
    shipment: null,
    invoiceNumber: null,
    position: 2,
    kind: 'balance',
    label: 'Balance',
    amount: rupees('1000000'),
    paid: rupees('0'),
    withheld: rupees('0'),
    writtenOff: rupees('0'),
    left: rupees('1000000'),
    dueOn: null,
    dueText: 'Before dispatch',
    state: 'open',
    isOverdue: false,
    inProgress: null,
  },
  paidAt: null,
  paymentOrderId: null,
  receiptNumber: null,
};
const line = (instalment: Partial<PaymentLine['instalment']>, change: Partial<PaymentLine> = {}) => ({
  ...LINE,
  ...change,
  instalment: { ...LINE.instalment, ...instalment },
});

test.each([
  ['while the day is open', line({}), 'Before dispatch'],
  ['on the day itself', line({ dueOn: '2026-11-15' }), 'Due today'],
  ['on the day before', line({ dueOn: '2026-11-16' }), 'Due tomorrow'],
  ['long before', line({ dueOn: '2026-12-01' }), 'Due Dec 01, 2026'],
  ['a day late', line({ dueOn: '2026-11-14', isOverdue: true }), '1 day late, due Nov 14, 2026'],
  ['weeks late', line({ dueOn: '2026-10-15', isOverdue: true }), '31 days late, due Oct 15, 2026'],
  [
    'while it is being checked',
    line({ dueOn: '2026-11-14', isOverdue: true, inProgress: 'bank_transfer' }),
    'Due Nov 14, 2026',
  ],
  ['once paid', line({ state: 'paid' }, { paidAt: '2026-11-14T20:00:00Z' }), 'Paid on Nov 15, 2026'],
])('when a part is to be paid, %s', (_when, given, words) => {
  expect(dueDateText(given, TODAY, ZONE)).toBe(words);
});

test.each([
  ['paid', line({ state: 'paid' }), 'Paid'],
  ['overdue', line({ isOverdue: true }), 'Overdue'],
  ['overdue on credit', line({ state: 'covered', kind: 'credit', isOverdue: true }), 'Overdue'],
  ['on credit', line({ state: 'covered', kind: 'credit' }), 'On credit'],
  [
    'under a letter',
    line({ state: 'covered', isOverdue: true, inProgress: 'letter_accepted' }),
    'Covered by letter of credit',
  ],
  [
    'paid by a transfer we look for',
    line({ isOverdue: true, inProgress: 'bank_transfer' }),
    'Transfer being checked',
  ],
  ['not due before a day is set', line({}), 'Later'],
  ['due', line({ dueOn: '2026-12-01' }), 'Due'],
])('a part that is %s says so', (_state, given, word) => {
  expect(lineState(given, 'now').word).toBe(word);
});

test('a part is due now from its day on, and with the order that it confirms', () => {
  expect(isDueNow(line({ dueOn: '2026-11-16' }), TODAY)).toBe(false);
  expect(isDueNow(line({ dueOn: TODAY }), TODAY)).toBe(true);
  expect(isDueNow(line({}), TODAY)).toBe(false);
  expect(isDueNow(line({}, { orderStatus: 5 }), TODAY)).toBe(true);
});

test('an order that waits for its first payment is never overdue', () => {
  const held = line({ dueOn: '2026-11-13', dueText: 'With the order', isOverdue: true }, { orderStatus: 5 });
  expect(lineState(held, 'now')).toEqual({ tone: 'warn', word: 'Waiting for payment' });
  expect(lineState(held, 'later')).toEqual({ tone: 'neutral', word: 'Later' });
  expect(dueDateText(held, TODAY, ZONE)).toBe('With the order');
});
