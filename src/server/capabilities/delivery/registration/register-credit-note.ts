/** A credit note goes where its invoice went: the registry that numbered the one numbers the other. */
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { askForRegistration } from './ask-for-registration.ts';
import { registrationOfGoods } from './registrations.store.ts';

/** The order must be locked. */
export async function registerCreditNote(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  order: OrderRow,
  { dispatchId, note }: { dispatchId: string; note: TaxDocument },
): Promise<void> {
  const invoice = await registrationOfGoods(tx, { brand_id: order.brand_id, dispatch_id: dispatchId });
  if (!invoice || invoice.state === 'not_required') return;
  await askForRegistration(services, tx, by, order, { dispatchId, document: note, needsWay: false });
}
