/** Who is calling, as the token says; ids from the client never widen it. */
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { type CompanyRole, hasCompanyRole } from '#domain/account/company/company-role.ts';
import { hasStaffRole, type StaffRole, whoMay } from '#domain/account/staff-role.ts';
import type { Market } from '#domain/shared/market.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { PlumbingError } from './plumbing-error.ts';

export type CustomerActor = {
  kind: 'customer';
  customerId: string;
  brandId: string;
  market: Market;
  /** In the company this sign-in is for. */
  roles: readonly CompanyRole[];
  /** The company goes on as another one: what has begun ends here, what is new begins there. */
  isMerged: boolean;
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
/** A mill behind the link of one enquiry. */
export type SupplierActor = {
  kind: 'supplier';
  supplierId: string;
  brandId: string;
  fabId: string;
  linkId: string;
  sessionId: string;
  tokenEndsAt: Date;
};
/** A person of a mill, confirmed by a code: everything of that mill, and nothing of another. */
export type MillActor = {
  kind: 'mill';
  supplierId: string;
  personId: string;
  sessionId: string;
  tokenEndsAt: Date;
};
export type Anonymous = { kind: 'anonymous' };

export type ActorFor<A extends Access> = A extends 'customer'
  ? CustomerActor
  : A extends 'staff'
    ? StaffActor
    : A extends 'supplier'
      ? SupplierActor
      : A extends 'mill'
        ? MillActor
        : A extends 'customer-or-sign-up' | 'customer-or-key'
          ? CustomerActor | Anonymous
          : Anonymous;

export type KnownActor = CustomerActor | StaffActor | SupplierActor | MillActor;

export type Authenticate = (token: string) => Promise<KnownActor | null>;

/** Who shares places with others: a company, a member of staff, a supplier, or the address of somebody nobody knows. */
export function shareholderOf(actor: KnownActor | Anonymous, address: string): string {
  if (actor.kind === 'customer') return actor.brandId;
  if (actor.kind === 'supplier' || actor.kind === 'mill') return actor.supplierId;
  return actor.kind === 'staff' ? actor.staffId : address;
}

const ANONYMOUS: Anonymous = { kind: 'anonymous' };
const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

export async function actorFor<E extends Endpoint>(
  { access, roles, companyRoles, startsWork }: E,
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
  if (actor.kind !== kindFor(access)) throw new Refusal('not_allowed');
  if (actor.kind === 'staff' && roles && !hasStaffRole(actor.role, roles))
    throw new Refusal('not_allowed', { message: whoMay(roles) });
  if (actor.kind === 'customer') {
    assertCompanyRole(actor, companyRoles);
    if (startsWork) assertGoesOn(actor);
  }
  return actor as ActorFor<E['access']>;
}

/** One code for every screen, and never the one that ends a sign-in. */
export function assertCompanyRole(
  { roles }: Pick<CustomerActor, 'roles'>,
  allowed: readonly CompanyRole[] | undefined,
): void {
  if (allowed && !hasCompanyRole(roles, allowed))
    throw new Refusal('role_needed', { roles: ['owner', ...allowed].join(' ') });
}

export function assertGoesOn({ isMerged }: Pick<CustomerActor, 'isMerged'>): void {
  if (isMerged) throw new Refusal('company_merged');
}

function kindFor(access: Access): KnownActor['kind'] {
  return access === 'staff' || access === 'supplier' || access === 'mill' ? access : 'customer';
}
