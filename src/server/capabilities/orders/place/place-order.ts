/** A provisional order: price and stock are held for the buyer while it is paid. */
import type { OrderTerms } from '#contract/order-fields.ts';
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import { firstHold } from '#domain/orders/provisional-hold.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { announceStock } from '#server/capabilities/catalogue/announce-stock.ts';
import { findQuality } from '#server/capabilities/catalogue/find-quality.ts';
import { lockSeller } from '#server/capabilities/quotes/find-tax.ts';
import { lockOfLockedRequest } from '#server/capabilities/quotes/lock-quote.ts';
import { lockRequest } from '#server/capabilities/requests/lock-request.ts';
import { touchRequest } from '#server/capabilities/requests/move-request.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { isHoldExpired, type OnHoldExpired } from '../expire-holds.ts';
import { lockOrder } from '../lock-order.ts';
import { recordOrderChange } from '../move-order.ts';
import { askForDocuments } from '../order-facts.ts';
import { instalmentsOf, planInstalments } from '../order-instalments.ts';
import { insertLines } from '../order-lines.store.ts';
import { insertOrder, liveOrderOfQuote } from '../orders.store.ts';
import type { FindAccountCredit } from '../pricing/price-order.ts';
import { cancelExpiredOrder } from '../release-order.ts';
import { draftOrder, type OrderDraft } from './draft-order.ts';
import { holdStock } from './hold-stock.ts';
import { nameOrder } from './name-order.ts';
import { type Naming, orderColumns, type PricedDraft } from './order-columns.ts';
import { orderRefusal } from './order-refusal.ts';
import type { Orderer } from './read-details.ts';

/** What payments, later in the story, hand in: `onHoldExpired` closes the books of an order that makes room for this one. */
export type PlacingMoney = { onHoldExpired: OnHoldExpired; findAccountCredit: FindAccountCredit };

export async function placeOrder(
  parts: Parts,
  tx: Queries,
  by: ChangeBy & Orderer,
  terms: OrderTerms,
  { onHoldExpired, findAccountCredit }: PlacingMoney,
): Promise<string> {
  await lockBehind(parts, tx, by.brandId, terms);
  const now = parts.clock.now();
  await lockSeller(tx, now);
  const draft = await draftOrder(tx, by, terms, { now, findAccountCredit });
  const quoteId = draft.goods.quoted?.quote.quote_id ?? null;
  if (quoteId !== null)
    await releaseQuoteOfExpiredOrder(parts, tx, { brandId: by.brandId, quoteId, onHoldExpired });
  return storeDraft(parts, tx, by, draft, { now, heldUntil: firstHold(now) });
}

/** Returns the id of the order, or says what stands in its way. */
export async function storeDraft(
  parts: Parts,
  tx: Queries,
  by: ChangeBy & Orderer,
  draft: OrderDraft,
  { now, heldUntil }: { now: Date; heldUntil: Date },
): Promise<string> {
  const { totals, tax } = draft.priced;
  if (draft.problem) throw orderRefusal(draft.problem);
  if (!totals.ok || tax === null) throw new Error('An order without a total has a problem.');

  const naming = { ...(await nameOrder(parts, tx, now)), heldUntil };
  await refusedOnClash(
    insertPricedOrder(parts, tx, { ...draft, totals, tax }, naming),
    'one_order_of_quote',
    () => new Refusal('order_exists'),
  );
  await recordOrderChange(
    parts,
    tx,
    { brand_id: by.brandId, order_id: naming.orderId, number: naming.number },
    { by: buyerInHistory(by), action: 'placed', details: { totalMinor: String(totals.total.minor) } },
  );
  await askForDocuments(parts, tx, naming.orderId);
  // Last, because everybody who wants the same lot waits until this transaction ends.
  await holdStock(tx, draft, naming);
  if (drawsOnStock(draft.goods.kind)) await announceStock(parts, tx, draft.goods.fabId);
  return naming.orderId;
}

/** The request, then the quote: what is read afterwards is what holds. A quality is guarded by its lots alone. */
async function lockBehind(
  parts: Parts,
  tx: Queries,
  brandId: string,
  { fabId, quoteId }: OrderTerms,
): Promise<void> {
  if (!quoteId && (await findQuality(tx, fabId))) return;
  await lockRequest(tx, brandId, fabId);
  if (quoteId) await lockOfLockedRequest(parts, tx, brandId, quoteId);
}

/** One live order for a quote; one whose hold is over makes room before the clock comes by. */
async function releaseQuoteOfExpiredOrder(
  parts: Parts,
  tx: Queries,
  { brandId, quoteId, onHoldExpired }: { brandId: string; quoteId: string; onHoldExpired: OnHoldExpired },
): Promise<void> {
  const live = await liveOrderOfQuote(tx, brandId, quoteId);
  if (!live) return;
  const order = await lockOrder(tx, brandId, live.order_id);
  // What was paid for it goes back first, and the clock sees to that.
  const isPartPaid = (await instalmentsOf(tx, order)).some(({ paid_minor }) => paid_minor > 0n);
  if (isPartPaid || !isHoldExpired(order, parts.clock.now())) {
    throw new Refusal('order_exists', { orderId: order.order_id, number: order.number });
  }
  await onHoldExpired(tx, await cancelExpiredOrder(parts, tx, order));
}

async function insertPricedOrder(
  parts: Parts,
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
  await planInstalments(parts, tx, { ...owner, zone, heldUntil }, priced.plan);
  if (goods.quoted) await touchRequest(parts, tx, goods.quoted.request, { order_id: orderId });
}
