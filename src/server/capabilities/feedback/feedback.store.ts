import { type Insertable, type Selectable, sql } from 'kysely';
import type { FeedbackTag } from '#domain/feedback/feedback.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type FeedbackRow = Omit<Selectable<Schema['feedback']>, 'tags'> & {
  tags: FeedbackTag[];
  person_name: string | null;
  file_ids: string[];
};
type OfOrder = { brandId: string; orderId: string };

export const feedbackOf = scopedStatement(
  ({ brandId, orderId }: OfOrder) => sql<FeedbackRow>`
    select feedback.*, people.name as person_name, array(
      select file_id from feedback_photos
      where feedback_photos.brand_id = ${brandId} and feedback_photos.order_id = ${orderId} order by position
    ) as file_ids
    from feedback
    left join people on people.brand_id = feedback.brand_id and people.customer_id = feedback.customer_id
    where feedback.brand_id = ${brandId} and feedback.order_id = ${orderId}`,
);

export type SupplierFeedbackRow = FeedbackRow & { number: string; quality_text: string; company: string };
type OfSupplier = { supplierId: string; offset: number; limit: number };

/** Of all companies: only the desk reads it. */
export async function feedbackOfSupplier(
  db: Queries,
  { supplierId, offset, limit }: OfSupplier,
): Promise<SupplierFeedbackRow[]> {
  const { rows } = await sql<SupplierFeedbackRow>`
    select feedback.*, people.name as person_name, orders.number, orders.quality as quality_text,
      companies.name as company, array(
        select file_id from feedback_photos
        where feedback_photos.brand_id = feedback.brand_id and feedback_photos.order_id = feedback.order_id order by position
      ) as file_ids
    from feedback
    join orders on orders.brand_id = feedback.brand_id and orders.order_id = feedback.order_id
    join companies on companies.brand_id = feedback.brand_id
    left join people on people.brand_id = feedback.brand_id and people.customer_id = feedback.customer_id
    where feedback.supplier_id = ${supplierId}
    order by feedback.given_at desc, feedback.order_id
    limit ${limit} offset ${offset}`.execute(db.unscoped);
  return rows;
}

export function opinionsOfSupplier(
  db: Queries,
  supplierId: string,
): Promise<{ count: number; stars: number } | undefined> {
  return db.unscoped
    .selectFrom('suppliers')
    .select(['feedback_count as count', 'feedback_stars as stars'])
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
}

export async function insertFeedback(
  tx: Queries,
  row: Insertable<Schema['feedback']>,
  fileIds: readonly string[],
): Promise<void> {
  await tx.scoped.insertInto('feedback').values(row).execute();
  if (fileIds.length === 0) return;
  const { brand_id, order_id } = row;
  await tx.scoped
    .insertInto('feedback_photos')
    .values(fileIds.map((file_id, index) => ({ brand_id, order_id, file_id, position: index + 1 })))
    .execute();
}
