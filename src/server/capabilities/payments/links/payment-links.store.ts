import type { Insertable, Selectable } from 'kysely';
import type { PaymentMethod } from '#domain/payments/methods/payment-methods.ts';
import { claim } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type PaymentLinkRow = Omit<Selectable<Schema['payment_links']>, 'method'> & { method: PaymentMethod };

export async function insertPaymentLink(
  tx: Queries,
  row: Insertable<Schema['payment_links']>,
): Promise<void> {
  const value = row.key_hash.toString('hex');
  await claim(tx, { kind: 'payment_link', value, brandId: row.brand_id });
  await tx.scoped.insertInto('payment_links').values(row).execute();
}

/** Whoever has the key is nobody we know: whose payment it opens comes out here. */
export function paymentLinkOf(db: Queries, keyHash: Buffer): Promise<PaymentLinkRow | undefined> {
  return db.unscoped
    .selectFrom('payment_links')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('ended_at', 'is', null)
    .$castTo<PaymentLinkRow>()
    .executeTakeFirst();
}

/** The newest payment order that was opened by the link. */
export async function paymentOfLink(
  db: Queries,
  { brand_id, order_id, link_id }: Pick<PaymentLinkRow, 'brand_id' | 'order_id' | 'link_id'>,
): Promise<string | null> {
  const row = await db.scoped
    .selectFrom('payment_orders')
    .select('payment_order_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('link_id', '=', link_id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.payment_order_id ?? null;
}

export function openLinksOf(db: Queries, brandId: string, now: Date) {
  return db.scoped
    .selectFrom('payment_links')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.order_id', '=', 'payment_links.order_id')
        .onRef('orders.brand_id', '=', 'payment_links.brand_id'),
    )
    .select([
      'link_id',
      'payment_links.order_id',
      'orders.number',
      'orders.held_until',
      'payment_links.created_at',
      'expires_at',
    ])
    .where('payment_links.brand_id', '=', brandId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('orders.status', '<>', 'cancelled')
    .orderBy('payment_links.created_at', 'desc')
    .limit(100)
    .execute();
}

/** Undefined when there was none to end. */
export function endLink(
  tx: Queries,
  brandId: string,
  linkId: string,
  now: Date,
): Promise<Pick<PaymentLinkRow, 'link_id' | 'order_id'> | undefined> {
  return tx.scoped
    .updateTable('payment_links')
    .set({ ended_at: now })
    .where('brand_id', '=', brandId)
    .where('link_id', '=', linkId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['link_id', 'order_id'])
    .executeTakeFirst();
}
