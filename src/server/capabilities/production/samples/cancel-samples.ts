import { sampleLifecycle } from '#domain/production/sample-approval.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { LockedPlan } from '../lock-plan.ts';
import { moveSample } from './move-sample.ts';
import { samplesOf } from './samples.store.ts';

const BY = { as: 'staff', by: { kind: 'system' }, action: 'sample_cancelled' } as const;

/** Whatever is not decided yet. The plan must be locked. */
export async function cancelSamples(services: Services, tx: Queries, { order }: LockedPlan): Promise<void> {
  const samples = await samplesOf(tx, { brandId: order.brand_id, orderId: order.order_id }, 'locked');
  for (const sample of samples) {
    const canCancel = nextStates(sampleLifecycle, sample.status, 'staff').includes('cancelled');
    if (canCancel) await moveSample(services, tx, order, sample, 'cancelled', BY);
  }
}
