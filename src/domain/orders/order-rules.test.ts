import { expect, test } from 'vitest';
import type { Rate } from '#domain/quotes/rate.ts';
import { wholeLength } from '#domain/shared/length.ts';
import { money } from '#domain/shared/money.ts';
import { approvalSubject, needsApprovalCode } from './approval-code.ts';
import { type CancellableOrder, cancellation } from './cancellation.ts';
import { drawsOnStock, ORDER_KIND_LABEL, type OrderKind } from './order-kind.ts';
import {
  firstHold,
  holdAfterApproval,
  holdText,
  isHoldOver,
  lastDayHeld,
  slowHold,
} from './provisional-hold.ts';
import { type ReorderTerms, reorderDifferences, suggestedRequiredBy } from './reorder.ts';

const KINDS = Object.keys(ORDER_KIND_LABEL) as OrderKind[];

test('what is made or bundled for one buyer is confirmed with a code, what lies on the shelf is held', () => {
  expect(KINDS.filter(needsApprovalCode)).toEqual(['made_to_order', 'bundle']);
  expect(KINDS.filter(drawsOnStock)).toEqual(['stock', 'bundle']);
});

test('an approval code is bound to its order and amount', () => {
  const subjects = [
    approvalSubject('a', money(1n, 'INR')),
    approvalSubject('a', money(2n, 'INR')),
    approvalSubject('a', money(1n, 'USD')),
    approvalSubject('b', money(1n, 'INR')),
  ];
  expect(new Set(subjects).size).toBe(4);
});

const PLACED = new Date('2026-11-12T10:00:00Z');
const INDIA = { zone: 'Asia/Kolkata', daysOff: { weekdays: [0], holidays: new Set<string>() } };
const held = (until: Date) => ({ chosenAt: PLACED, heldUntil: until });

test('a provisional order is held for 30 minutes to the second', () => {
  const until = firstHold(PLACED);
  expect(until).toEqual(new Date('2026-11-12T10:30:00Z'));
  expect(isHoldOver(until, new Date(until.getTime() - 1))).toBe(false);
  expect(isHoldOver(until, until)).toBe(true);
});

test('a bank transfer is waited for until the end of the third working day', () => {
  // Thursday; Sunday is no working day in India.
  expect(slowHold('bank_transfer', held(firstHold(PLACED)), INDIA)).toEqual(new Date('2026-11-16T18:30:00Z'));
  const daysOff = { weekdays: [0], holidays: new Set(['2026-11-13']) };
  expect(slowHold('bank_transfer', held(firstHold(PLACED)), { ...INDIA, daysOff })).toEqual(
    new Date('2026-11-17T18:30:00Z'),
  );
  const later = new Date('2026-12-24T00:00:00Z');
  expect(slowHold('bank_transfer', held(later), INDIA)).toEqual(later);
});

test('a letter of credit is waited for as long as opening one takes', () => {
  const daysOff = { weekdays: [5, 6], holidays: new Set<string>() };
  // Fifteen days on which banks in Bangladesh work.
  expect(slowHold('letter_of_credit', held(firstHold(PLACED)), { zone: 'Asia/Dhaka', daysOff })).toEqual(
    new Date('2026-12-03T18:00:00Z'),
  );
});

test('a colleague has until the end of the next working day to approve, and then there is time to pay', () => {
  // Saturday afternoon in India; Sunday is no working day.
  const placed = new Date('2026-11-14T10:00:00Z');
  const until = new Date('2026-11-16T18:30:00Z');
  expect(slowHold('approval', { chosenAt: placed, heldUntil: firstHold(placed) }, INDIA)).toEqual(until);
  const inTime = new Date('2026-11-16T18:00:00Z');
  expect(holdAfterApproval(inTime, until)).toEqual(until);
  const late = new Date('2026-11-16T18:00:01Z');
  expect(holdAfterApproval(late, until)).toEqual(new Date('2026-11-16T18:30:01Z'));
});

test('the last day of a hold is the one it ends on, and midnight still belongs to the day before', () => {
  const zone = 'Asia/Kolkata';
  expect(lastDayHeld(firstHold(PLACED), zone)).toBe('2026-11-12');
  // Ten minutes before midnight, and half an hour before it.
  expect(lastDayHeld(firstHold(new Date('2026-11-12T18:20:00Z')), zone)).toBe('2026-11-13');
  expect(lastDayHeld(firstHold(new Date('2026-11-12T18:00:00Z')), zone)).toBe('2026-11-12');
});

