/** The key of a link is exchanged for a few hours; reading the page itself changes nothing. */
import type { Reply } from '#contract/endpoint.ts';
import type { openLink as contract } from '#contract/supplier/enquiry.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Authenticate, MillActor, SupplierActor } from '#server/http/actor.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { personByToken } from './people/people.store.ts';
import { PERSON_TOKEN_PREFIX } from './people/sign-in-mill.ts';
import {
  insertSession,
  type OpenLinkRow,
  sessionByToken,
  useLink,
  useLinkOfMill,
} from './supplier-sessions.store.ts';

const SESSION_SECONDS = 4 * 3600;
/** Says to whom a token belongs before anything is looked up: customers and staff are asked for by other tables. */
const TOKEN_PREFIX = 'mill_';

/** Forged, ended, expired and another mill's key are one and the same answer. */
export async function openLink(services: Services, key: string): Promise<Reply<typeof contract>> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const link = await useLink(tx, hashToken(key), now);
    if (!link) throw new Refusal('link_ended');
    return openSession(services, tx, { ...link, personId: null }, now);
  });
}

/** From the mill's own list the enquiry opens as its link would, as long as that link is open. */
export async function openEnquiry(
  services: Services,
  { supplierId, personId }: MillActor,
  fabId: string,
): Promise<Reply<typeof contract>> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const link = await useLinkOfMill(tx, { supplierId, fabId, now });
    if (!link) throw new Refusal('not_found');
    return openSession(services, tx, { ...link, personId }, now);
  });
}

/** As whoever has the link of this enquiry; null where it has ended. */
export async function millBehindLink(
  { clock, ids }: Services,
  tx: Queries,
  invited: { supplierId: string; fabId: string },
): Promise<SupplierActor | null> {
  const now = clock.now();
  const link = await useLinkOfMill(tx, { ...invited, now });
  if (!link) return null;
  const { brand_id: brandId, link_id: linkId } = link;
  return { kind: 'supplier', ...invited, brandId, linkId, sessionId: ids.next(), tokenEndsAt: now };
}

async function openSession(
  { ids }: Services,
  tx: Queries,
  link: OpenLinkRow & { personId: string | null },
  now: Date,
): Promise<Reply<typeof contract>> {
  const token = `${TOKEN_PREFIX}${newToken()}`;
  await insertSession(tx, {
    brandId: link.brand_id,
    sessionId: ids.next(),
    linkId: link.link_id,
    personId: link.personId,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
  });
  return { accessToken: token, expiresInSeconds: SESSION_SECONDS };
}

/** Knows mills; everybody else is asked of `others`. */
export function withSuppliers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  others: Authenticate,
): Authenticate {
  return async (token) => {
    if (token.startsWith(PERSON_TOKEN_PREFIX)) return personOf(db, token, clock.now());
    if (!token.startsWith(TOKEN_PREFIX)) return others(token);
    const row = await sessionByToken(db, hashToken(token), clock.now());
    if (!row) return null;
    return {
      kind: 'supplier',
      supplierId: row.supplier_id,
      brandId: row.brand_id,
      fabId: row.fab_id,
      linkId: row.link_id,
      sessionId: row.session_id,
      tokenEndsAt: row.expires_at,
    };
  };
}

async function personOf(db: Queries, token: string, now: Date): Promise<MillActor | null> {
  const row = await personByToken(db, hashToken(token), now);
  return row
    ? {
        kind: 'mill',
        supplierId: row.supplier_id,
        personId: row.person_id,
        sessionId: row.session_id,
        tokenEndsAt: row.expires_at,
      }
    : null;
}
