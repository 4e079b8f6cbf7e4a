import { type Insertable, sql } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

/** Often nobody knows whose it was meant to be, so the table belongs to the house. */
export async function insertRefusedProof(
  db: Queries,
  row: Insertable<Schema['refused_payment_proofs']>,
): Promise<void> {
  await db.scoped.insertInto('refused_payment_proofs').values(row).execute();
}

export type RefusedProofRow = {
  proof_id: string;
  company: string | null;
  order_number: string | null;
  provider: string;
  kind: 'browser' | 'webhook' | 'poll';
  reason: string;
  at: Date;
};

export async function refusedProofPage(
  db: Queries,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: RefusedProofRow[]; total: number }> {
  const rows = await db.forStaff
    .selectFrom('refused_payment_proofs as refused')
    .leftJoin('companies', 'companies.brand_id', 'refused.brand_id')
    .leftJoin('payment_orders', (join) =>
      join
        .onRef('payment_orders.brand_id', '=', 'refused.brand_id')
        .onRef('payment_orders.payment_order_id', '=', 'refused.payment_order_id'),
    )
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'payment_orders.brand_id')
        .onRef('orders.order_id', '=', 'payment_orders.order_id'),
    )
    .select([
      'refused.proof_id',
      'companies.name as company',
      'orders.number as order_number',
      'refused.provider',
      'refused.kind',
      'refused.reason',
      'refused.at',
    ])
    .orderBy('refused.at', 'desc')
    .orderBy('refused.proof_id', 'desc')
    .offset(offset)
    .limit(limit)
    .$castTo<RefusedProofRow>()
    .execute();
  const counted = await db.forStaff
    .selectFrom('refused_payment_proofs')
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}
