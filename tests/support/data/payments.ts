/** Orders that can be paid, buyers who pay them at the sandbox's checkout, and the proof of the books. */

import { expect } from 'vitest';
import {
  type Order,
  readOrder,
  sendApprovalCode,
  validateOrder,
  verifyApprovalCode,
} from '#contract/customer/orders.ts';
import { createPaymentOrder, type PaymentOrder, verifyPayment } from '#contract/customer/payments.ts';
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { PaymentMethod } from '#domain/payments/methods/payment-methods.ts';
import type { Market } from '#domain/shared/market.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { expireHolds } from '#server/capabilities/order-records/expire-holds.ts';
import { proveLedger } from '#server/capabilities/payments/ledger/prove-ledger.ts';
import { closeExpiredOrder } from '#server/capabilities/payments/refunds/close-order-accounts.ts';
import { handleEvent } from '#server/capabilities/payments/webhooks/handle-event.ts';
import { grantCredit } from '#server/capabilities/preferences/grant-credit.ts';
import { checkOut, deliverWebhooks, type SandboxChoice } from '#tests/support/providers/sandbox.ts';
import type { Visitor } from '#tests/support/server/visitor.ts';
import { openWorld, type World, type WorldOptions } from '#tests/support/server/world.ts';
import {
  anOrderingBuyer,
  aPricedWorld,
  aQuality,
  type OrderingBuyer,
  place,
  type SomeQuality,
  type Terms,
  termsFor,
} from './orders.ts';

/** A world with prices, a seller and the seller's bank accounts. */
export async function aPayingWorld(options: WorldOptions = {}): Promise<World> {
  const world = await openWorld(options);
  await aPricedWorld(world);
  await someSellerBanks(world);
  return world;
}

async function someSellerBanks({ services: { db, clock } }: World): Promise<void> {
  const sellers = await db.unscoped.selectFrom('sellers').select('seller_id').execute();
  for (const { seller_id } of sellers) {
    for (const currency of ['INR', 'USD'] as const) {
      const vpa = currency === 'INR' ? 'selvedge.tests@loombank' : null;
      await db.unscoped
        .insertInto('seller_banks')
        .values({
          seller_id,
          currency,
          bank_name: 'Loom City Bank',
          holder: 'Selvedge Trading Pvt Ltd',
          account: '00112233445566',
          code: currency === 'INR' ? 'LOOM0000027' : 'LOOMINBB',
          vpa,
          effective_from: clock.now(),
        })
        .execute();
    }
  }
}

export type PayableOrder = { buyer: OrderingBuyer; order: Order };

export function readOrderOf({ buyer, order: { orderId } }: PayableOrder): Promise<Order> {
  return buyer.call(readOrder, { params: { orderId } });
}

/** 500 m of navy poplin from stock: ₹ 47,000 and freight and tax, paid whole with the order. */
export async function aPayableOrder(
  world: World,
  {
    market = 'IN',
    quality = {},
    ...change
  }: { market?: Market; quality?: SomeQuality; buyer?: OrderingBuyer } & Partial<Terms> = {},
): Promise<PayableOrder> {
  const { buyer = await anOrderingBuyer(world, market), ...terms } = change;
  const { fabId } = await aQuality(world, quality);
  const placed = await place(buyer, termsFor(buyer, { fabId, quantity: '500', ...terms }));
  return readyToPay(world, buyer, placed);
}

/** Woven after the order: 30 percent with it, the rest before dispatch. */
export function anAdvanceOrder(world: World, change: Parameters<typeof aPayableOrder>[1] = {}) {
  return aPayableOrder(world, { quality: { kind: 'made_to_order' }, ...change });
}

/** Confirmed with its code and checked: ready to be paid. */
export async function readyToPay(world: World, buyer: OrderingBuyer, placed: Order): Promise<PayableOrder> {
  const order = placed.needsApprovalCode ? await approved(world, buyer, placed) : placed;
  await buyer.call(validateOrder, { params: { orderId: order.orderId }, body: {} });
  return { buyer, order };
}

async function approved(world: World, buyer: OrderingBuyer, { orderId }: Order): Promise<Order> {
  await buyer.call(sendApprovalCode, { params: { orderId }, body: {} });
  const otp = await world.codeSentTo(buyer.customer.address);
  return buyer.call(verifyApprovalCode, { params: { orderId }, body: { otp } });
}

