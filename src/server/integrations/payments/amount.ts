/** Amounts on their way to and from a provider: whole minor units in a currency we trade in, or nothing. */
import { CURRENCIES, type Money, money } from '#domain/shared/money.ts';
import { type AskedRefund, type PaymentProviderName, ProviderRefused } from './payment-provider.ts';

/** Providers write amounts as JSON numbers, which are exact up to 2^53. */
export function wireAmount(provider: PaymentProviderName, { minor }: Money): number {
  const amount = Number(minor);
  if (minor <= 0n || !Number.isSafeInteger(amount)) throw new ProviderRefused(provider, 'amount not payable');
  return amount;
}

export function amountFrom(provider: PaymentProviderName, minor: number, currencyCode: string): Money {
  const currency = CURRENCIES.find((known) => known === currencyCode.toUpperCase());
  if (!currency) throw new ProviderRefused(provider, 'currency unknown');
  if (!Number.isSafeInteger(minor) || minor < 0) throw new ProviderRefused(provider, 'amount not whole');
  return money(BigInt(minor), currency);
}

export function assertSameAmount(provider: PaymentProviderName, wanted: Money, found: Money): void {
  if (wanted.minor !== found.minor || wanted.currency !== found.currency)
    throw new ProviderRefused(provider, 'reference already used for another amount');
}

export function assertRefundable(provider: PaymentProviderName, refund: Money, paid: Money): void {
  if (refund.currency !== paid.currency) throw new ProviderRefused(provider, 'refund in another currency');
  if (refund.minor > paid.minor) throw new ProviderRefused(provider, 'refund above the payment');
}

/** What a provider leaves out cannot differ. */
export function assertSameRefund(
  provider: PaymentProviderName,
  requested: AskedRefund,
  answered: { paymentId: string | null | undefined; minor: number | null | undefined },
): void {
  const isOther = answered.paymentId != null && answered.paymentId !== requested.providerPaymentId;
  const isAnother = answered.minor != null && answered.minor !== Number(requested.amount.minor);
  if (isOther || isAnother) throw new ProviderRefused(provider, 'another refund');
}

const LONGEST_REASON = 200;

/** What a bank says about a failure, short and without control signs. */
export function reasonFrom(words: string | null | undefined): string | null {
  const reason = (words ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, LONGEST_REASON)
    .toWellFormed()
    .trim();
  return reason === '' ? null : reason;
}
