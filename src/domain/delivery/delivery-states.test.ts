import { expect, test } from 'vitest';
import { nextStates } from '../shared/lifecycle.ts';
import { unreachableStates } from '../shared/unreachable-states.fixture.ts';
import {
  DISPATCH_STATUS_LABEL,
  type DispatchStatus,
  dispatchLifecycle,
  hasLeft,
  isOnTheWay,
} from './dispatch-status.ts';
import { rollLifecycle } from './roll-state.ts';
import { isBeyondTolerance, shortOf } from './shortage.ts';

const STATUSES = Object.keys(DISPATCH_STATUS_LABEL) as DispatchStatus[];

test('every state of a dispatch and of a roll can be reached', () => {
  expect(unreachableStates(dispatchLifecycle)).toEqual([]);
  expect(unreachableStates(rollLifecycle)).toEqual([]);
});

test('what has left can neither be called back nor leave again', () => {
  for (const status of STATUSES.filter(hasLeft)) {
    expect(nextStates(dispatchLifecycle, status, 'staff')).not.toContain('cancelled');
    expect(nextStates(dispatchLifecycle, status, 'staff')).not.toContain('dispatched');
  }
  expect(STATUSES.filter(hasLeft)).toEqual(['dispatched', 'warehouse', 'delivered']);
  expect(STATUSES.filter(isOnTheWay)).toEqual(['dispatched', 'warehouse']);
});

test('the buyer says nothing but that goods have arrived', () => {
  const moves = STATUSES.flatMap((status) => nextStates(dispatchLifecycle, status, 'customer'));
  expect([...new Set(moves)]).toEqual(['delivered']);
  expect(nextStates(dispatchLifecycle, 'packed', 'customer')).toEqual([]);
});

test('a count of the buyer can always be corrected by a later one', () => {
  expect(nextStates(rollLifecycle, 'missing', 'customer')).toEqual(['received', 'missing']);
  expect(nextStates(rollLifecycle, 'received', 'customer')).toEqual(['received', 'missing']);
});

const counted = (received: bigint | null) =>
  ({
    state: received === null ? 'missing' : 'received',
    lengthThousandths: 100_000n,
    receivedThousandths: received,
  }) as const;

test('a roll is short beyond half a percent of its label, and a missing one is short of all of it', () => {
  expect([99_500n, 99_499n].map((length) => isBeyondTolerance(counted(length)))).toEqual([false, true]);
  expect([99_500n, 100_400n].map((length) => shortOf(counted(length)))).toEqual([500n, 0n]);
  expect([shortOf(counted(null)), isBeyondTolerance(counted(null))]).toEqual([100_000n, true]);
  const unchecked = { state: 'sent', lengthThousandths: 100_000n, receivedThousandths: null } as const;
  expect([shortOf(unchecked), isBeyondTolerance(unchecked)]).toEqual([0n, false]);
});
