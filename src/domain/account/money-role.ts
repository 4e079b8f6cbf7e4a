/** Roles whose word lets money go. Given by one person, so that a second mailbox of the same person is no second person at once. */
import { SECOND_PERSON_ROLES } from '#domain/payments/two-people.ts';
import type { StaffRole } from './staff-role.ts';

const WAIT_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

type State = { readonly role: StaffRole; readonly isActive: boolean };

function isMoneyRole(role: StaffRole): boolean {
  return SECOND_PERSON_ROLES.some((each) => each === role);
}

/** Whether somebody may let money go afterwards who could not, or not as much, before. */
export function givesMoneyRole(before: State | null, after: State): boolean {
  if (!after.isActive || !isMoneyRole(after.role)) return false;
  return !before?.isActive || (before.role !== after.role && before.role !== 'owner');
}

export function wordCountsFrom(givenAt: Date): Date {
  return new Date(givenAt.getTime() + WAIT_MS);
}

export function roleTooNewText(newUntil: Date, now: Date): string {
  const hours = Math.max(1, Math.ceil((newUntil.getTime() - now.getTime()) / HOUR_MS));
  return `Your role is new. You can approve this in ${hours === 1 ? 'an hour' : `${hours} hours`}.`;
}
