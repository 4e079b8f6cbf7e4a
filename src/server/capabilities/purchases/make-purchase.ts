/** An order that was confirmed is ordered from its mill, once; one that was cancelled is withdrawn there. */

import { millOrderSheet, writeMillOrderNumber } from '#domain/purchases/mill-order-sheet.ts';
import { purchaseLifecycle } from '#domain/purchases/purchase-state.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { financialYearOf } from '#domain/shared/financial-year.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { lockOrderForStaff, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { takePaperSerial } from '#server/capabilities/payments/sellers/take-paper-serial.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { gatherMillOrder, type MillOrder } from './gather-mill-order.ts';
import { keepPurchasePaper } from './keep-purchase-paper.ts';
import { insertPurchase, purchaseOfOrder, updatePurchase } from './purchases.store.ts';
import { recordPurchase } from './record-purchase.ts';

const BY = { kind: 'system' } as const;

export async function followOrdersWithPurchases(services: Services): Promise<void> {
  await services.jobs.work('order-from-mill', ({ orderId }) => followWithPurchase(services, orderId));
}

/** Hearing of the same order twice changes nothing. */
export async function followWithPurchase(services: Services, orderId: string): Promise<void> {
  const place = await services.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    if (order.status === 'cancelled') await withdrawPurchase(services, tx, order);
    else if (order.confirmed_at !== null) await orderFromMill(services, tx, order);
    return { brand_id: order.brand_id, order_id: orderId };
  });
  await keepPurchasePaper(services, place);
}

/** The order must be locked. The number is taken last: everybody who wants one of the series waits for it. */
export async function orderFromMill(services: Services, tx: Queries, order: OrderRow): Promise<void> {
  if (await purchaseOfOrder(tx, order)) return;
  const now = services.clock.now();
  const gathered = await gatherMillOrder(tx, order, { today: accountingDay(now), now });
  if (!gathered) return;
  const purchase = await numbered(tx, gathered);
  const { facts, seller, supplierId } = purchase;
  const purchaseId = services.ids.next();
  await insertPurchase(tx, {
    brand_id: order.brand_id,
    purchase_id: purchaseId,
    order_id: order.order_id,
    supplier_id: supplierId,
    quote_id: order.quote_id ?? '',
    quote_version: order.quote_version ?? 0,
    seller_id: seller.seller_id,
    gstin: seller.gstin,
    financial_year: financialYearOf(facts.orderedOn),
    number: facts.number,
    ordered_on: facts.orderedOn,
    ready_on: facts.readyOn,
    currency: facts.goods.currency,
    unit: facts.quantity.unit,
    quantity_thousandths: facts.quantity.thousandths,
    rate_minor: facts.rate.price.minor,
    goods_minor: facts.goods.minor,
    tolerance_percent: facts.tolerancePercent,
    payment_days: facts.paymentDays,
    sheet: millOrderSheet(facts),
    state: purchaseLifecycle.start,
    created_at: now,
  });
  await recordPurchase(services, tx, BY, { purchaseId, action: 'made', details: { number: facts.number } });
}

async function numbered(tx: Queries, { facts, seller, ...others }: MillOrder) {
  const financialYear = financialYearOf(facts.orderedOn);
  const serial = await takePaperSerial(tx, { kind: 'purchase_order', seller, financialYear });
  const number = writeMillOrderNumber(seller.invoice_prefix, financialYear, serial);
  return { ...others, seller, facts: { number, ...facts } };
}

async function withdrawPurchase(services: Services, tx: Queries, order: OrderRow): Promise<void> {
  const purchase = await purchaseOfOrder(tx, order, 'locked');
  if (!purchase || !nextStates(purchaseLifecycle, purchase.state, 'system').includes('withdrawn')) return;
  await updatePurchase(tx, purchase, { state: 'withdrawn' });
  const { purchase_id: purchaseId, number } = purchase;
  await recordPurchase(services, tx, BY, { purchaseId, action: 'withdrawn', details: { number } });
}
