/** A new plan knows which samples the buyer will see: one for each decision, and one a colour where cloth is dyed. */
import { sampleLifecycle } from '#domain/production/sample-approval.ts';
import { findLines } from '#server/capabilities/orders/find-lines.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

import type { LockedPlan } from '../lock-plan.ts';
import type { TaskRow } from '../plans.store.ts';
import { insertSamples } from './samples.store.ts';

export async function openSamples(
  { ids, clock }: Services,
  tx: Queries,
  { order, tasks }: LockedPlan,
): Promise<void> {
  const colours = (await findLines(tx, order)).map(({ colour }) => colour);
  const now = clock.now();
  const rows = tasks
    .filter(({ sample_step }) => sample_step === 'decide')
    .flatMap((task) =>
      coloursOf(task, colours).map((colour) => ({
        sample_id: ids.next(),
        brand_id: order.brand_id,
        order_id: order.order_id,
        task_id: task.task_id,
        sample_type: task.sample_type ?? 'bulk',
        colour,
        status: sampleLifecycle.start,
        standard: colour,
        created_at: now,
        updated_at: now,
      })),
    );
  await insertSamples(tx, rows);
}

/** Bulk comes in lots and a bit loom shows all colours at once. */
function coloursOf({ sample_type }: TaskRow, colours: readonly (string | null)[]): (string | null)[] {
  const isByColour = sample_type === 'lab_dip' || sample_type === 'strike_off';
  const named = [...new Set(colours.filter((colour) => colour !== null))];
  return isByColour && named.length > 0 ? named : [null];
}
