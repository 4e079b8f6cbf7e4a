/** The one way a sample changes its status: by its life cycle, with a history row and a word to open screens. */
import {
  SAMPLE_TYPE_LABEL,
  type SampleActor,
  type SampleApproval,
  sampleLifecycle,
} from '#domain/production/sample-approval.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor, HistoryEntry } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { type SampleRow, updateSample } from './samples.store.ts';

export type SampleMover = { as: SampleActor; by: HistoryActor };
type Facts = SampleMover & { round?: number; action: string; details?: HistoryEntry['details'] };

/** The plan must be locked; the copy of the sample is brought up to date. */
export async function moveSample(
  services: Services,
  tx: Queries,
  order: OrderRow,
  sample: SampleRow,
  to: SampleApproval,
  { as, by, round, action, details }: Facts,
): Promise<void> {
  assertMove(sampleLifecycle, sample.status, to, as);
  const set = { status: to, updated_at: services.clock.now(), ...(round ? { round } : {}) };
  await updateSample(tx, sample, set);
  Object.assign(sample, set);
  await recordSampleChange(services, tx, order, sample, { by, action, ...(details ? { details } : {}) });
}

export async function recordSampleChange(
  services: Services,
  tx: Queries,
  order: OrderRow,
  sample: SampleRow,
  { by, action, details }: Omit<Facts, 'as' | 'round'>,
): Promise<void> {
  const about = {
    sample: SAMPLE_TYPE_LABEL[sample.sample_type],
    colour: sample.colour,
    round: sample.round,
  };
  await recordOrderChange(services, tx, order, { by, action, details: { ...about, ...details } });
}
