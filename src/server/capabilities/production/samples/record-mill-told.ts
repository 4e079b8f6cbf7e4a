/** Staff have passed the buyer's decision on; saying it twice changes nothing. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { lockPlan } from '../lock-plan.ts';
import { recordSampleChange } from './move-sample.ts';
import { sampleIn } from './sample-in.ts';
import { roundsOfOrder, samplesOf, updateRound } from './samples.store.ts';

export async function recordMillTold(
  services: Services,
  tx: Queries,
  actor: Pick<StaffActor, 'kind' | 'staffId' | 'sessionId'>,
  { orderId, sampleId, round }: { orderId: string; sampleId: string; round: number },
): Promise<void> {
  const { order } = await lockPlan(tx, orderId);
  const of = { brandId: order.brand_id, orderId };
  const sample = sampleIn(await samplesOf(tx, of, 'locked'), sampleId);
  const decided = (await roundsOfOrder.all(tx, of)).find(
    (row) => row.sample_id === sampleId && row.round === round,
  );
  if (!decided) throw new Refusal('not_found');
  if (decided.decision === null) {
    throw new Refusal('task_blocked', { message: 'The buyer has not decided on this round yet.' });
  }
  if (decided.mill_told_at !== null) return;
  await updateRound(
    tx,
    { ...sample, round },
    { mill_told_at: services.clock.now(), mill_told_by: actor.staffId },
  );
  await recordSampleChange(
    services,
    tx,
    order,
    { ...sample, round },
    {
      by: deskInHistory(actor),
      action: 'mill_told',
    },
  );
}
