/** A packed shipment as whoever asks for its money sees it: reckoned as its invoice would be, were it written today. */
import { quantityProblem } from '#domain/delivery/dispatched-quantity.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import {
  askForShipment,
  type PackedShipment,
} from '#server/capabilities/payments/billing/ask-for-shipment.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import type { DispatchRow } from '../dispatches.store.ts';
import type { LockedDispatch } from '../lock-dispatch.ts';
import { type Goods, goodsOf } from '../packed-goods.ts';
import { draftInvoice, type InvoiceDraft } from './draft-invoice.ts';

export async function askForPacked(
  services: Services,
  tx: Queries,
  locked: LockedDispatch,
  by: HistoryActor,
): Promise<void> {
  const { order, dispatch } = locked;
  const packed = await goodsOf(tx, locked);
  if (packed.now === 0n) return;
  const goods = { ...packed, isLast: isWhole(order, packed) };
  const invoicedOn = accountingDay(services.clock.now());
  const draft = await draftInvoice(services, tx, order, { goods, invoicedOn });
  await askForShipment(services, tx, order, packedShipment(dispatch, draft), by);
}

export function packedShipment(
  { dispatch_id: dispatchId, number }: Pick<DispatchRow, 'dispatch_id' | 'number'>,
  { goods, figures }: InvoiceDraft,
): PackedShipment {
  const { before, now, isLast } = goods;
  return { dispatchId, number, total: figures.total, goods: { before, now }, isLast };
}

/** Whether anything follows is said when it leaves; until then the quantity says so. */
function isWhole(order: OrderRow, { before, now }: Goods): boolean {
  return (
    quantityProblem({
      ordered: order.quantity_thousandths,
      dispatched: before + now,
      tolerancePercent: order.tolerance_percent,
      unit: order.unit,
      isLast: true,
    }) === null
  );
}