test('the hold promises no more time than there is', () => {
  const minutes = (count: number) => new Date(PLACED.getTime() + count * 60_000);
  expect(holdText(minutes(30), PLACED)).toBe('Held for you for another 30 minutes.');
  expect(holdText(minutes(1.9), PLACED)).toBe('Held for you for another minute.');
  expect(holdText(minutes(0.5), PLACED)).toBe('Held for you for less than a minute.');
  expect(holdText(minutes(1), PLACED)).toBe('Held for you for another minute.');
  expect(holdText(minutes(59.9), PLACED)).toBe('Held for you for another 59 minutes.');
  expect(holdText(minutes(60), PLACED)).toBe('Held for you for another hour.');
  expect(holdText(minutes(60 * 48), PLACED)).toBe('Held for you for another 2 days.');
  expect(holdText(minutes(90), PLACED)).toBe('Held for you for another hour.');
  expect(holdText(minutes(60 * 47), PLACED)).toBe('Held for you for another 47 hours.');
  expect(holdText(minutes(60 * 24 * 3), PLACED)).toBe('Held for you for another 3 days.');
  expect(holdText(PLACED, PLACED)).toBe('The hold has expired; price and stock are no longer held for you.');
});

const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');
const ORDER: CancellableOrder = {
  status: 'created',
  isMaterialBooked: false,
  materialCost: rupees(0),
  received: rupees(60_000),
  fromAdvance: rupees(0),
  creditUsed: rupees(0),
  isInvoiced: false,
};

test('before material is booked everything comes back', () => {
  expect(cancellation(ORDER, 'customer')).toEqual({
    ok: true,
    refund: rupees(60_000),
    kept: rupees(0),
    toAccountCredit: rupees(0),
    creditReleased: rupees(0),
    message: 'We will refund ₹60,000.00 to your original payment method within 5 to 7 working days.',
  });
  const onCredit = cancellation({ ...ORDER, received: rupees(0), creditUsed: rupees(5000) }, 'customer');
  expect(onCredit.message).toBe('₹5,000.00 of your credit limit will be available again.');
  const unpaid = cancellation({ ...ORDER, status: 'provisional', received: rupees(0) }, 'clock');
  expect(unpaid.message).toBe('Nothing was paid, so nothing is refunded.');
});

test('once material is booked only the desk cancels, and the advance pays for it', () => {
  const booked: CancellableOrder = { ...ORDER, isMaterialBooked: true, materialCost: rupees(20_000) };
  expect(cancellation(booked, 'customer')).toEqual({
    ok: false,
    message:
      'Material has been booked for this order, so you can no longer cancel it yourself. Please contact us.',
  });
  expect(cancellation(booked, 'staff')).toMatchObject({
    ok: true,
    refund: rupees(40_000),
    kept: rupees(20_000),
  });
  const dear = cancellation({ ...booked, materialCost: rupees(90_000) }, 'staff');
  expect(dear).toMatchObject({ refund: rupees(0), kept: rupees(60_000) });
  expect(dear.message).toBe('₹60,000.00 is retained for material already bought.');
});

test('the goods of a tax invoice are not cancelled, whoever asks and whatever is booked', () => {
  for (const actor of ['customer', 'staff'] as const) {
    const invoiced = cancellation({ ...ORDER, isInvoiced: true, isMaterialBooked: true }, actor);
    expect(invoiced).toMatchObject({ ok: false });
    expect(invoiced.message).toMatch(/^The tax invoice for this order has been issued/);
  }
});

test('credit that is free again is told beside the refund, and the cost of material nobody booked keeps nothing', () => {
  const unbooked = cancellation(
    { ...ORDER, materialCost: rupees(20_000), creditUsed: rupees(1) },
    'customer',
  );
  expect(unbooked).toMatchObject({ refund: rupees(60_000), kept: rupees(0), creditReleased: rupees(1) });
  expect(unbooked.message).toMatch(/working days\. ₹1\.00 of your credit limit will be available again\.$/);
  const booked = { ...ORDER, isMaterialBooked: true, materialCost: rupees(60_000) };
  expect(cancellation(booked, 'staff')).toMatchObject({ refund: rupees(0), kept: rupees(60_000) });
});

