import { expect, test } from 'vitest';
import { hasStaffRole, STAFF_ROLES } from './staff-role.ts';

test('there are four kinds of work for staff', () => {
  expect(STAFF_ROLES).toEqual(['desk', 'production', 'accounts', 'owner']);
});

test('a role opens what names it, and the owner opens everything', () => {
  expect(hasStaffRole('desk', ['desk', 'accounts'])).toBe(true);
  expect(hasStaffRole('production', ['desk', 'accounts'])).toBe(false);
  for (const role of STAFF_ROLES) expect(hasStaffRole('owner', [role])).toBe(true);
});
