import { expect, test } from 'vitest';
import type { OrderCard } from '#contract/customer/orders.ts';
import { NAVY_POPLIN } from '../cloth/cloth-fields.fixture.ts';
import { againAction, cardAction, cardFacts, cardFigure, stateOf } from './order-text.ts';

const DAY = { zone: 'Asia/Kolkata', today: '2026-11-16' };
const rupees = (minor: string) => ({ minor, currency: 'INR' as const });

const CARD: OrderCard = {
  orderId: 'o1',
  number: 'SO-26-000789',
  fabId: 'f1',
  quoteId: null,
  status: 10,
  statusLabel: 'In production',
  source: 'stock_lot',
  quality: '100% Cotton Poplin 40x40/120x80 58"',
  quantity: { thousandths: '3000000', unit: 'metre' },
  rate: { price: rupees('9400'), unit: 'metre' },
  total: rupees('29610000'),
  poNumber: '77',
  dispatchBy: '2026-12-10',
  likelyDispatch: '2026-12-08',
  likelyDelivery: null,
  createdAt: '2026-11-15T06:00:00Z',
  confirmedAt: '2026-11-15T06:05:00Z',
  deliveredAt: null,
  cancelledAt: null,
  heldUntil: null,
  nextDueOn: null,
  paymentInProgress: null,
  assignee: null,
  allowedMoves: ['pay', 'cancel', 'reorder'],
  cloth: NAVY_POPLIN,
  due: rupees('1000000'),
};

test('a card names the order, how much cloth it is and the buyer’s own number', () => {
  const facts = (poNumber: string | null) => cardFacts({ ...CARD, poNumber }).join(' · ');
  expect(facts('77')).toBe('SO-26-000789 · 3,000 m · PO 77');
  expect(facts('PO-77')).toBe('SO-26-000789 · 3,000 m · PO-77');
  expect(facts(null)).toBe('SO-26-000789 · 3,000 m');
});

test.each([
  ['in production', { status: 10 }, 'Likely dispatch', 'Dec 08, 2026', 'pay'],
  [
    'paid, in production',
    { status: 10, allowedMoves: ['reorder' as const] },
    'Likely dispatch',
    'Dec 08, 2026',
    'look',
  ],
  ['on its way', { status: 20 }, 'On its way to you', '3,000 m', 'pay'],
  ['expected', { status: 20, likelyDelivery: '2026-12-14' }, 'Likely delivery', 'Dec 14, 2026', 'pay'],
  ['at the warehouse', { status: 30, allowedMoves: [] }, 'Waiting for delivery', '3,000 m', 'look'],
  [
    'delivered',
    { status: 40, deliveredAt: '2026-12-20T20:00:00Z', allowedMoves: ['reorder' as const] },
    'Delivered on',
    'Dec 21, 2026',
    'reorder',
  ],
  [
    'cancelled',
    { status: 50, cancelledAt: '2026-11-16T06:00:00Z', allowedMoves: ['reorder' as const] },
    'Cancelled on',
    'Nov 16, 2026',
    'reorder',
  ],
])('the number and the next step of an order that is %s', (_what, change, label, value, kind) => {
  const card: OrderCard = { ...CARD, ...change };
  expect(cardFigure(card, DAY)).toMatchObject({ label, value });
  expect(cardAction(card, DAY.today).kind).toBe(kind);
});

test('what is still to pay stands below, and a cancelled order owes nothing', () => {
  expect(cardFigure(CARD, DAY).note).toBe('₹10,000.00 to pay');
  expect(cardFigure({ ...CARD, due: rupees('0') }, DAY).note).toBe('Paid in full');
  expect(cardFigure({ ...CARD, status: 50 }, DAY).note).toBeNull();
});

test('an order that waits for its approval code is paid on the same page', () => {
  const waiting: OrderCard = { ...CARD, status: 5, allowedMoves: ['approve', 'cancel'] };
  expect(cardAction(waiting, DAY.today)).toMatchObject({ kind: 'pay', isPrimary: true });
});

test('a state has its own look, and an unknown one the plain look', () => {
  expect(stateOf({ ...CARD, status: 40 }).tone).toBe('good');
  expect(stateOf({ ...CARD, status: 99 }).tone).toBe('neutral');
  const checked = { ...CARD, status: 5, paymentInProgress: 'bank_transfer' } as const;
  expect(stateOf(checked)).toEqual({ tone: 'info', word: 'Transfer being checked' });
});

test('among the previous orders the next step is to order again, also while something is to be paid', () => {
  expect(againAction({ allowedMoves: ['pay', 'reorder'] }).kind).toBe('reorder');
});

test('an order that is likely to leave late says so and by how much', () => {
  expect(cardFigure({ ...CARD, likelyDispatch: '2026-12-12' }, DAY)).toMatchObject({
    label: 'Likely dispatch',
    value: 'Dec 12, 2026, 2 days late',
    isLate: true,
  });
});

test('without a plan a dispatch date that has passed says so', () => {
  const unplanned = { ...CARD, likelyDispatch: null };
  expect(cardFigure({ ...unplanned, dispatchBy: '2026-11-16' }, DAY)).toMatchObject({
    label: 'Dispatch by',
    isLate: false,
  });
  expect(cardFigure({ ...unplanned, dispatchBy: '2026-11-13' }, DAY)).toMatchObject({
    label: 'Dispatch was due',
    value: 'Nov 13, 2026, 3 days late',
    isLate: true,
  });
});

test('"Pay" calls only while something is due now', () => {
  const isPrimary = (change: Partial<OrderCard>) => cardAction({ ...CARD, ...change }, DAY.today).isPrimary;
  expect(isPrimary({})).toBe(false);
  expect(isPrimary({ nextDueOn: '2026-11-17' })).toBe(false);
  expect(isPrimary({ nextDueOn: '2026-11-16' })).toBe(true);
  expect(isPrimary({ status: 5 })).toBe(true);
  expect(isPrimary({ status: 20 })).toBe(false);
});

test('while a payment is being checked the card says so and leads to it, not to paying', () => {
  const card: OrderCard = { ...CARD, paymentInProgress: 'bank_transfer', allowedMoves: ['reorder'] };
  expect(cardAction(card, DAY.today)).toMatchObject({ kind: 'view_payment', label: 'View payment' });
  expect(cardFigure(card, DAY).note).toBe('Transfer being checked');
  const covered: OrderCard = { ...card, paymentInProgress: 'letter_accepted' };
  expect(cardAction(covered, DAY.today).kind).toBe('look');
});

test('what is overdue is named as overdue, with its day', () => {
  expect(cardFigure({ ...CARD, nextDueOn: '2026-11-12' }, DAY).note).toBe(
    '₹10,000.00 to pay, overdue since Nov 12, 2026',
  );
});

test('the quantity of a card stands in the reader’s unit beside the ordered one', () => {
  const other = CARD.quantity.unit === 'metre' ? 'yard' : 'metre';
  const [, agreed = ''] = cardFacts(CARD);
  const [, both = ''] = cardFacts(CARD, other);
  expect(both.startsWith(`${agreed} (`)).toBe(true);
  expect(cardFacts(CARD, CARD.quantity.unit)[1]).toBe(agreed);
});
