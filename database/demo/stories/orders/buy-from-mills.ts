/** What past orders were bought for: each ordered from its mill, billed shipment by shipment, the older invoices paid. */
import { formatAmountInput } from '#demo/format-amount-input.ts';
import { giveSecondApproval } from '#demo/give-second-approval.ts';
import { taxOn } from '#domain/quotes/tax/gst.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import { findOrderForStaff, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { acceptPurchase } from '#server/capabilities/purchases/accept-purchase.ts';
import { addMillInvoice } from '#server/capabilities/purchases/add-mill-invoice.ts';
import { orderFromMill } from '#server/capabilities/purchases/make-purchase.ts';
import { invoicesOfPurchase } from '#server/capabilities/purchases/mill-invoices.store.ts';
import { payMillInvoice } from '#server/capabilities/purchases/pay-mill-invoice.ts';
import { type PurchaseRow, purchaseOfOrder } from '#server/capabilities/purchases/purchases.store.ts';
import type { DemoContext } from '../demo-context.ts';

const HOUR_MS = 3600 * 1000;
const DAYS_TO_ACCEPT = 1;
const DAYS_TO_PAY = 28;
const GST_BASIS_POINTS = 500;

/** Answers with the orders that were bought, for the printing of our orders to the mills. */
export async function buyFromMills(context: DemoContext): Promise<string[]> {
  const bought: string[] = [];
  for (const order of await confirmedOrders(context)) {
    if (!order.confirmed_at) continue;
    goToMoment(context, order.confirmed_at);
    await orderFromMill(context.services, context.tx, order);
    const purchase = await purchaseOfOrder(context.tx, order);
    if (!purchase) continue;
    bought.push(order.order_id);
    await followPurchase(context, order, purchase);
  }
  return bought;
}

async function confirmedOrders({ tx, buyer }: DemoContext): Promise<OrderRow[]> {
  const rows = await tx.scoped
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', buyer.brandId)
    .where('confirmed_at', 'is not', null)
    .where('status', '<>', 'cancelled')
    .orderBy('confirmed_at')
    .execute();
  return Promise.all(rows.map(({ order_id }) => findOrderForStaff(tx, order_id)));
}

/** What was ordered today still waits for the mill's word. */
async function followPurchase(context: DemoContext, order: OrderRow, purchase: PurchaseRow): Promise<void> {
  if (!wait(context, DAYS_TO_ACCEPT)) return;
  const { purchase_id: purchaseId } = purchase;
  await acceptPurchase(context.services, context.tx, context.by, { purchaseId, note: 'By phone' });
  // Abroad the mill bills in rupees what we sell in dollars: that is left to whoever plays accounts.
  if (order.market !== 'IN') return;
  for (const { dispatch_id, number, dispatched_at, figures } of await findDispatches(context.tx, order)) {
    if (!dispatched_at || !figures) continue;
    goToMoment(context, dispatched_at);
    const goods = shareOf(purchase, figures.length_thousandths);
    await billShipment(context, purchase, {
      dispatchId: dispatch_id,
      number: billNumber(purchase, number),
      goods,
    });
  }
}

type Bill = { dispatchId: string; number: string; goods: Money };

async function billShipment(context: DemoContext, purchase: PurchaseRow, bill: Bill): Promise<void> {
  const { services, tx, by } = context;
  const { purchase_id: purchaseId } = purchase;
  const gst = taxOn(bill.goods, GST_BASIS_POINTS);
  await addMillInvoice(services, tx, by, {
    purchaseId,
    dispatchId: bill.dispatchId,
    number: bill.number,
    invoicedOn: accountingDay(services.clock.now()),
    taxable: formatAmountInput(bill.goods.minor),
    gst: formatAmountInput(gst.minor),
    total: formatAmountInput(bill.goods.minor + gst.minor),
  });
  if (wait(context, DAYS_TO_PAY)) await payBill(context, purchase, bill.number);
}

async function payBill(context: DemoContext, purchase: PurchaseRow, number: string): Promise<void> {
  const { services, tx, by } = context;
  const invoices = await invoicesOfPurchase(tx, purchase);
  const invoice = invoices.find((each) => each.number === number);
  if (!invoice) throw new Error(`The mill's invoice ${number} was not entered.`);
  const { invoice_id: invoiceId, total_minor } = invoice;
  const paidOn = accountingDay(services.clock.now());
  const utr = `SBIN${paidOn.replaceAll('-', '')}${number.replaceAll(/\D/g, '').padStart(6, '0').slice(-6)}`;
  await payMillInvoice(services, tx, by, { invoiceId, amount: formatAmountInput(total_minor), paidOn, utr });
  await giveSecondApproval(services, tx, invoiceId);
}

/** Of the goods as ordered, by the length that left. */
function shareOf({ goods_minor, quantity_thousandths, currency }: PurchaseRow, length: bigint): Money {
  return money((goods_minor * length) / quantity_thousandths, currency);
}

/** A mill's own series: the last figures of our order and the shipment. */
function billNumber({ number }: PurchaseRow, shipment: number): string {
  return `B${number.slice(-4)}/${shipment}`;
}

function goToMoment(context: DemoContext, moment: Date): void {
  context.goTo((context.madeAt.getTime() - moment.getTime()) / HOUR_MS);
}

/** False where that day has not come yet. */
function wait(context: DemoContext, days: number): boolean {
  const then = context.services.clock.now().getTime() + days * 24 * HOUR_MS;
  if (then > context.madeAt.getTime()) return false;
  goToMoment(context, new Date(then));
  return true;
}
