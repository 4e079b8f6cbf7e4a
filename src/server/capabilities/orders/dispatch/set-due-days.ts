import { dueOn, type PlanDays } from '#domain/payments/plan/payment-plan.ts';
import type { Queries } from '#server/db/database.ts';
import type { OrderRow } from '../lock-order.ts';
import { lockInstalments, settledInstalment, updateInstalment } from '../order-instalments.ts';

/**
 * Gives their day to the instalments that waited for this one. A day that is known stays, but credit runs from the
 * newest tax invoice: nobody pays for goods before they are billed. The order must be locked.
 */
export async function setDueDays(
  tx: Queries,
  order: OrderRow,
  known: Partial<Pick<PlanDays, 'goodsReadyOn' | 'invoicedOn'>>,
): Promise<void> {
  const days = { heldTo: null, goodsReadyOn: null, invoicedOn: null, ...known };
  for (const row of await lockInstalments(tx, order)) {
    const due = dueOn(settledInstalment(row, order), days);
    if (due === null || row.state === 'paid') continue;
    const isLater = row.kind === 'credit' && row.due_on !== null && due > row.due_on;
    if (row.due_on === null || isLater) await updateInstalment(tx, row, { due_on: due });
  }
}
