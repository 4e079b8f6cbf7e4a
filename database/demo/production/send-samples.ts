/** The played mill sends every sample of one decision that is not with the buyer: options A to C, or the lots still open. */
import { dispatchSample } from '#server/capabilities/production/samples/dispatch-sample.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { wholeBetween } from '../autopilot/chance.ts';

const COURIERS = ['BlueDart', 'DTDC', 'Delhivery'] as const;
const LABELS = { lab_dip: ['A', 'B', 'C'], strike_off: ['A', 'B'], bit_loom: ['A'], bulk: ['A', 'B', 'C'] };

export async function sendSamples(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  { orderId, taskId }: { orderId: string; taskId: string },
): Promise<void> {
  const samples = await tx.unscoped
    .selectFrom('samples')
    .innerJoin('orders', 'orders.order_id', 'samples.order_id')
    .select(['orders.number', 'samples.sample_id', 'samples.sample_type', 'samples.colour', 'samples.round'])
    .where('samples.order_id', '=', orderId)
    .where('samples.task_id', '=', taskId)
    .where('samples.status', 'in', ['not_initiated', 'resubmission_requested'])
    .orderBy('samples.sample_id')
    .execute();
  for (const { number, sample_id: sampleId, sample_type, colour, round } of samples) {
    const words = [number, taskId, colour ?? '', String(round)] as const;
    const labels = LABELS[sample_type as keyof typeof LABELS];
    const settled = sample_type === 'bulk' ? await approvedLots(tx, sampleId, round) : [];
    await dispatchSample(parts, tx, by, {
      orderId,
      sampleId,
      courier: COURIERS[wholeBetween(0, COURIERS.length - 1, ...words, 'courier')] ?? COURIERS[0],
      courierNumber: String(wholeBetween(70_000_000, 79_999_999, ...words, 'parcel')),
      pieces: labels.filter((label) => !settled.includes(label)).map((label) => ({ label })),
    });
  }
}

async function approvedLots(tx: Queries, sampleId: string, round: number): Promise<string[]> {
  const rows = await tx.unscoped
    .selectFrom('sample_pieces')
    .select('label')
    .where('sample_id', '=', sampleId)
    .where('round', '=', round)
    .where('decision', '=', 'approve')
    .execute();
  return rows.map(({ label }) => label);
}
