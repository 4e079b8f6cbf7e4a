/** A provisional order: price and stock are held for the buyer while it is paid. */
import type { OrderTerms } from '#contract/order-fields.ts';
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import { firstHold } from '#domain/orders/provisional-hold.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { announceStock } from '#server/capabilities/catalogue/announce-stock.ts';
import { findQuality } from '#server/capabilities/catalogue/find-quality.ts';
import { isHoldExpired } from '#server/capabilities/order-records/expire-holds.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import { askForDocuments } from '#server/capabilities/order-records/order-facts.ts';
import { instalmentsOf, planInstalments } from '#server/capabilities/order-records/order-instalments.ts';
import { insertLines } from '#server/capabilities/order-records/order-lines.store.ts';
import { orderRefusal } from '#server/capabilities/order-records/order-refusal.ts';
import { insertOrder, liveOrderOfQuote } from '#server/capabilities/order-records/orders.store.ts';
import { cancelExpiredOrder } from '#server/capabilities/order-records/release-order.ts';
import { closeExpiredOrder } from '#server/capabilities/payments/refunds/close-order-accounts.ts';
import { lockSeller } from '#server/capabilities/quotes/find-tax.ts';
import { lockQuoteOnly } from '#server/capabilities/quotes/lock-quote.ts';
import { lockRequest } from '#server/capabilities/requests/lock-request.ts';
import { touchRequest } from '#server/capabilities/requests/move-request.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { approvalNeeded, askApproval } from '../approval/ask-approval.ts';
import { assignOrderNumber } from './assign-order-number.ts';
import { draftOrder, type OrderDraft } from './draft-order.ts';
import { holdStock } from './hold-stock.ts';
import { type Naming, orderColumns, type PricedDraft } from './order-columns.ts';
import type { Orderer } from './read-details.ts';

export async function placeOrder(
  services: Services,
  tx: Queries,
  by: ChangeBy & Orderer,
  terms: OrderTerms,
): Promise<string> {
  await lockBehind(services, tx, by.brandId, terms);
  const now = services.clock.now();
  await lockSeller(tx, now);
  const draft = await draftOrder(tx, by, terms, now);
  const quoteId = draft.goods.quoted?.quote.quote_id ?? null;
  if (quoteId !== null) await releaseQuoteOfExpiredOrder(services, tx, { brandId: by.brandId, quoteId });
  return storeDraft(services, tx, by, draft, { now, heldUntil: firstHold(now) });
}

/** Returns the id of the order, or says what stands in its way. */
export async function storeDraft(
  services: Services,
  tx: Queries,
  by: ChangeBy & Orderer,
  draft: OrderDraft,
  { now, heldUntil }: { now: Date; heldUntil: Date },
): Promise<string> {
  const { totals, tax } = draft.priced;
  if (draft.problem) throw orderRefusal(draft.problem);
  if (!totals.ok || tax === null) throw new Error('An order without a total has a problem.');

  const requested = await approvalNeeded(tx, by, draft, { total: totals.total, now, heldUntil });
  const naming = { ...(await assignOrderNumber(services, tx, now)), ...requested };
  await refusedOnClash(
    insertPricedOrder(services, tx, { ...draft, totals, tax }, naming),
    'one_order_of_quote',
    () => new Refusal('order_exists'),
  );
  await recordOrderChange(
    services,
    tx,
    { brand_id: by.brandId, order_id: naming.orderId, number: naming.number },
    { by: buyerInHistory(by), action: 'placed', details: { totalMinor: String(totals.total.minor) } },
  );
  if (naming.approval === 'waiting') await askApproval(services, tx, by, naming.orderId, draft);
  await askForDocuments(services, tx, naming.orderId);
  // Last, because everybody who wants the same lot waits until this transaction ends.
  await holdStock(tx, draft, naming);
  if (drawsOnStock(draft.goods.kind)) await announceStock(services, tx, draft.goods.fabId);
  return naming.orderId;
}

/** The request, then the quote: what is read afterwards is what holds. A quality is guarded by its lots alone. */
async function lockBehind(
  services: Services,
  tx: Queries,
  brandId: string,
  { fabId, quoteId }: OrderTerms,
): Promise<void> {
  if (!quoteId && (await findQuality(tx, fabId))) return;
  await lockRequest(tx, brandId, fabId);
  if (quoteId) await lockQuoteOnly(services, tx, brandId, quoteId);
}

/** One live order for a quote; one whose hold is over makes room before the clock comes by. */
async function releaseQuoteOfExpiredOrder(
  services: Services,
  tx: Queries,
  { brandId, quoteId }: { brandId: string; quoteId: string },
): Promise<void> {
  const live = await liveOrderOfQuote(tx, brandId, quoteId);
  if (!live) return;
  const order = await lockOrder(tx, brandId, live.order_id);
  // What was paid for it goes back first, and the clock sees to that.
  const isPartPaid = (await instalmentsOf(tx, order)).some(({ paid_minor }) => paid_minor > 0n);
  if (isPartPaid || !isHoldExpired(order, services.clock.now())) {
    throw new Refusal('order_exists', { orderId: order.order_id, number: order.number });
  }
  await closeExpiredOrder(services, tx, await cancelExpiredOrder(services, tx, order));
}

async function insertPricedOrder(
  services: Services,
  tx: Queries,
  draft: PricedDraft,
  naming: Naming,
): Promise<void> {
  const { goods, ordered, orderer, priced } = draft;
  const { orderId, heldUntil } = naming;
  const { zone } = draft.details;
  const owner = { brand_id: orderer.brandId, order_id: orderId };
  await insertOrder(tx, orderColumns(draft, naming));
  await insertLines(
    tx,
    owner,
    ordered.lines.map(({ colour, quantity, lotId }) => ({
      colour,
      quantity_thousandths: quantity.thousandths,
      lot_id: lotId,
    })),
  );
  await planInstalments(services, tx, { ...owner, zone, heldUntil }, priced.plan);
  if (goods.quoted) await touchRequest(services, tx, goods.quoted.request, { order_id: orderId });
}
