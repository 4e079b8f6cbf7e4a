/** Links to documents, known only by the hash of their key. */
import { type Insertable, sql } from 'kysely';
import { claim } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import type { PathIds } from '../documents.store.ts';

export async function insertShare(tx: Queries, row: Insertable<Schema['document_shares']>): Promise<void> {
  const value = row.key_hash.toString('hex');
  await claim(tx, { kind: 'document_link', value, brandId: row.brand_id });
  await tx.scoped.insertInto('document_shares').values(row).execute();
}

type Owner = { brandId: string; documentId: string };

export function openSharesOf(db: Queries, { brandId, documentId }: Owner, now: Date) {
  return db.scoped
    .selectFrom('document_shares')
    .select(['share_id', 'created_at', 'expires_at', 'uses'])
    .where('brand_id', '=', brandId)
    .where('document_id', '=', documentId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

/** True when this call ended it. */
export async function endShareRow(
  tx: Queries,
  { brandId, documentId, shareId }: Owner & { shareId: string },
  now: Date,
): Promise<boolean> {
  const result = await tx.scoped
    .updateTable('document_shares')
    .set({ ended_at: now })
    .where('brand_id', '=', brandId)
    .where('document_id', '=', documentId)
    .where('share_id', '=', shareId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export type OpenedShare = { share_id: string; brand_id: string; document_id: string };

/**
 * Whoever has the key is nobody we know. All conditions stand in one statement, so that an unknown, expired, ended or
 * foreign key takes the same time; a path without a quote asks for none.
 */
export async function useShare(
  tx: Queries,
  keyHash: Buffer,
  { orderId, fabId, quoteId }: PathIds,
  now: Date,
): Promise<OpenedShare | undefined> {
  const { rows } = await sql<OpenedShare>`
    update document_shares set uses = uses + 1, last_used_at = ${now}
    from documents, orders
    where key_hash = ${keyHash} and ended_at is null and document_shares.expires_at > ${now}
      and documents.document_id = document_shares.document_id
      and orders.order_id = documents.order_id
      and orders.order_id = ${orderId} and orders.fab_id = ${fabId}
      and (${quoteId}::uuid is null or coalesce(orders.quote_id, orders.fab_id) = ${quoteId})
    returning document_shares.share_id, document_shares.brand_id, document_shares.document_id`.execute(
    tx.unscoped,
  );
  return rows[0];
}
