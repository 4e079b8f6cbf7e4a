/** Takes what an order needs off the shelf, or says what is left there. */
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import type { OrderProblem } from '#domain/orders/order-problem.ts';
import { unpaidHoldsProblem } from '#domain/orders/unpaid-holds.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { takeStock } from '#server/capabilities/catalogue/draw-stock.ts';
import { findLots } from '#server/capabilities/catalogue/find-quality.ts';
import {
  countHolds,
  insertHolds,
  lockUnpaidHolds,
} from '#server/capabilities/order-records/order-lines.store.ts';
import { orderRefusal } from '#server/capabilities/order-records/order-refusal.ts';
import { findCreditLimit } from '#server/capabilities/preferences/find-credit-limit.ts';
import type { Queries } from '#server/db/database.ts';
import { lotNeeds } from '../goods/read-lines.ts';
import { type OrderDraft, problemOf } from './draft-order.ts';
import type { Orderer } from './read-details.ts';

export async function holdStock(
  tx: Queries,
  draft: OrderDraft,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  const { goods, ordered, orderer } = draft;
  if (!drawsOnStock(goods.kind)) return;
  const problem = await tooManyHolds(tx, orderer, now);
  if (problem) throw orderRefusal(problem);
  const needs = lotNeeds(goods, ordered.lines);
  const short = await takeStock(
    tx,
    needs.map(({ lot, thousandths }) => ({ lotId: lot.lot_id, thousandths })),
  );
  if (short) throw await somebodyWasFaster(tx, draft, now);
  await insertHolds(
    tx,
    { brand_id: orderer.brandId, order_id: orderId },
    needs.map(({ lot, thousandths }) => ({ lot_id: lot.lot_id, thousandths })),
    now,
  );
}

/** Asked one order of a company at a time; this one stands in the table already and is not counted. */
async function tooManyHolds(tx: Queries, orderer: Orderer, now: Date): Promise<OrderProblem | null> {
  await lockUnpaidHolds(tx, orderer.brandId);
  const { held, paidOrders } = await countHolds(tx, orderer.brandId, now);
  const { minor } = await findCreditLimit(tx, orderer);
  return unpaidHoldsProblem(held, { paidOrders, hasCredit: minor > 0n });
}

async function somebodyWasFaster(tx: Queries, draft: OrderDraft, now: Date): Promise<Refusal> {
  const lots = await findLots(tx, draft.goods.fabId);
  const problem = problemOf({ ...draft, goods: { ...draft.goods, lots } }, now);
  return problem ? orderRefusal(problem) : new Refusal('stock_gone');
}
