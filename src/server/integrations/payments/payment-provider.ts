/** What every payment provider looks like from inside: amounts, currencies and ids, never an order of ours. */
import type { IncomingHttpHeaders } from 'node:http';
import type { ProviderMethod } from '#domain/payments/methods/payment-methods.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Money } from '#domain/shared/money.ts';

export const PAYMENT_PROVIDER_NAMES = ['sandbox', 'razorpay', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDER_NAMES)[number];

export type NewProviderOrder = {
  /** Our own name for it, at most 40 signs. Repeated with the same amount it gives the same order again. */
  reference: string;
  amount: Money;
  description: string;
  /** Those that are open for this amount, the one that the buyer chose first. */
  methods: readonly ProviderMethod[];
  customer: { name: string; email?: string | null; phone?: string | null };
  /** Where the buyer comes back to; real providers need the whole address. */
  returnUrl: string;
};

/** How the browser goes on: to a page of the provider, or with its script and our public key. */
export type Checkout = {
  kind: 'page' | 'razorpay' | 'stripe';
  url: string | null;
  keyId: string | null;
  clientSecret: string | null;
};

export type ProviderOrder = { providerOrderId: string; checkout: Checkout };

export type ProviderPaymentStatus = 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';

export type ProviderPayment = {
  providerPaymentId: string;
  providerOrderId: string | null;
  amount: Money;
  /** `failed` may still turn into `captured` when a bank answers late; `refunded` means all of it. */
  status: ProviderPaymentStatus;
  amountRefunded: Money;
  method: string | null;
  failureReason: string | null;
};

export type BrowserAnswer = {
  /** The one we stored, never the one the browser sent. */
  providerOrderId: string;
  providerPaymentId: string;
  signature: string;
};

export type WebhookKind =
  | 'payment_authorized'
  | 'payment_captured'
  | 'payment_failed'
  | 'refund_changed'
  | 'other';

export type WebhookEvent = {
  /** The same for every delivery of one event. */
  eventId: string;
  kind: WebhookKind;
  providerOrderId: string | null;
  providerPaymentId: string | null;
};

/** The key has 10 to 200 letters, digits, `-` and `_`; the same key never refunds twice. */
export type NewRefund = { providerPaymentId: string; amount: Money; idempotencyKey: string };
/** Some banks take days; one that `failed` is over, and another try needs another key. */
export type ProviderRefund = {
  providerRefundId: string;
  status: 'pending' | 'processed' | 'failed';
  failureReason: string | null;
};
/** What we know of a refund that was asked for; the provider's word about another one is refused. */
export type AskedRefund = { providerRefundId: string; providerPaymentId: string; amount: Money };

/** All that ask throw `ProviderUnavailable` (try again later) or `ProviderRefused` (trying again changes nothing). */
export type PaymentProvider = {
  name: PaymentProviderName;
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /**
   * Takes no further attempt; one that is under way still counts. A provider without such a call leaves it open, and
   * what is paid all the same is heard of like any other payment.
   */
  closeOrder(providerOrderId: string): Promise<void>;
  /** True is only a hint to look: what was paid is always read from the provider. */
  isBrowserAnswerValid(answer: BrowserAnswer): boolean;
  readPayment(providerPaymentId: string): Promise<ProviderPayment>;
  paymentsOf(providerOrderId: string): Promise<ProviderPayment[]>;
  /** Null: forged, stale or changed on the way. The body is taken as it came over the wire. */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): WebhookEvent | null;
  refund(refund: NewRefund): Promise<ProviderRefund>;
  readRefund(refund: AskedRefund): Promise<ProviderRefund>;
};

export type PaymentProviders = {
  forMarket(market: Market): PaymentProvider;
  /** Null for a provider that is not configured, and for the sandbox in production mode. */
  byName(name: string): PaymentProvider | null;
};

/** Only fixed words: what a provider or a socket says may quote an address or a key. */
export class ProviderUnavailable extends Error {
  readonly provider: PaymentProviderName;
  readonly reason: string;

  constructor(provider: PaymentProviderName, reason: string) {
    super(`The payment provider ${provider} is not available (${reason}).`);
    this.name = 'ProviderUnavailable';
    this.provider = provider;
    this.reason = reason;
  }
}

export class ProviderRefused extends Error {
  readonly provider: PaymentProviderName;
  readonly code: string;

  constructor(provider: PaymentProviderName, code: string) {
    super(`The payment provider ${provider} refused (${code}).`);
    this.name = 'ProviderRefused';
    this.provider = provider;
    this.code = code;
  }
}
