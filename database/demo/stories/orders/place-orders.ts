/** A buyer of the demo orders cloth, confirms it with the code where one is asked for, and may give it up again. */
import type { OrderTerms } from '#contract/order-fields.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { listAddresses } from '#server/capabilities/addresses/list-addresses.ts';
import { expireHolds } from '#server/capabilities/order-records/expire-holds.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import { validateOrder } from '#server/capabilities/order-records/validate-order.ts';
import { sendApprovalCode, verifyApprovalCode } from '#server/capabilities/orders/approval/approval-code.ts';
import { cancelPaidOrder } from '#server/capabilities/orders/cancel/cancel-paid-order.ts';
import { placeOrder } from '#server/capabilities/orders/place/place-order.ts';
import { closeExpiredOrder } from '#server/capabilities/payments/refunds/close-order-accounts.ts';
import { listGstNumbers } from '#server/capabilities/tax-numbers/change-gst-numbers.ts';
import type { DemoContext } from '../demo-context.ts';

export type Cloth = { fabId: string; quoteId?: string };

export type Wish = Partial<
  Pick<OrderTerms, 'lines' | 'port' | 'creditDays' | 'poNumber' | 'deliveryTerm'>
> & {
  hoursAgo: number;
  cloth: Cloth;
  quantity: string;
  /** The label of one of the buyer's addresses; the first one unless it is named. */
  shipTo?: string;
};

const TYPING_MINUTES = 2;
const CALLER = {
  addressKey: 'demo',
  networkKey: 'demo',
  deviceKey: null,
  device: 'Chrome on Android',
  proofOfWork: null,
  chosenLanguage: null,
  language: 'en',
} as const;

/** Ready to be paid. */
export async function orders(context: DemoContext, { hoursAgo, ...wish }: Wish): Promise<string> {
  const { services, tx, buyer } = context;
  context.goTo(hoursAgo);
  const terms = await termsOf(context, wish);
  const orderId = await placeOrder(services, tx, buyer, terms);
  context.wait(TYPING_MINUTES);
  const { needs_approval_code } = await findOrder(tx, buyer.brandId, orderId);
  if (needs_approval_code) await confirmsByCode(context, orderId);
  await validateOrder(services, tx, buyer, orderId);
  return orderId;
}

async function confirmsByCode(context: DemoContext, orderId: string): Promise<void> {
  const { services, tx, buyer } = context;
  await sendApprovalCode(services, tx, buyer, orderId);
  context.wait(TYPING_MINUTES);
  await verifyApprovalCode(services, buyer, { orderId, code: context.codeSent(), caller: CALLER });
}

async function termsOf(
  { tx, buyer, market }: DemoContext,
  { cloth, shipTo, ...chosen }: Omit<Wish, 'hoursAgo'>,
): Promise<OrderTerms> {
  const addresses = await listAddresses(tx, buyer.brandId);
  const billing = addresses[0];
  const shipping = shipTo ? addresses.find(({ label }) => label === shipTo) : billing;
  // Somebody who visited this demo has changed them.
  if (!billing || !shipping) throw new Refusal('not_found');
  const [gst] = market === 'IN' ? await listGstNumbers(tx, buyer.brandId) : [];
  return {
    ...cloth,
    billingAddressId: billing.addressId,
    shippingAddressId: shipping.addressId,
    gstId: gst?.gstId ?? null,
    deliveryTerm: market === 'IN' ? 'landed' : 'cnf',
    creditDays: 0,
    ...chosen,
  };
}

export async function cancelsOrder(
  context: DemoContext,
  hoursAgo: number,
  orderId: string,
  reason: string,
): Promise<void> {
  context.goTo(hoursAgo);
  await cancelPaidOrder(context.services, context.tx, context.buyer, { orderId, reason });
}

/** As the job of that minute did it. */
export async function holdExpires(context: DemoContext): Promise<void> {
  context.wait(31);
  await expireHolds(context.services, (tx, dead) => closeExpiredOrder(context.services, tx, dead));
}

/** Ready cloth of the demo's shelf and list. */
export async function quality(
  { tx }: DemoContext,
  { from, subType, kind }: { from: string; subType: number; kind: OrderKind },
): Promise<Cloth> {
  const found = await tx.unscoped
    .selectFrom('qualities')
    .innerJoin('suppliers', 'suppliers.supplier_id', 'qualities.supplier_id')
    .select('qualities.fab_id')
    .where('suppliers.name', '=', from)
    .where('qualities.sub_category_id', '=', subType)
    .where('qualities.kind', '=', kind)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return { fabId: found.fab_id };
}
