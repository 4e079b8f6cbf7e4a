import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Currency } from '#domain/shared/money.ts';
import { tryClaim } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type CaptureRow = Omit<Selectable<Schema['captures']>, 'currency'> & { currency: Currency };

/** False when this very payment is in the books already, whoever reported it first. */
export async function insertCapture(tx: Queries, row: Insertable<Schema['captures']>): Promise<boolean> {
  const value = `${row.provider} ${row.provider_payment_id}`;
  const isNew = await tryClaim(tx, { kind: 'capture', value, brandId: row.brand_id });
  if (isNew) await tx.scoped.insertInto('captures').values(row).execute();
  return isNew;
}

export async function isCaptureKnown(
  db: Queries,
  { brand_id, provider }: { brand_id: string; provider: string },
  providerPaymentId: string,
): Promise<boolean> {
  const found = await db.scoped
    .selectFrom('captures')
    .select('capture_id')
    .where('brand_id', '=', brand_id)
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();
  return found !== undefined;
}

export type RefundableCapture = CaptureRow & { refunded_minor: bigint };

/** Of an order, the earliest first, each with what of it has been given back or will be. */
export function capturesOfOrder(
  tx: Queries,
  { brand_id, order_id }: { brand_id: string; order_id: string },
): Promise<RefundableCapture[]> {
  return tx.scoped
    .selectFrom('captures')
    .innerJoin('payment_orders', (join) =>
      join
        .onRef('payment_orders.brand_id', '=', 'captures.brand_id')
        .onRef('payment_orders.payment_order_id', '=', 'captures.payment_order_id'),
    )
    .selectAll('captures')
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('minor'))
        .where('refunds.brand_id', '=', brand_id)
        .whereRef('refunds.capture_id', '=', 'captures.capture_id')
        .as('refunded_minor'),
    )
    .where('captures.brand_id', '=', brand_id)
    .where('payment_orders.order_id', '=', order_id)
    .orderBy('captures.captured_at')
    .orderBy('captures.capture_id')
    .$castTo<RefundableCapture>()
    .execute();
}