export function begin(
  { buyer, order }: PayableOrder,
  method: PaymentMethod = 'card',
  instalment = 1,
): Promise<PaymentOrder> {
  return buyer.call(createPaymentOrder, { body: { orderId: order.orderId, instalment, method } });
}

export type Proof = { providerOrderId: string; providerPaymentId: string; signature: string };

/** Pays at the checkout page and returns what the browser brings back. */
export async function paid(
  world: World,
  payment: Pick<PaymentOrder, 'providerOrderId'>,
  choice: SandboxChoice = {},
): Promise<Proof> {
  const answer = await checkOut(world, payment.providerOrderId ?? '', choice);
  const { providerOrderId = '', providerPaymentId = '', signature = '' } = answer;
  return { providerOrderId, providerPaymentId, signature };
}

/** From nothing to money in: the browser tells, no webhook does. */
export async function payByCard(world: World, payable: PayableOrder, instalment = 1): Promise<PaymentOrder> {
  const payment = await begin(payable, 'card', instalment);
  const proof = await paid(world, payment, { webhooks: 'never' });
  const answer = await payable.buyer.call(verifyPayment, { body: proof });
  expect(answer).toMatchObject({ isPaymentSignatureValid: true, status: 'captured' });
  return payment;
}

/** Brings every due webhook through the server's own door and works off what it led to. */
export async function receiveWebhooks(world: World): Promise<void> {
  await deliverWebhooks(world, async (body, headers) => {
    const answer = await postHook(world, body, headers);
    return answer.statusCode === 200;
  });
  await handleEvents(world);
}

export function postHook(
  visitor: Pick<Visitor, 'inject'>,
  payload: string,
  headers: Record<string, string>,
  provider = 'sandbox',
) {
  return visitor.inject({ method: 'POST', url: `/hooks/payments/${provider}`, payload, headers });
}

/** As the job does it. */
export async function handleEvents({ services }: World): Promise<void> {
  const waiting = await services.db.unscoped
    .selectFrom('provider_events')
    .select(['provider', 'event_id'])
    .where('handled_at', 'is', null)
    .execute();
  for (const { provider, event_id: eventId } of waiting) await handleEvent(services, { provider, eventId });
}

export async function withCredit(
  { services }: World,
  { customer: { brandId } }: OrderingBuyer,
  limit: { minor: bigint; currency: Currency },
  creditDays: CreditPeriodDays = 30,
): Promise<void> {
  await services.db.transaction((tx) =>
    grantCredit(services, tx, {
      brandId,
      creditDays,
      limit: money(limit.minor, limit.currency),
      by: { kind: 'system' },
    }),
  );
}

/** Whatever happened: every account adds up and matches the orders. */
export async function expectBooksRight({ services }: World): Promise<void> {
  expect((await proveLedger(services.db)).problems).toEqual([]);
}

type RefusedProof = { kind: string; reason: string };

/** What is written down as refused while `work` is done. */
export async function refusedDuring({ services }: World, work: () => Promise<void>): Promise<RefusedProof[]> {
  const all = () =>
    services.db.unscoped
      .selectFrom('refused_payment_proofs')
      .select(['proof_id', 'kind', 'reason'])
      .execute();
  const before = new Set((await all()).map(({ proof_id }) => proof_id));
  await work();
  return (await all())
    .filter(({ proof_id }) => !before.has(proof_id))
    .map(({ kind, reason }) => ({ kind, reason }));
}

/** Holds that have run out end, with their books, as the job of every minute does it. */
export function endHolds({ services }: Pick<World, 'services'>): Promise<void> {
  return expireHolds(services, (tx, order) => closeExpiredOrder(services, tx, order));
}

/** Money that is owed back, with its reason. */
export async function refundsOf({ services }: World, orderId: string) {
  return services.db.unscoped
    .selectFrom('refunds')
    .select(['amount_minor', 'reason', 'state'])
    .where('order_id', '=', orderId)
    .execute();
}

export async function capturesOf({ services }: World, orderId: string) {
  return services.db.unscoped
    .selectFrom('captures')
    .innerJoin('payment_orders', 'payment_orders.payment_order_id', 'captures.payment_order_id')
    .select([
      'captures.amount_minor',
      'captures.currency',
      'captures.reported_by',
      'captures.provider_payment_id',
    ])
    .where('payment_orders.order_id', '=', orderId)
    .execute();
}
