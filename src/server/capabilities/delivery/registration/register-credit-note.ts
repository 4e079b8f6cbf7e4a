/** A credit note goes where its invoice went: the registry that numbered the one numbers the other. */
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { askForRegistration } from './ask-for-registration.ts';
import { registrationOfGoods } from './registrations.store.ts';

/** The order must be locked. */
export async function registerCreditNote(
  parts: Parts,
  tx: Queries,
  by: HistoryActor,
  order: OrderRow,
  { dispatchId, note }: { dispatchId: string; note: TaxDocument },
): Promise<void> {
  const invoice = await registrationOfGoods(tx, { brand_id: order.brand_id, dispatch_id: dispatchId });
  if (!invoice) return;
  await askForRegistration(parts, tx, by, order, { dispatchId, document: note, needsWay: false });
}
