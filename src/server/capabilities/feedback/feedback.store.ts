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
