import type { Selectable } from 'kysely';
import type { ComparedQuote } from '#contract/customer/order-approvals.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type ApprovalRow = Omit<Selectable<Schema['order_approvals']>, 'comparison'> & {
  comparison: ComparedQuote[];
};
type OfOrder = { brand_id: string; order_id: string };

export async function insertApproval(
  tx: Queries,
  {
    comparison,
    ...row
  }: Pick<ApprovalRow, 'brand_id' | 'order_id' | 'asked_by' | 'asked_at' | 'terms' | 'comparison'>,
): Promise<void> {
  await tx.scoped
    .insertInto('order_approvals')
    .values({ ...row, comparison: JSON.stringify(comparison) })
    .execute();
}

export function approvalOf(db: Queries, { brand_id, order_id }: OfOrder): Promise<ApprovalRow | undefined> {
  return db.scoped
    .selectFrom('order_approvals')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .$castTo<ApprovalRow>()
    .executeTakeFirst();
}

export async function saveDecision(
  tx: Queries,
  { brand_id, order_id }: OfOrder,
  decision: { decided_by?: string; approver_id?: string; decided_at: Date; reason: string | null },
): Promise<void> {
  await tx.scoped
    .updateTable('order_approvals')
    .set(decision)
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
}

const MOST_WAITING = 50;

export async function ordersWaiting(db: Queries, brandId: string): Promise<string[]> {
  const rows = await db.scoped
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brandId)
    .where('approval_state', '=', 'waiting')
    .orderBy('created_at', 'desc')
    .limit(MOST_WAITING)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** The last order of the same cloth that was really made. */
export function lastOrderLike(
  db: Queries,
  { brand_id, order_id, quality, created_at }: OfOrder & { quality: string; created_at: Date },
): Promise<{ order_id: string } | undefined> {
  return db.scoped
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', '<>', order_id)
    .where('quality', '=', quality)
    .where('confirmed_at', 'is not', null)
    .where('created_at', '<=', created_at)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
