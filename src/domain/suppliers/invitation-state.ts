/** The life of an invitation, from the mill's side of the table. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export const INVITATION_STATES = ['open', 'quoted', 'no_bid', 'ended', 'closed'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export type InvitationActor = 'supplier' | 'staff' | 'request';

/** Ended by the desk, or closed with its request, nothing follows; a mill that declined may change its mind. */
export const invitationLifecycle: Lifecycle<InvitationState, InvitationActor> = {
  start: 'open',
  moves: {
    open: { quoted: ['supplier'], no_bid: ['supplier'], ended: ['staff'], closed: ['request'] },
    quoted: { quoted: ['supplier'], ended: ['staff'], closed: ['request'] },
    no_bid: { quoted: ['supplier'], ended: ['staff'], closed: ['request'] },
    ended: {},
    closed: {},
  },
};

export type InvitationFacts = {
  readonly isLinkOpen: boolean;
  readonly isRequestOpen: boolean;
  readonly hasQuoted: boolean;
  readonly hasDeclined: boolean;
};

/** What was quoted counts before what was declined: whoever quotes after all has changed their mind. */
export function invitationState(facts: InvitationFacts): InvitationState {
  if (!facts.isLinkOpen) return 'ended';
  if (!facts.isRequestOpen) return 'closed';
  if (facts.hasQuoted) return 'quoted';
  return facts.hasDeclined ? 'no_bid' : 'open';
}
