/** Links and the few hours that each of them opens; whoever brings a key is nobody we know. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type OpenLinkRow = { link_id: string; brand_id: string };

/**
 * All conditions stand in one statement, so that an unknown, ended, expired or foreign key takes the same time. The
 * first time is kept, so that the desk sees that the link was opened.
 */
export async function useLink(tx: Queries, keyHash: Buffer, now: Date): Promise<OpenLinkRow | undefined> {
  const { rows } = await sql<OpenLinkRow>`
    update supplier_links set opened_at = coalesce(opened_at, ${now})
    from suppliers
    where key_hash = ${keyHash} and ended_at is null and expires_at > ${now}
      and suppliers.supplier_id = supplier_links.supplier_id and suppliers.is_active
    returning link_id, brand_id`.execute(tx.unscoped);
  return rows[0];
}

/** The same without the key, for whoever is signed in as a person of the mill. */
export async function useLinkOfMill(
  tx: Queries,
  { supplierId, fabId, now }: { supplierId: string; fabId: string; now: Date },
): Promise<OpenLinkRow | undefined> {
  const { rows } = await sql<OpenLinkRow>`
    update supplier_links set opened_at = coalesce(opened_at, ${now})
    where supplier_id = ${supplierId} and fab_id = ${fabId} and ended_at is null and expires_at > ${now}
    returning link_id, brand_id`.execute(tx.unscoped);
  return rows[0];
}

export type NewSession = {
  brandId: string;
  sessionId: string;
  linkId: string;
  /** Who opened it from the mill's list; null for whoever has the link. */
  personId: string | null;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertSession(tx: Queries, session: NewSession): Promise<void> {
  await tx.scoped
    .insertInto('supplier_sessions')
    .values({
      brand_id: session.brandId,
      session_id: session.sessionId,
      link_id: session.linkId,
      person_id: session.personId,
      token_hash: session.tokenHash,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

export type SupplierSessionRow = {
  session_id: string;
  brand_id: string;
  fab_id: string;
  supplier_id: string;
  link_id: string;
  expires_at: Date;
};

/** A session ends with its link, with the supplier's account, and with the access of the person who opened it. */
export async function sessionByToken(
  db: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<SupplierSessionRow | undefined> {
  const { rows } = await sql<SupplierSessionRow>`
    select session_id, supplier_sessions.brand_id, fab_id, supplier_links.supplier_id, supplier_links.link_id,
      supplier_sessions.expires_at
    from supplier_sessions
    join supplier_links on supplier_links.brand_id = supplier_sessions.brand_id
      and supplier_links.link_id = supplier_sessions.link_id
    join suppliers on suppliers.supplier_id = supplier_links.supplier_id
    where token_hash = ${tokenHash} and supplier_sessions.expires_at > ${now} and ended_at is null
      and supplier_links.expires_at > ${now} and is_active
      and not exists (select from supplier_people person
        where person.person_id = supplier_sessions.person_id and person.ended_at is not null)`.execute(
    db.unscoped,
  );
  return rows[0];
}

/** Asked again behind the request's lock: the desk may have ended it meanwhile. */
export async function isLinkOpen(
  tx: Queries,
  { brandId, linkId }: { brandId: string; linkId: string },
  now: Date,
): Promise<boolean> {
  return (await openLinkStatement.first(tx, { brandId, linkId, now })) !== undefined;
}

const openLinkStatement = scopedStatement(
  ({ brandId, linkId, now }: { brandId: string; linkId: string; now: Date }, db) =>
    db
      .selectFrom('supplier_links')
      .select('link_id')
      .where('brand_id', '=', brandId)
      .where('link_id', '=', linkId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now),
);
