/** Tells the provider what will be paid and learns where the buyer pays it; never inside a transaction. */
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { methodsAtProvider } from '#domain/payments/methods/payment-methods.ts';
import { INSTALMENT_LABEL } from '#domain/payments/plan/payment-plan.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import { findOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { instalmentsOf } from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import {
  type NewProviderOrder,
  ProviderRefused,
  ProviderUnavailable,
} from '#server/integrations/payments/payment-provider.ts';
import type { Services } from '#server/services.ts';
import { askToCloseCheckout } from './close-checkout.ts';
import { amountOf } from './move-payment.ts';
import {
  OPEN_STATUSES,
  type PaymentOrderRow,
  PROVIDERS,
  paymentOrderOf,
  saveProviderOrderId,
} from './payment-orders.store.ts';
import { sellerBankOf, upiLimitOf } from './seller-banks.store.ts';

export type Checkout = PaymentOrder['checkout'];
export const NO_CHECKOUT: Checkout = { kind: 'none', url: null, keyId: null, clientSecret: null };

const TRY_AGAIN_SECONDS = 5;

/** `returnPath` must be the same every time: a provider remembers the first. */
export async function askProvider(
  services: Services,
  owner: { brandId: string; paymentOrderId: string },
  returnPath: (row: PaymentOrderRow, fabId: string) => string,
): Promise<Checkout> {
  const row = await paymentOrderOf(services.db, owner);
  if (!row) throw new Refusal('not_found');
  if (!PROVIDERS.includes(row.provider) || !isOpen(row)) return NO_CHECKOUT;
  const provider = services.payments.byName(row.provider);
  if (!provider) throw unavailable();
  const requested = await orderForProvider(services, row, returnPath);
  const made = await provider.createOrder(requested).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    services.log.warn(
      { provider: row.provider, reason: error.message },
      'payments: no order at the provider',
    );
    throw unavailable();
  });
  await services.db.transaction((tx) => saveProviderOrderId(tx, row, made.providerOrderId));
  // A provider that has forgotten its order makes another; money for the one we do not know would be lost to us.
  const stored = await paymentOrderOf(services.db, owner);
  if (stored?.provider_order_id !== made.providerOrderId) throw unavailable();
  if (!isOpen(stored)) {
    // It ended while the provider was asked, which nobody could tell them yet.
    await askToCloseCheckout(services, services.db, stored);
    throw unavailable();
  }
  return made.checkout;
}

function isOpen({ status }: PaymentOrderRow): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

async function orderForProvider(
  { config, db, clock }: Services,
  row: PaymentOrderRow,
  returnPath: (row: PaymentOrderRow, fabId: string) => string,
): Promise<NewProviderOrder> {
  const order = await findOrder(db, row.brand_id, row.order_id);
  const instalments = await instalmentsOf(db, order);
  const buyer = await findCustomerById(db, order.customer_id);
  const kind = instalments.find(({ instalment_id }) => instalment_id === row.instalment_id)?.kind;
  return {
    reference: row.payment_order_id,
    amount: amountOf(row),
    description: `${kind ? INSTALMENT_LABEL[kind] : 'Payment'} for ${order.number}`,
    methods: await openMethods(db, row, order, clock.now()),
    customer: { name: order.billing.company, email: buyer?.email ?? null, phone: buyer?.phone ?? null },
    returnUrl: `${config.publicUrl ? new URL(config.publicUrl).origin : ''}${returnPath(row, order.fab_id)}`,
  };
}

/** The shop closes UPI above the seller's limit, so the provider's page does too. */
async function openMethods(db: Queries, row: PaymentOrderRow, order: OrderRow, now: Date) {
  const amount = amountOf(row);
  const payment = {
    market: order.market,
    amount,
    isCreditOffered: false,
    creditFree: money(0n, amount.currency),
    upiLimit: upiLimitOf(await sellerBankOf(db, order, now)),
  };
  return methodsAtProvider(payment, row.method);
}

export function pathOfPayment({ order_id, payment_order_id }: PaymentOrderRow, fabId: string): string {
  const page = `/customer/create-order/paymentDetails/fabrics/${fabId}`;
  return `${page}?orderId=${order_id}&paymentOrderId=${payment_order_id}`;
}

function unavailable(): Refusal {
  return new Refusal('provider_unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS });
}
