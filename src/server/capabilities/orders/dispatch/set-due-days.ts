import { dueOn, type PlanDays } from '#domain/payments/plan/payment-plan.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import {
  lockInstalments,
  settledInstalment,
  updateInstalment,
} from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';

/** Gives their day to the instalments that waited for the goods; a day that is known stays. The order must be locked. */
export async function setDueDays(
  tx: Queries,
  order: OrderRow,
  { goodsReadyOn }: Pick<PlanDays, 'goodsReadyOn'>,
): Promise<void> {
  for (const row of await lockInstalments(tx, order)) {
    const due = dueOn(settledInstalment(row, order), { heldTo: null, goodsReadyOn, invoicedOn: null });
    if (due === null || row.state === 'paid' || row.due_on !== null) continue;
    await updateInstalment(tx, row, { due_on: due });
  }
}
