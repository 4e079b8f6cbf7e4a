import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REQUEST_STATUS_LABEL } from '#words/en/requests.ts';
import { assertMove, nextStates } from '../shared/lifecycle.ts';
import { unreachableStates } from '../shared/unreachable-states.fixture.ts';
import {
  isRequestClosed,
  REQUEST_STATUS_CODE,
  type RequestActor,
  type RequestStatus,
  requestLifecycle,
} from './request-status.ts';

const STATUSES = Object.keys(REQUEST_STATUS_CODE) as RequestStatus[];
const ACTORS: RequestActor[] = ['customer', 'staff', 'orders', 'production', 'delivery'];
const code = (status: RequestStatus) => REQUEST_STATUS_CODE[status];

test('every status can be reached', () => {
  expect(unreachableStates(requestLifecycle)).toEqual([]);
});

test('every wire code of the specification is present once, with its words', () => {
  expect(STATUSES.map((status) => [code(status), REQUEST_STATUS_LABEL[status].toLowerCase()])).toEqual([
    [1, 'draft'],
    [2, 'quote requested'],
    [3, 'quote submitted'],
    [4, 'quote approved'],
    [5, 'moved to production'],
    [6, 'suppliers assigned'],
    [7, 'tna created'],
    [8, 'greige dispatched'],
    [9, 'lab dip/strike off approved'],
    [10, 'bulk approved'],
    [11, 'dispatched'],
    [12, 'query closed'],
    [13, 'unserviceable'],
  ]);
});

test('12 and 13 are closed, and nothing leads out of them', () => {
  expect(STATUSES.filter(isRequestClosed).map(code)).toEqual([12, 13]);
  for (const status of STATUSES.filter(isRequestClosed)) expect(requestLifecycle.moves[status]).toEqual({});
});

test('the customer closes a request up to the approved quote, its cancelled order until the TNA', () => {
  const closers = (actor: RequestActor) =>
    STATUSES.filter((status) => nextStates(requestLifecycle, status, actor).includes('closed')).map(code);
  expect(closers('customer')).toEqual([1, 2, 3, 4]);
  expect(closers('orders')).toEqual([5, 6, 7]);
});

test('only staff call a request unserviceable, and only before the first quote', () => {
  for (const actor of ACTORS) {
    const from = STATUSES.filter((s) => nextStates(requestLifecycle, s, actor).includes('unserviceable'));
    expect(from).toEqual(actor === 'staff' ? ['quote_requested'] : []);
  }
});

test('a request never goes back to a smaller code', () => {
  const anyStatus = fc.constantFrom(...STATUSES);
  fc.assert(
    fc.property(anyStatus, fc.constantFrom(...ACTORS), (from, actor) => {
      for (const to of nextStates(requestLifecycle, from, actor))
        expect(code(to)).toBeGreaterThan(code(from));
    }),
  );
});

test('each actor may make these moves, by code, and no others', () => {
  const movesOf = (actor: RequestActor) =>
    STATUSES.flatMap((from) =>
      nextStates(requestLifecycle, from, actor).map((to) => `${code(from)}-${code(to)}`),
    );
  expect(movesOf('customer')).toEqual(['1-2', '1-12', '2-12', '3-4', '3-12', '4-12']);
  expect(movesOf('orders')).toEqual(['4-5', '5-12', '6-12', '7-12']);
  const making = ['5-6', '6-7', '7-8', '7-9', '7-10', '8-9', '8-10', '9-10'];
  const sending = ['7-11', '8-11', '9-11', '10-11'];
  expect(movesOf('production')).toEqual(making);
  expect(movesOf('delivery')).toEqual(sending);
  expect(movesOf('staff').toSorted()).toEqual(['2-13', '2-3']);
});

test('every other move is refused, whoever tries', () => {
  const anyStatus = fc.constantFrom(...STATUSES);
  fc.assert(
    fc.property(anyStatus, anyStatus, fc.constantFrom(...ACTORS), (from, to, actor) => {
      fc.pre(!nextStates(requestLifecycle, from, actor).includes(to));
      expect(() => assertMove(requestLifecycle, from, to, actor)).toThrow('illegal_transition');
    }),
  );
});
