/** How long somebody belongs to a company. A company never stands without an owner. */
import { type Lifecycle, nextStates } from '#domain/shared/lifecycle.ts';
import type { CompanyRole } from './company-role.ts';

export type MembershipState = 'active' | 'blocked' | 'left';
/** `invitation`: a new invitation was accepted with a code. */
export type MembershipActor = 'owner' | 'self' | 'invitation';

export const membershipLifecycle: Lifecycle<MembershipState, MembershipActor> = {
  start: 'active',
  moves: {
    active: { blocked: ['owner'], left: ['self'] },
    blocked: { active: ['owner'] },
    left: { active: ['invitation'] },
  },
};

/** Whether an invitation may bring somebody back: who was blocked is let in again by the owner alone. */
export function mayRejoin(state: MembershipState): boolean {
  return nextStates(membershipLifecycle, state, 'invitation').includes('active');
}

type Member = { readonly customerId: string; readonly roles: readonly CompanyRole[] };

/** `members`: those who are active, locked. True when nobody would be left to look after the company. */
export function leavesNoOwner(members: readonly Member[], customerId: string): boolean {
  return !members.some((member) => member.customerId !== customerId && member.roles.includes('owner'));
}
