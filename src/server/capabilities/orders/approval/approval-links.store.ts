import type { Insertable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export type ApprovalLinkRow = {
  brand_id: string;
  order_id: string;
  approver_id: string;
  name: string;
  address: string;
  order_limit_minor: bigint | null;
  terms: string;
  sent_at: Date;
};

/** Sent again it has a new key, and the one before opens nothing any more. */
export async function saveApprovalLink(
  tx: Queries,
  row: Insertable<Schema['approval_links']>,
): Promise<void> {
  const { key_hash, terms, sent_at } = row;
  await tx.scoped
    .insertInto('approval_links')
    .values(row)
    .onConflict((clash) =>
      clash.columns(['brand_id', 'order_id', 'approver_id']).doUpdateSet({ key_hash, terms, sent_at }),
    )
    .execute();
}

/** Of those who may still approve. */
export function approvalLinksOf(
  db: Queries,
  { brand_id, order_id }: { brand_id: string; order_id: string },
): Promise<ApprovalLinkRow[]> {
  return links(db.scoped)
    .where('approval_links.brand_id', '=', brand_id)
    .where('approval_links.order_id', '=', order_id)
    .orderBy('link_approvers.added_at')
    .orderBy('link_approvers.approver_id')
    .execute();
}

/** Whoever has the key is nobody we know: which company it opens comes out here. */
export function approvalLinkByKey(db: Queries, keyHash: Buffer): Promise<ApprovalLinkRow | undefined> {
  return links(db.unscoped).where('approval_links.key_hash', '=', keyHash).executeTakeFirst();
}

function links(db: Queries['scoped'] | Queries['unscoped']) {
  return db
    .selectFrom('approval_links')
    .innerJoin('link_approvers', (join) =>
      join
        .onRef('link_approvers.brand_id', '=', 'approval_links.brand_id')
        .onRef('link_approvers.approver_id', '=', 'approval_links.approver_id'),
    )
    .select([
      'approval_links.brand_id',
      'approval_links.order_id',
      'approval_links.approver_id',
      'link_approvers.name',
      'link_approvers.address',
      'link_approvers.order_limit_minor',
      'approval_links.terms',
      'approval_links.sent_at',
    ])
    .where('link_approvers.ended_at', 'is', null);
}
