import { expect, test } from 'vitest';
import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { lastTry, nextInstalment, payState } from './pay-state.ts';
import type { SavedAnswer } from './result/saved-answer.ts';

const rupees = (minor: string) => ({ minor, currency: 'INR' }) as const;
type Instalment = Order['instalments'][number];
const anInstalment = (position: number, state: Instalment['state'], left = '100') =>
  ({ instalmentId: `i${position}`, position, state, left: rupees(left) }) as Instalment;
const HELD = {
  status: 5,
  confirmedAt: null,
  cancelledBy: null,
  paymentInProgress: null,
  allowedMoves: ['pay'],
  instalments: [anInstalment(1, 'open'), anInstalment(2, 'open')],
} as unknown as Order;
const CARD = {
  paymentOrderId: 'p1',
  provider: 'sandbox',
  method: 'card',
  status: 'created',
  transfers: [],
  instalment: { instalmentId: 'i1' },
} as unknown as PaymentOrder;

type Change = {
  order?: Partial<Order>;
  payment?: Partial<PaymentOrder> | null;
  isChoosing?: boolean;
  watchedId?: string;
};
const came = (
  outcome: SavedAnswer['outcome'],
  statusThen: SavedAnswer['statusThen'] = 'created',
): SavedAnswer => ({ paymentOrderId: 'p1', outcome, statusThen });

function state(
  { order, payment = {}, isChoosing = false, watchedId }: Change,
  answer: SavedAnswer | null = null,
) {
  const inSight = payment && { ...CARD, ...payment };
  return payState({
    order: { ...HELD, ...order },
    payment: inSight,
    answer,
    isChoosing,
    watchedId: watchedId ?? null,
  });
}

test('what is being checked is never paid another way', () => {
  const checked = { order: { paymentInProgress: 'bank_transfer' as const, allowedMoves: [] } };
  expect(state({ ...checked, payment: null, isChoosing: true })).toBe('in_progress');
  expect(state({ ...checked, payment: { provider: 'bank', status: 'attempted' }, isChoosing: true })).toBe(
    'transfer',
  );
  expect(state({ ...checked, payment: { provider: 'bank', status: 'expired' } })).toBe('in_progress');
});

test('nothing begun, or begun and left: the buyer chooses', () => {
  expect(state({ payment: null })).toBe('choose');
  expect(state({})).toBe('choose');
  expect(state({}, came('abandoned'))).toBe('choose');
  expect(state({ payment: { method: 'upi' } }, came('abandoned'))).toBe('choose');
});

test.each(['failed', 'abandoned', 'pending', 'unconfirmed'] as const)(
  'money that the server has counts, whatever the browser was told (%s)',
  (outcome) => {
    expect(state({ payment: { status: 'captured' } }, came(outcome))).toBe('paid');
  },
);

test('a payment under way is waited for, told by the browser or by the server', () => {
  expect(state({}, came('pending'))).toBe('checking');
  expect(state({ payment: { status: 'attempted' } })).toBe('checking');
});

test("who left the provider's page, or failed there, may try again although the server still waits", () => {
  const payment = { status: 'attempted' } as const;
  expect(state({ payment }, came('abandoned'))).toBe('choose');
  expect(state({ payment }, came('failed', 'attempted'))).toBe('choose');
  expect(state({ payment: { ...payment, method: 'upi' } }, came('abandoned'))).toBe('choose');
  expect(state({ payment }, came('unconfirmed'))).toBe('checking');
});

test('an older failure does not end the wait, a new one does', () => {
  expect(state({ payment: { status: 'failed' } }, came('pending', 'failed'))).toBe('checking');
  expect(state({ payment: { status: 'failed' } }, came('pending', 'created'))).toBe('choose');
});

test('each slow way has its own panel', () => {
  expect(state({ payment: { provider: 'bank', method: 'bank_transfer' } })).toBe('transfer');
  expect(state({ payment: { provider: 'letter_of_credit' } })).toBe('letter');
  expect(state({ payment: { method: 'upi' } })).toBe('upi');
  expect(state({ payment: { provider: 'bank' }, isChoosing: true })).toBe('choose');
  expect(state({ payment: { provider: 'bank', status: 'expired' } })).toBe('choose');
});

