import type { SampleList } from '#contract/customer/production.ts';
import { RESUBMIT_REASON_LABEL, RESUBMIT_REASONS } from '#domain/production/sample-decision.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import { storedFileOf } from '#server/capabilities/uploads/uploads.view.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { planOf, tasksOf } from '../plans.store.ts';
import { piecesOfOrder, readingsOfOrder, roundsOfOrder, samplesOf } from './samples.store.ts';
import { sampleView } from './samples.view.ts';

const REASONS = RESUBMIT_REASONS.map((id) => ({ id, label: RESUBMIT_REASON_LABEL[id] }));

/** All samples of an order with their rounds; links to photos end with the sign-in that asked for them. */
export async function listSamples(
  services: Services,
  db: Queries,
  order: OrderRow,
  sessionId: string,
): Promise<SampleList> {
  const of = { brandId: order.brand_id, orderId: order.order_id };
  const plan = await planOf(db, order);
  if (!plan) return { records: [], allowsPhotoApproval: false, reasons: REASONS };
  const samples = await samplesOf(db, of, 'unlocked');
  const pieces = await piecesOfOrder.all(db, of);
  const fileIds = [...samples.map((row) => row.standard_file_id), ...pieces.map((row) => row.file_id)];
  const wanted = [...new Set(fileIds.filter((id) => id !== null))];
  const files = wanted.length > 0 ? await findOwnFiles(db, of.brandId, wanted) : [];
  const context = {
    plan,
    tasks: await tasksOf(db, order, 'unlocked'),
    rounds: await roundsOfOrder.all(db, of),
    pieces,
    readings: await readingsOfOrder.all(db, of),
    today: dayInZone(services.clock.now(), order.zone),
    photoOf(fileId: string | null) {
      const file = files.find(({ file_id }) => file_id === fileId);
      return file ? storedFileOf(services, { brandId: of.brandId, sessionId }, file) : null;
    },
  };
  return {
    records: samples.map((sample) => sampleView(sample, context)),
    allowsPhotoApproval: plan.photo_approval_at !== null,
    reasons: REASONS,
  };
}
