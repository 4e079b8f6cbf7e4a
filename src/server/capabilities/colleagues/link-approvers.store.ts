import type { Insertable, Selectable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export type LinkApproverRow = Selectable<Schema['link_approvers']>;

export async function insertLinkApprover(
  tx: Queries,
  row: Insertable<Schema['link_approvers']>,
): Promise<LinkApproverRow> {
  return tx.scoped.insertInto('link_approvers').values(row).returningAll().executeTakeFirstOrThrow();
}

export function openLinkApprovers(db: Queries, brandId: string): Promise<LinkApproverRow[]> {
  return db.scoped
    .selectFrom('link_approvers')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('ended_at', 'is', null)
    .orderBy('added_at')
    .orderBy('approver_id')
    .execute();
}

/** Also one who may approve no more: what they decided stays. */
export function linkApproverById(
  db: Queries,
  brandId: string,
  approverId: string,
): Promise<LinkApproverRow | undefined> {
  return db.scoped
    .selectFrom('link_approvers')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('approver_id', '=', approverId)
    .executeTakeFirst();
}

/** Undefined when it is over already. */
export function setApproverEnded(
  tx: Queries,
  brandId: string,
  approverId: string,
  now: Date,
): Promise<LinkApproverRow | undefined> {
  return tx.scoped
    .updateTable('link_approvers')
    .set({ ended_at: now })
    .where('brand_id', '=', brandId)
    .where('approver_id', '=', approverId)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
