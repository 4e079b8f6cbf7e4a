import { expect, test } from 'vitest';
import type { CompanyRole } from '../company/company-role.ts';
import { type Listener, listenersOf } from './notification-audience.ts';
import { NOTIFICATION_EVENTS } from './notification-choices.ts';

const person = (customerId: string, roles: CompanyRole[], hearsAll = false): Listener => ({
  customerId,
  roles,
  hearsAll,
});
const OWNER = person('owner', ['owner']);
const TEAM = [
  OWNER,
  person('nisha', ['buyer']),
  person('ravi', ['buyer']),
  person('amit', ['accounts']),
  person('store', ['store']),
];

test('whoever is alone hears of everything', () => {
  for (const event of NOTIFICATION_EVENTS)
    expect(listenersOf(event, 'owner', [OWNER]), event).toEqual(['owner']);
});

test('quotes and samples go to the buyer whose work it is, money to accounts, rolls to the store too', () => {
  expect(listenersOf('quote_received', 'nisha', TEAM)).toEqual(['nisha']);
  expect(listenersOf('sample_waiting', 'nisha', TEAM)).toEqual(['nisha']);
  expect(listenersOf('payment_due', 'nisha', TEAM)).toEqual(['amit']);
  expect(listenersOf('order_delivered', 'nisha', TEAM)).toEqual(['nisha', 'store']);
});

test('the work of somebody who is gone, or cannot do it, is told to all who can', () => {
  expect(listenersOf('sample_waiting', 'gone', TEAM)).toEqual(['nisha', 'ravi']);
  expect(listenersOf('sample_waiting', 'store', TEAM)).toEqual(['nisha', 'ravi']);
});

test('money is told to its worker where nobody was given that role, and else to the owners', () => {
  const [owner, nisha] = TEAM as [Listener, Listener];
  expect(listenersOf('payment_due', 'owner', [owner, nisha])).toEqual(['owner']);
  expect(listenersOf('payment_due', 'nisha', [owner, nisha])).toEqual(['owner']);
  expect(listenersOf('sample_waiting', 'gone', [owner, person('store', ['store'])])).toEqual(['owner']);
});

test('an owner who wishes it hears everything, once', () => {
  const curious = person('owner', ['owner'], true);
  const team = [curious, ...TEAM.slice(1)];
  expect(listenersOf('sample_waiting', 'nisha', team)).toEqual(['nisha', 'owner']);
  expect(listenersOf('quote_received', 'owner', team)).toEqual(['owner']);
});

test('an alert, an approval and the answer to an issue stay with the person', () => {
  for (const event of ['stock_or_rate_alert', 'order_approval', 'issue_answered'] as const) {
    expect(listenersOf(event, 'nisha', TEAM)).toEqual(['nisha']);
    expect(listenersOf(event, 'gone', TEAM)).toEqual([]);
  }
});
