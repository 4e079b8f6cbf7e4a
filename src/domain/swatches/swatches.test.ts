import { expect, test } from 'vitest';
import { formatMoney } from '#domain/shared/format-money.ts';
import { unreachableStates } from '#domain/shared/unreachable-states.fixture.ts';
import {
  chargeAfterCancellation,
  chargeAfterOrder,
  swatchCharge,
  swatchChargeLifecycle,
  swatchReturnFrom,
  swatchReturnUntil,
} from './swatch-charge.ts';
import { swatchLifecycle } from './swatch-status.ts';

test('a swatch costs what its market pays, in its currency', () => {
  expect((['IN', 'BD', 'INTL'] as const).map((market) => formatMoney(swatchCharge(market)))).toEqual([
    '₹250.00',
    '$12.00',
    '$25.00',
  ]);
});

test('an order returns a charge that was paid, drops one that was not, and leaves the rest', () => {
  expect((['due', 'paid', 'returned', 'dropped'] as const).map(chargeAfterOrder)).toEqual([
    'dropped',
    'returned',
    null,
    null,
  ]);
});

test('a cancelled order undoes what it did to the charge', () => {
  expect((['due', 'paid', 'returned', 'dropped'] as const).map(chargeAfterCancellation)).toEqual([
    null,
    null,
    'paid',
    'due',
  ]);
});

test('a swatch of the last ninety days comes back', () => {
  expect(swatchReturnFrom(new Date('2026-11-16T10:00:00Z'))).toEqual(new Date('2026-08-18T10:00:00Z'));
});

test('an order of the ninetieth day still brings the charge back', () => {
  expect(swatchReturnUntil(new Date('2026-08-18T10:00:00Z'))).toEqual(new Date('2026-11-16T10:00:00Z'));
});

test('every state can be reached', () => {
  expect(unreachableStates(swatchLifecycle)).toEqual([]);
  expect(unreachableStates(swatchChargeLifecycle)).toEqual([]);
});
