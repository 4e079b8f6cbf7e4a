/** What buyers said, as the desk reads it; links to photos end with the sign-in that asked for them. */
import type { GivenFeedback } from '#contract/customer/feedback.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { listSupplierFeedback as contract } from '#contract/staff/feedback.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import { storedFileOf } from '#server/capabilities/uploads/uploads.view.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { type FeedbackRow, feedbackOf, feedbackOfSupplier, opinionsOfSupplier } from './feedback.store.ts';
import { givenView } from './feedback.view.ts';

export async function readFeedbackForStaff(
  services: Services,
  db: Queries,
  actor: StaffActor,
  orderId: string,
): Promise<{ given: GivenFeedback | null }> {
  const { brand_id: brandId } = await findOrderForStaff(db, orderId);
  const row = await feedbackOf.first(db, { brandId, orderId });
  return { given: row ? givenView(row, await photosOf(services, db, actor, row)) : null };
}

export async function listSupplierFeedback(
  services: Services,
  db: Queries,
  actor: StaffActor,
  { supplierId, offset, limit }: { supplierId: string; offset: number; limit: number },
): Promise<Reply<typeof contract>> {
  const opinions = await opinionsOfSupplier(db, supplierId);
  if (!opinions) throw new Refusal('not_found');
  const { count: total, stars } = opinions;
  const rows = await feedbackOfSupplier(db, { supplierId, offset, limit });
  const records = [];
  for (const row of rows) {
    records.push({
      ...givenView(row, await photosOf(services, db, actor, row)),
      orderId: row.order_id,
      number: row.number,
      quality: row.quality_text,
      company: row.company,
    });
  }
  return {
    average: total === 0 ? null : Math.round((stars * 10) / total) / 10,
    records,
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}

async function photosOf(
  services: Services,
  db: Queries,
  { sessionId }: StaffActor,
  { brand_id: brandId, file_ids }: FeedbackRow,
): Promise<StoredFile[]> {
  const files = file_ids.length > 0 ? await findOwnFiles(db, brandId, file_ids) : [];
  return files.map((file) => storedFileOf(services, { brandId, sessionId }, file));
}
