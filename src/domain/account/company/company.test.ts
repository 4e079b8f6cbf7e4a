import { expect, test } from 'vitest';
import { unreachableStates } from '#domain/shared/unreachable-states.fixture.ts';
import { askWhomText, orderLimitText, rolesText } from '#words/en/company.ts';
import { type CompanyRole, hasCompanyRole, whomToAsk } from './company-role.ts';
import { leavesNoOwner, mayRejoin, membershipLifecycle } from './membership.ts';
import { isWithinLimit, parseOrderLimit } from './order-limit.ts';

const person = (name: string, ...roles: CompanyRole[]) => ({ name, roles, customerId: name });

test('the owner stands in for every role, and without a list everyone may', () => {
  expect(hasCompanyRole(['owner'], [])).toBe(true);
  expect(hasCompanyRole(['store', 'buyer'], ['buyer'])).toBe(true);
  expect(hasCompanyRole(['store'], ['buyer', 'accounts'])).toBe(false);
  expect(hasCompanyRole(['store'], undefined)).toBe(true);
});

test('roles are always said in the same order', () => {
  expect(rolesText(['store', 'owner'])).toBe('Owner, Store');
});

test.each([
  [[person('Meera Shah', 'owner')], 'Ask Meera Shah.'],
  [[person('Meera Shah', 'owner'), person('Ravi', 'owner')], 'Ask Meera Shah or another owner.'],
  [[person('Meera Shah', 'owner'), person('Nila', 'accounts')], 'Ask Nila or another colleague.'],
  [[person('Sunil', 'store')], 'Ask an owner of your company.'],
])('whoever may not is told whom to ask: %#', (colleagues, text) => {
  expect(askWhomText(whomToAsk(colleagues, ['accounts']))).toBe(text);
});

test('empty is no limit, zero every order, and a limit includes its own sum', () => {
  expect(parseOrderLimit(' ', 'INR')).toEqual({ ok: true, limit: null });
  expect(parseOrderLimit('0', 'INR')).toEqual({ ok: true, limit: 0n });
  expect(parseOrderLimit('1.5x', 'INR').ok).toBe(false);
  expect(isWithinLimit(null, { minor: 10n ** 12n })).toBe(true);
  expect(isWithinLimit(0n, { minor: 0n })).toBe(false);
  expect(isWithinLimit(500n, { minor: 500n })).toBe(true);
  expect(isWithinLimit(500n, { minor: 501n })).toBe(false);
  expect([null, 0n, 5_000_000n].map((limit) => orderLimitText(limit, 'INR'))).toEqual([
    'No limit',
    'Every order needs approval',
    'Up to ₹50,000 per order',
  ]);
});

test('who left may be invited back, who was blocked may not', () => {
  expect(unreachableStates(membershipLifecycle)).toEqual([]);
  expect(mayRejoin('left')).toBe(true);
  expect(mayRejoin('blocked')).toBe(false);
});

test('the last owner is found among those who are here', () => {
  const people = [person('a', 'owner'), person('b', 'buyer')];
  expect(leavesNoOwner(people, 'a')).toBe(true);
  expect(leavesNoOwner([...people, person('c', 'owner')], 'a')).toBe(false);
  expect(leavesNoOwner(people, 'b')).toBe(false);
});
