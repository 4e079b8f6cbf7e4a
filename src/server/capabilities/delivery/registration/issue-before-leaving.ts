/** The invoice of packed goods is written and frozen; the goods stay until the registry has numbered it, or its e-way bill is made. */
import { needsEwayBill } from '#domain/delivery/dispatch-papers.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { loadingProblem } from '#domain/production/task-ending.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { assertPaidFirst } from '#server/capabilities/payments/billing/bill-shipment.ts';
import { ending } from '#server/capabilities/production/end-task.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import type { ReadyGoods } from '../ready-goods.ts';
import { askForRegistration } from './ask-for-registration.ts';

export async function issueBeforeLeaving(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { papers, locked, draft, dispatchFrom }: ReadyGoods,
  document: TaxDocument,
): Promise<void> {
  const { order } = locked;
  const { dispatch_id: dispatchId } = locked.dispatch;
  // An invoice that others know is hard to take back: its goods are free to leave before it is written.
  const problem = loadingProblem(locked.tasks.map(ending));
  if (problem !== null) throw new Refusal('task_blocked', { message: problem });
  await assertPaidFirst(tx, order, { ...draft, dispatchId, isLast: papers.isLast });
  await askForRegistration(services, tx, by, order, {
    dispatchId,
    document,
    papers,
    dispatchFrom,
    needsWay: asksForWay(document, needsEwayBill(draft.inRupees)),
    isRegistered: draft.isRegistered,
  });
}

/** One that the desk typed was made by hand. */
function asksForWay({ transport }: TaxDocument, isNeeded: boolean): boolean {
  return isNeeded && transport?.ewayBill === null;
}
