/** A shipment that left has its packing list; after the last one, the final dispatch closes the order's goods. */
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import { finalDispatchSheet } from '#domain/documents/dispatch/final-dispatch-sheet.ts';
import { packingSheet } from '#domain/documents/packing/packing-sheet.ts';
import { type FoundDispatch, findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { gatherFinalDispatch, gatherPacking } from './dispatch-facts.ts';
import { issueDocument } from './issue-document.ts';

export async function issueDispatchDocuments(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  by: HistoryActor,
): Promise<void> {
  const gone = (await findDispatches(tx, order)).filter(({ status }) => hasLeft(status));
  for (const dispatch of gone) await issuePackingList(parts, tx, order, dispatch, by);
  if (gone.some(({ is_last }) => is_last)) await issueFinalDispatch(parts, tx, order, gone, by);
}

async function issuePackingList(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  dispatch: FoundDispatch,
  by: HistoryActor,
): Promise<void> {
  const facts = await gatherPacking(tx, order, dispatch, parts.clock.now());
  const about = {
    type: 'direct_invoicing_packing_list',
    subjectId: dispatch.dispatch_id,
    ownNumber: null,
  } as const;
  await issueDocument(
    parts,
    tx,
    order,
    { ...about, facts, write: (issue) => packingSheet(facts, issue) },
    by,
  );
}

async function issueFinalDispatch(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  gone: readonly FoundDispatch[],
  by: HistoryActor,
): Promise<void> {
  const facts = await gatherFinalDispatch(tx, order, gone, parts.clock.now());
  const about = { type: 'final_dispatch', subjectId: order.order_id, ownNumber: null } as const;
  const write = (issue: Parameters<typeof finalDispatchSheet>[1]) => finalDispatchSheet(facts, issue);
  await issueDocument(parts, tx, order, { ...about, facts, write }, by);
}
