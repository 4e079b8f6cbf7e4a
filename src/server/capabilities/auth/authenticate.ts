import type { CompanyRole } from '#domain/account/company/company-role.ts';
import type { StaffRole } from '#domain/account/staff-role.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Authenticate } from '#server/http/actor.ts';
import { hashToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { isSessionOpen } from './sessions.store.ts';
import { actorByToken } from './tokens.store.ts';

/** Read at every call, so that a logout counts on every process at once. */
export function authenticator({ db, clock }: Pick<Services, 'db' | 'clock'>): Authenticate {
  return async (token) => {
    const row = await actorByToken.first(db, { tokenHash: hashToken(token), now: clock.now() });
    if (!row) return null;
    const { session_id: sessionId, expires_at: tokenEndsAt } = row;
    if (row.customer_id && row.brand_id) {
      // Their sign-ins are ended with the membership; this holds for one that was opened at the same moment.
      if (row.state !== 'active') return null;
      return {
        kind: 'customer',
        customerId: row.customer_id,
        brandId: row.brand_id,
        market: row.market as Market,
        roles: (row.roles ?? []) as CompanyRole[],
        isMerged: row.merged_into !== null,
        sessionId,
        tokenEndsAt,
      };
    }
    if (row.staff_id && row.is_active)
      return { kind: 'staff', staffId: row.staff_id, role: row.role as StaffRole, sessionId, tokenEndsAt };
    return null;
  };
}

/** For proofs that outlive a call, such as a link to a file: they end with the sign-in that asked for them. */
export function sessionWatch({ db }: Pick<Services, 'db'>): (sessionId: string) => Promise<boolean> {
  return (sessionId) => isSessionOpen(db, sessionId);
}