test('what was paid from money kept is kept again, as far as material leaves something', () => {
  const used: CancellableOrder = { ...ORDER, fromAdvance: rupees(10_000) };
  expect(cancellation(used, 'customer')).toMatchObject({
    refund: rupees(50_000),
    toAccountCredit: rupees(10_000),
    message:
      'We will refund ₹50,000.00 to your original payment method within 5 to 7 working days. ₹10,000.00 goes back to your account credit.',
  });
  const booked = { ...used, isMaterialBooked: true, materialCost: rupees(55_000) } as const;
  expect(cancellation(booked, 'staff')).toMatchObject({
    refund: rupees(0),
    toAccountCredit: rupees(5000),
    kept: rupees(55_000),
  });
});

test('a dispatched or cancelled order stays as it is', () => {
  for (const actor of ['customer', 'staff'] as const) {
    expect(cancellation({ ...ORDER, status: 'dispatched' }, actor)).toMatchObject({ ok: false });
  }
  expect(cancellation({ ...ORDER, status: 'cancelled' }, 'customer').message).toBe(
    'This order is already cancelled.',
  );
  expect(cancellation(ORDER, 'clock')).toMatchObject({ ok: false });
});

const rate = (count: number): Rate => ({ price: rupees(count), unit: 'metre' });
const BEFORE: ReorderTerms = {
  rate: rate(94),
  leadDays: 24,
  minimum: { total: wholeLength(2000n, 'metre'), perColour: null },
};

test('a reorder on the same terms shows no difference', () => {
  expect(reorderDifferences(BEFORE, BEFORE, 'metre')).toEqual([]);
});

test('a reorder shows what has become better or worse', () => {
  const now: ReorderTerms = {
    rate: rate(97),
    leadDays: 20,
    minimum: { total: wholeLength(3000n, 'metre'), perColour: null },
  };
  expect(reorderDifferences(BEFORE, now, 'metre')).toEqual([
    { field: 'rate', label: 'Rate', before: '₹94.00 per m', now: '₹97.00 per m', change: 'worse' },
    { field: 'leadDays', label: 'Lead time', before: '24 days', now: '20 days', change: 'better' },
    {
      field: 'minimum',
      label: 'Minimum order',
      before: 'Minimum order is 2,000 m.',
      now: 'Minimum order is 3,000 m.',
      change: null,
    },
  ]);
  expect(reorderDifferences(BEFORE, { ...BEFORE, rate: rate(90) }, 'metre')).toMatchObject([
    { change: 'better' },
  ]);
  expect(reorderDifferences(BEFORE, { ...BEFORE, leadDays: 1 }, 'metre')).toMatchObject([
    { now: '1 day', change: 'better' },
  ]);
  expect(reorderDifferences(BEFORE, { ...BEFORE, leadDays: 30 }, 'metre')).toMatchObject([
    { change: 'worse' },
  ]);
});

test('a cloth that nobody offers today has no price, and never the old one', () => {
  const gone = reorderDifferences(BEFORE, { ...BEFORE, rate: null, leadDays: null }, 'metre');
  expect(gone).toMatchObject([
    { field: 'rate', now: 'not quoted', change: null },
    { field: 'leadDays', now: '--', change: null },
  ]);
});

test.each([
  [
    'a rate in another currency is neither better nor worse',
    { rate: { price: money(120n, 'USD'), unit: 'metre' } },
    null,
  ],
  ['a day less is better', { leadDays: 23 }, 'better'],
  ['a day more is worse', { leadDays: 25 }, 'worse'],
] as const)('%s', (_what, change, expected) => {
  expect(reorderDifferences(BEFORE, { ...BEFORE, ...change }, 'metre')).toMatchObject([{ change: expected }]);
});

test('where no lead time was known neither better nor worse is said', () => {
  const unknown = { ...BEFORE, leadDays: null };
  expect(reorderDifferences(unknown, BEFORE, 'metre')).toMatchObject([{ before: '--', change: null }]);
  expect(reorderDifferences(unknown, unknown, 'metre')).toEqual([]);
});

test('an order again is suggested for lead time and way, and for a week where the way is not known', () => {
  expect(suggestedRequiredBy('2026-12-20', { leadDays: 10, transitDays: 4 })).toBe('2027-01-03');
  expect(suggestedRequiredBy('2026-12-20', { leadDays: 10, transitDays: 0 })).toBe('2026-12-30');
  expect(suggestedRequiredBy('2026-12-20', { leadDays: 10, transitDays: null })).toBe('2027-01-06');
});

test('a rate in another unit is told in the unit of the first order', () => {
  const perYard: Rate = { price: money(8595n, 'INR'), unit: 'yard' };
  expect(reorderDifferences(BEFORE, { ...BEFORE, rate: perYard }, 'metre')).toEqual([]);
});