const HOLD_ENDED = { status: 50, cancelledBy: 'hold_ended', allowedMoves: [] } satisfies Partial<Order>;
const CANCELLED = { status: 50, cancelledBy: 'customer' } satisfies Partial<Order>;

test('an order that nobody paid in time is told apart from one that was cancelled', () => {
  expect(state({ order: HOLD_ENDED })).toBe('hold_ended');
  expect(state({ order: { allowedMoves: ['cancel'] } })).toBe('hold_ended');
  expect(state({ order: CANCELLED })).toBe('cancelled');
  expect(state({ order: { ...CANCELLED, cancelledBy: 'staff' } })).toBe('cancelled');
});

test('a transfer smaller than what was asked for leaves the rest to be paid, also on a confirmed order', () => {
  const instalment = anInstalment(1, 'open');
  const payment = { provider: 'bank', status: 'captured', instalment } as const;
  expect(state({ payment })).toBe('part_paid');
  expect(state({ order: { status: 10 }, payment })).toBe('part_paid');
  expect(state({ order: { status: 10 }, payment, isChoosing: true })).toBe('choose');
  expect(state({ payment: { ...payment, instalment: anInstalment(1, 'paid', '0') } })).toBe('paid');
});

test('UPI that failed once can be paid by its code again', () => {
  const payment = { method: 'upi', status: 'failed' } as const;
  expect(state({ payment })).toBe('upi');
  expect(state({ payment }, came('failed', 'failed'))).toBe('choose');
});

test('money for a dead order goes back, unless it was kept for the company or never came', () => {
  expect(state({ order: HOLD_ENDED, payment: { status: 'captured' } })).toBe('going_back');
  expect(state({ order: CANCELLED, payment: { status: 'refunded' } })).toBe('going_back');
  expect(state({ order: HOLD_ENDED, payment: { status: 'refunded', provider: 'advance' } })).toBe(
    'credit_returned',
  );
  expect(state({ order: CANCELLED, payment: { status: 'captured', provider: 'credit' } })).toBe('cancelled');
});

test('money that goes back while its order lives was paid twice', () => {
  expect(state({ order: { status: 10 }, payment: { status: 'refunded' } })).toBe('paid_twice');
});

test('a part that somebody else paid meanwhile is paid, whatever became of the payment in sight', () => {
  const instalments = [anInstalment(1, 'paid', '0'), anInstalment(2, 'open')];
  expect(state({ order: { instalments }, payment: { status: 'expired' } })).toBe('paid');
  expect(state({ order: { instalments }, payment: null, watchedId: 'i1' })).toBe('paid');
  expect(state({ order: { instalments }, payment: null, watchedId: 'i2' })).toBe('choose');
});

test('an order that waits for its code can still be looked at', () => {
  expect(state({ order: { allowedMoves: ['approve'] }, payment: null })).toBe('choose');
});

test('the earliest open part is next, then what credit covers', () => {
  const paid = anInstalment(1, 'paid', '0');
  expect(nextInstalment({ instalments: [paid, anInstalment(2, 'open')] })?.position).toBe(2);
  expect(nextInstalment({ instalments: [paid, anInstalment(2, 'covered')] })?.position).toBe(2);
  expect(
    nextInstalment({ instalments: [anInstalment(1, 'covered'), anInstalment(2, 'open')] })?.position,
  ).toBe(2);
  expect(state({ order: { instalments: [paid] }, payment: null })).toBe('nothing_due');
});

test('what became of the last try is said once more beside the choice', () => {
  expect(lastTry(null, null)).toBeNull();
  expect(lastTry(CARD, came('failed'))).toBe('failed');
  expect(lastTry({ ...CARD, status: 'failed' }, null)).toBe('failed');
  expect(lastTry({ ...CARD, status: 'expired' }, came('pending'))).toBe('expired');
  // A letter that was refused or withdrawn is no payment that failed.
  expect(lastTry({ ...CARD, provider: 'letter_of_credit', status: 'failed' }, null)).toBeNull();
  expect(lastTry(CARD, came('unconfirmed'))).toBe('unconfirmed');
  expect(lastTry(CARD, came('abandoned'))).toBe('abandoned');
  expect(lastTry(CARD, null)).toBeNull();
});
