/** Another quantity for an order that is held: a new one on the same terms takes its place, within the same hold. */

import type { changeOrderQuantity as contract } from '#contract/customer/orders.ts';
import type { Input } from '#contract/endpoint.ts';
import { isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { instalmentsOf } from '#server/capabilities/order-records/order-instalments.ts';
import { releaseOrder } from '#server/capabilities/order-records/release-order.ts';
import { closeExpiredOrder } from '#server/capabilities/payments/refunds/close-order-accounts.ts';
import { lockSeller } from '#server/capabilities/quotes/find-tax.ts';
import { listGstNumbers } from '#server/capabilities/tax-numbers/change-gst-numbers.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { allowedMoves } from '../allowed-moves.ts';
import { findGoods } from '../goods/find-goods.ts';
import { readLines } from '../goods/read-lines.ts';
import { pricedDraft } from './draft-order.ts';
import { storeDraft } from './place-order.ts';
import type { OrderDetails, Orderer } from './read-details.ts';

type Wanted = { orderId: string } & Input<typeof contract>['body'];

/** Returns the id of the new order; what keeps it from being placed leaves the old one as it was. */
export async function changeQuantity(
  services: Services,
  tx: Queries,
  by: ChangeBy & Orderer,
  { orderId, quantity, lines }: Wanted,
): Promise<string> {
  const now = services.clock.now();
  const order = await lockOrder(tx, by.brandId, orderId);
  const heldUntil = await assertChangeable(tx, order, now);
  await lockSeller(tx, now);
  const reason = 'Quantity changed';
  // Before the goods are looked at: what it holds is free for the order that takes its place.
  const released = await releaseOrder(services, tx, order, {
    as: 'customer',
    by: buyerInHistory(by),
    action: 'quantity_changed',
    reason,
  });
  await closeExpiredOrder(services, tx, released);
  const { fab_id: fabId, quote_id: quoteId } = order;
  const goods = await findGoods(tx, by, { fabId, quoteId }, now);
  const ordered = readLines({ ...goods, reader: order.buyer_unit }, { quantity, lines });
  const details = await detailsOf(tx, order);
  const draft = await pricedDraft(tx, { orderer: by, goods, ordered, details }, now);
  return storeDraft(services, tx, by, draft, { now, heldUntil });
}

async function assertChangeable(tx: Queries, order: OrderRow, now: Date): Promise<Date> {
  const isPartPaid = (await instalmentsOf(tx, order)).some(({ paid_minor }) => paid_minor > 0n);
  const may = allowedMoves(order, order.due_minor, now).includes('change_quantity');
  if (may && !isPartPaid && order.held_until) return order.held_until;
  throw new Refusal('illegal_transition', { from: order.status, to: 'provisional', actor: 'customer' });
}

/** Everything but the quantity stays as the buyer settled it. */
async function detailsOf(tx: Queries, order: OrderRow): Promise<OrderDetails> {
  const { market, gstin, shipping, delivery_term, delivery_place } = order;
  const { deliversTo, taxNumber } = MARKET_RULES[market];
  const numbers = taxNumber === 'gstin' ? await listGstNumbers(tx, order.brand_id) : [];
  const { city, postcode } = shipping;
  return {
    reader: order.buyer_unit,
    zone: order.zone,
    billing: order.billing,
    shipping,
    gst: gstin === null ? null : { gstin, stateCode: gstin.slice(0, 2) },
    registeredStates: numbers.map(({ stateCode }) => stateCode),
    withoutTaxCredit: gstin === null,
    deliveryTerm: delivery_term,
    deliveryPlace: isFreightCharged(delivery_term) || deliversTo === 'port' ? delivery_place : null,
    destination:
      deliversTo === 'pincode'
        ? { kind: 'door', pincode: postcode ?? '', city }
        : { kind: 'abroad', port: delivery_term === 'landed' ? null : delivery_place, city },
    creditDays: order.credit_days,
    paysShortInAdvance: false,
    appliesAccountCredit: false,
    poNumber: order.po_number,
    poFileId: order.po_file_id,
    referenceCode: order.reference_code,
    isReferenceCodeWrong: false,
  };
}
