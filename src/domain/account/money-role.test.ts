import { expect, test } from 'vitest';
import { givesMoneyRole, roleTooNewText, wordCountsFrom } from './money-role.ts';
import { STAFF_ROLES, type StaffRole } from './staff-role.ts';

const as = (role: StaffRole, isActive = true) => ({ role, isActive });

test('accounts and owner are given to whoever did not have as much before', () => {
  const given = STAFF_ROLES.flatMap((before) =>
    STAFF_ROLES.filter((after) => givesMoneyRole(as(before), as(after))).map(
      (after) => `${before} → ${after}`,
    ),
  );
  expect(given).toEqual([
    'desk → accounts',
    'desk → owner',
    'production → accounts',
    'production → owner',
    'accounts → owner',
  ]);
});

test('somebody new, or who comes back, is given it; whoever is let go is not', () => {
  expect(givesMoneyRole(null, as('accounts'))).toBe(true);
  expect(givesMoneyRole(null, as('desk'))).toBe(false);
  expect(givesMoneyRole(as('owner', false), as('owner'))).toBe(true);
  expect(givesMoneyRole(as('desk'), as('owner', false))).toBe(false);
});

test('the word counts a day later, and until then we say how long', () => {
  const given = new Date('2026-03-01T10:00:00Z');
  const until = wordCountsFrom(given);
  expect(until.toISOString()).toBe('2026-03-02T10:00:00.000Z');
  expect(roleTooNewText(until, given)).toBe('Your role is new. You can approve this in 24 hours.');
  expect(roleTooNewText(until, new Date('2026-03-02T09:30:00Z'))).toBe(
    'Your role is new. You can approve this in an hour.',
  );
});
