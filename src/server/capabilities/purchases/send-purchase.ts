/** Our order goes to the mill: everyone we know there hears that it lies on the mill's own page. */
import { millOrderPath } from '#contract/web-paths.ts';
import { purchaseLifecycle } from '#domain/purchases/purchase-state.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLength } from '#domain/shared/length.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { appAddress } from '#server/app-address.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import { writeToSupplier } from '#server/capabilities/requests/suppliers/ask-supplier.ts';
import { findSuppliers } from '#server/capabilities/requests/suppliers/find-supplier.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { lockPurchase } from './accept-purchase.ts';
import { type PurchaseRow, updatePurchase } from './purchases.store.ts';
import { recordPurchase } from './record-purchase.ts';

export async function sendPurchase(
  services: Services,
  tx: Queries,
  by: DeskActor,
  purchaseId: string,
): Promise<void> {
  const purchase = await lockPurchase(tx, purchaseId);
  assertMove(purchaseLifecycle, purchase.state, 'sent', 'staff');
  const { brand_id: brandId, order_id: orderId, supplier_id, number } = purchase;
  const [supplier] = await findSuppliers(tx, [supplier_id]);
  const { request_fab_id: fabId, quality } = await findOrder(tx, brandId, orderId);
  if (!supplier || fabId === null) throw new Refusal('not_found');
  const messages = await writeToSupplier(services, tx, supplier, {
    brandId,
    fabId,
    subject: `Our order ${number}: ${quality}`,
    textFor: (contact) => orderText(purchase, { contact, quality }),
    url: appAddress(services.config, millOrderPath(orderId)),
  });
  if (messages === 0) throw formRefusal({ contacts: 'This mill has no contact yet. Add one, then send it.' });
  await updatePurchase(tx, purchase, { state: 'sent', sent_at: services.clock.now() });
  await recordPurchase(services, tx, deskInHistory(by), { purchaseId, action: 'sent', details: { number } });
}

function orderText(
  { number, quantity_thousandths: thousandths, unit, ready_on }: PurchaseRow,
  { contact, quality }: { contact: string; quality: string },
): string {
  const facts = [
    quality,
    formatLength({ thousandths, unit }),
    `ready by ${formatDay(ready_on, DETAIL_DATE_FORMAT)}`,
  ];
  return [
    `Dear ${contact}, ${BRAND_NAME} has ordered from you (${number}).`,
    `${facts.join(', ')}.`,
    'Please read and accept our order here:',
  ].join('\n');
}
