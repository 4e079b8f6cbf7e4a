/** Who is calling, as the token says; ids from the client never widen it. */
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { hasStaffRole, type StaffRole, whoMay } from '#domain/account/staff-role.ts';
import type { Market } from '#domain/shared/market.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { PlumbingError } from './plumbing-error.ts';

export type CustomerActor = {
  kind: 'customer';
  customerId: string;
  brandId: string;
  market: Market;
  sessionId: string;
  tokenEndsAt: Date;
};
export type StaffActor = {
  kind: 'staff';
  staffId: string;
  role: StaffRole;
  sessionId: string;
  tokenEndsAt: Date;
};
export type Anonymous = { kind: 'anonymous' };

export type ActorFor<A extends Access> = A extends 'customer'
  ? CustomerActor
  : A extends 'staff'
    ? StaffActor
    : A extends 'customer-or-sign-up' | 'customer-or-key'
      ? CustomerActor | Anonymous
      : Anonymous;

export type Authenticate = (token: string) => Promise<CustomerActor | StaffActor | null>;

/** Who shares places with others: a company, a member of staff, or the address of somebody nobody knows. */
export function shareholderOf(actor: CustomerActor | StaffActor | Anonymous, address: string): string {
  if (actor.kind === 'customer') return actor.brandId;
  return actor.kind === 'staff' ? actor.staffId : address;
}

const ANONYMOUS: Anonymous = { kind: 'anonymous' };
const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

export async function actorFor<E extends Endpoint>(
  { access, roles }: E,
  authorization: string | undefined,
  authenticate: Authenticate,
): Promise<ActorFor<E['access']>> {
  const needsToken =
    access !== 'public' && !(access === 'customer-or-sign-up' && authorization === undefined);
  if (!needsToken) return ANONYMOUS as ActorFor<E['access']>;
  const token = BEARER.exec(authorization ?? '')?.[1];
  const actor = token ? await authenticate(token) : null;
  if (access === 'customer-or-key') {
    return (actor?.kind === 'customer' ? actor : ANONYMOUS) as ActorFor<E['access']>;
  }
  if (!actor) throw new PlumbingError('unauthenticated');
  if (actor.kind !== (access === 'staff' ? 'staff' : 'customer')) throw new Refusal('not_allowed');
  if (actor.kind === 'staff' && roles && !hasStaffRole(actor.role, roles))
    throw new Refusal('not_allowed', { message: whoMay(roles) });
  return actor as ActorFor<E['access']>;
}
