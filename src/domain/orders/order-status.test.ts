import { expect, test } from 'vitest';
import { nextStates } from '../shared/lifecycle.ts';
import { unreachableStates } from '../shared/unreachable-states.fixture.ts';
import { nameOfCode } from '../shared/wire-code.ts';
import {
  ORDER_STATUS_CODE,
  ORDER_STATUS_LABEL,
  type OrderActor,
  type OrderStatus,
  orderLifecycle,
} from './order-status.ts';

const STATUSES = Object.keys(ORDER_STATUS_CODE) as OrderStatus[];
const leadingTo = (to: OrderStatus, actor: OrderActor) =>
  STATUSES.filter((from) => nextStates(orderLifecycle, from, actor).includes(to));

test('every status can be reached', () => {
  expect(unreachableStates(orderLifecycle)).toEqual([]);
});

test('every wire code of the specification is present once', () => {
  const codes = Object.entries(ORDER_STATUS_CODE).map(([status, code]) => `${status} ${code}`);
  expect(codes.join(', ')).toBe(
    'provisional 5, created 10, dispatched 20, warehouse 30, delivered 40, cancelled 50',
  );
  expect(nameOfCode<OrderStatus, number>(ORDER_STATUS_CODE, 30)).toBe('warehouse');
  expect(new Set(Object.values(ORDER_STATUS_LABEL)).size).toBe(6);
});

test('a dispatched order can no longer be cancelled by anyone', () => {
  for (const actor of ['customer', 'staff', 'payments', 'clock'] as const) {
    for (const from of leadingTo('cancelled', actor)) expect(['provisional', 'created']).toContain(from);
  }
  expect(leadingTo('cancelled', 'customer')).toEqual(['provisional', 'created']);
});

test('time alone only ends an order that is still provisional', () => {
  for (const from of STATUSES) {
    expect(nextStates(orderLifecycle, from, 'clock')).toEqual(from === 'provisional' ? ['cancelled'] : []);
  }
});

test('a customer cannot confirm an order past its payment', () => {
  expect(leadingTo('created', 'customer')).toEqual([]);
  expect(leadingTo('created', 'payments')).toEqual(['provisional']);
});

test('the warehouse is an optional stop on the way to delivery', () => {
  expect(leadingTo('delivered', 'production')).toEqual(['dispatched', 'warehouse']);
});

test('only the plan dispatches, stores and delivers; nobody at the desk sets these by hand', () => {
  for (const status of ['dispatched', 'warehouse', 'delivered'] as const) {
    expect(leadingTo(status, 'staff')).toEqual([]);
  }
});
