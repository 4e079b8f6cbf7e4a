/** A shipment that left has its packing list; after the last one, the final dispatch closes the order's goods. */
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import { finalDispatchSheet } from '#domain/documents/dispatch/final-dispatch-sheet.ts';
import { packingSheet } from '#domain/documents/packing/packing-sheet.ts';
import { type FoundDispatch, findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { gatherFinalDispatch, gatherPacking } from './dispatch-facts.ts';
import { issueDocument } from './issue-document.ts';

export async function issueDispatchDocuments(
  services: Services,
  tx: Queries,
  order: OrderRow,
  by: HistoryActor,
): Promise<void> {
  const gone = (await findDispatches(tx, order)).filter(({ status }) => hasLeft(status));
  for (const dispatch of gone) await issuePackingList(services, tx, order, dispatch, by);
  if (gone.some(({ is_last }) => is_last)) await issueFinalDispatch(services, tx, order, gone, by);
}

async function issuePackingList(
  services: Services,
  tx: Queries,
  order: OrderRow,
  dispatch: FoundDispatch,
  by: HistoryActor,
): Promise<void> {
  const facts = await gatherPacking(tx, order, dispatch, services.clock.now());
  const about = {
    type: 'direct_invoicing_packing_list',
    subjectId: dispatch.dispatch_id,
    ownNumber: null,
  } as const;
  await issueDocument(
    services,
    tx,
    order,
    { ...about, facts, write: (issue) => packingSheet(facts, issue) },
    by,
  );
}

async function issueFinalDispatch(
  services: Services,
  tx: Queries,
  order: OrderRow,
  gone: readonly FoundDispatch[],
  by: HistoryActor,
): Promise<void> {
  const facts = await gatherFinalDispatch(tx, order, gone, services.clock.now());
  const about = { type: 'final_dispatch', subjectId: order.order_id, ownNumber: null } as const;
  const write = (issue: Parameters<typeof finalDispatchSheet>[1]) => finalDispatchSheet(facts, issue);
  await issueDocument(services, tx, order, { ...about, facts, write }, by);
}
