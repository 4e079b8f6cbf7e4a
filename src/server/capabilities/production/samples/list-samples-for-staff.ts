/** All samples of an order as the desk reads them: with the words for the mill, and whether it knows. */
import type { StaffSampleList } from '#contract/staff/production.ts';
import { millBrief } from '#domain/production/mill-brief.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { findSendableSamples } from './find-sendable-samples.ts';
import { listSamples } from './list-samples.ts';
import { roundsOfOrder } from './samples.store.ts';

export async function listSamplesForStaff(
  services: Services,
  db: Queries,
  order: OrderRow,
  sessionId: string,
): Promise<StaffSampleList> {
  const list = await listSamples(services, db, order, sessionId);
  const rows = await roundsOfOrder.all(db, { brandId: order.brand_id, orderId: order.order_id });
  const briefs = list.records.flatMap(({ sampleId, type, colour, standard, rounds }) =>
    rounds.flatMap(({ round, pieces }) => {
      if (!pieces.some(({ decision }) => decision !== null)) return [];
      const row = rows.find((each) => each.sample_id === sampleId && each.round === round);
      const { number, quality } = order;
      return {
        sampleId,
        round,
        text: millBrief({ number, quality, type, colour, standard, round, pieces }),
        toldAt: row?.mill_told_at?.toISOString() ?? null,
        toldBy: row?.teller_name ?? null,
      };
    }),
  );
  const sendable = (await findSendableSamples(db, order)).map(({ sample_id }) => sample_id);
  return { ...list, briefs, sendable };
}
