/** Orders to mills: a buyer's order that was confirmed from a mill's own quote, and what the mill bills for it. */
import { approveQuote } from '#contract/customer/quotes.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { listMillAnswers, publishMillQuote } from '#contract/staff/mill-quotes.ts';
import { type addMillInvoice, findOrderPurchase, type Purchase } from '#contract/staff/purchases.ts';
import type { Supplier } from '#contract/staff/requests.ts';
import { sendMillQuote } from '#contract/supplier/enquiry.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { followWithPurchase } from '#server/capabilities/purchases/make-purchase.ts';
import type { World } from '#tests/support/server/world.ts';
import {
  aMill,
  confirmed,
  invitedKey,
  type Mill,
  type MillQuoteBody,
  millQuoteBody,
  openedLink,
} from './mills.ts';
import { anOrderingBuyer, place, termsFor } from './orders.ts';
import { type PayableOrder, payByCard, readyToPay } from './payments.ts';
import { aSubmittedRequest } from './requests.ts';

type Change = { mill?: Partial<Supplier>; quote?: Partial<MillQuoteBody> };
export type BoughtOrder = { payable: PayableOrder; mill: Mill; purchase: Purchase };

/** 3,000 m that the mill sells for ₹ 91.25: approved by the buyer at our margin, and paid. */
export async function aBoughtOrder(
  world: World,
  { mill: named = {}, quote = {} }: Change = {},
): Promise<BoughtOrder> {
  const desk = await world.asStaff('desk');
  const buyer = await anOrderingBuyer(world);
  const { fabId } = await aSubmittedRequest(buyer);
  const mill = await aMill(desk, named);
  const visitor = await confirmed(
    world,
    await openedLink(world, await invitedKey(world, desk, fabId, mill)),
    mill,
  );
  await visitor.call(sendMillQuote, { body: millQuoteBody(quote) });
  const [answer] = await desk.call(listMillAnswers, { params: { fabId } });
  const millQuoteId = answer?.quote?.millQuoteId ?? '';
  const body = { marginPercent: '6.66', logisticCost: '4000' };
  const { quoteId } = await desk.call(publishMillQuote, { params: { millQuoteId }, body });
  await buyer.call(approveQuote, { params: { quoteId }, body: { version: 1 } });
  const placed = await place(buyer, termsFor(buyer, { fabId, quoteId, quantity: '3000' }));
  const payable = await readyToPay(world, buyer, placed);
  await payByCard(world, payable);
  return { payable, mill, purchase: await purchaseOf(world, payable) };
}

/** As soon as the news of the order has been heard. */
export async function purchaseOf(world: World, { order: { orderId } }: PayableOrder): Promise<Purchase> {
  await followWithPurchase(world.services, orderId);
  const desk = await world.asStaff('desk');
  const { purchase } = await desk.call(findOrderPurchase, { params: { orderId } });
  if (!purchase) throw new Error('The order was not ordered from a mill.');
  return purchase;
}

type InvoiceBody = CallInput<typeof addMillInvoice>['body'];
let invoices = 0;

/** ₹ 1,00,000 and 5 % tax, numbered anew each time. */
export function invoiceBody(world: World, change: Partial<InvoiceBody> = {}): InvoiceBody {
  invoices += 1;
  return {
    number: `HW/26/${invoices}`,
    invoicedOn: accountingDay(world.clock.now()),
    taxable: '100000',
    gst: '5000',
    total: '105000',
    ...change,
  };
}
