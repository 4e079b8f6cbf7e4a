/** By which ways an instalment can be paid, and why another way is closed. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Currency, compareMoney, type Money, money } from '#domain/shared/money.ts';

export const PAYMENT_METHOD_LABEL = {
  advance: 'Account credit',
  upi: 'UPI',
  card: 'Card',
  net_banking: 'Net banking',
  bank_transfer: 'Bank transfer',
  credit: 'Credit',
  letter_of_credit: 'Letter of credit',
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHOD_LABEL;
/** Account credit is applied beside them and is none of the ways to choose from. */
export type OfferedMethod = Exclude<PaymentMethod, 'advance'>;

/** What banks let one UPI payment carry where a seller has agreed nothing else. */
export const USUAL_UPI_LIMIT = money(10_000_000n, 'INR');
/** Below these the providers open no payment: Razorpay one rupee, Stripe half a dollar. */
export const LEAST_AT_PROVIDER = {
  INR: money(100n, 'INR'),
  USD: money(50n, 'USD'),
} as const satisfies Record<Currency, Money>;
const RTGS_FROM = money(20_000_000n, 'INR');

const METHODS_OF_MARKET = {
  IN: ['upi', 'card', 'net_banking', 'bank_transfer', 'credit'],
  BD: ['letter_of_credit', 'bank_transfer', 'card', 'credit'],
  INTL: ['card', 'bank_transfer', 'letter_of_credit', 'credit'],
} as const satisfies Record<Market, readonly OfferedMethod[]>;

export type MethodChoice = {
  readonly method: OfferedMethod;
  readonly label: string;
  readonly isOpen: boolean;
  /** Why it is closed, or what to know before choosing it. */
  readonly note: string | null;
};

export type PaymentToMake = {
  readonly market: Market;
  readonly amount: Money;
  /** The plan lets this instalment wait, and the order is not confirmed yet. */
  readonly isCreditOffered: boolean;
  readonly creditFree: Money;
  /** What one UPI payment to this seller may carry. */
  readonly upiLimit: Money;
};

export function methodChoices(payment: PaymentToMake): MethodChoice[] {
  return (
    METHODS_OF_MARKET[payment.market]
      .filter((method) => method !== 'credit' || payment.isCreditOffered)
      // What we lend needs no letter of a bank.
      .filter((method) => method !== 'letter_of_credit' || !payment.isCreditOffered)
      .map((method) => ({ method, label: PAYMENT_METHOD_LABEL[method], ...stateOf(method, payment) }))
  );
}

export const PROVIDER_METHODS = ['upi', 'card', 'net_banking'] as const satisfies readonly OfferedMethod[];
export type ProviderMethod = (typeof PROVIDER_METHODS)[number];

/** What the provider's page may offer for this payment, the one that was chosen first. */
export function methodsAtProvider(payment: PaymentToMake, chosen: PaymentMethod): ProviderMethod[] {
  const open = methodChoices(payment).filter(({ isOpen }) => isOpen);
  return PROVIDER_METHODS.filter((name) => open.some(({ method }) => method === name)).toSorted(
    (one, other) => Number(other === chosen) - Number(one === chosen),
  );
}

function stateOf(method: OfferedMethod, payment: PaymentToMake): Pick<MethodChoice, 'isOpen' | 'note'> {
  const { amount, creditFree, market, upiLimit } = payment;
  switch (method) {
    case 'upi':
      if (isBelowProvider(amount)) return belowProvider(method, amount);
      return isAbove(amount, upiLimit)
        ? closed(`UPI payments are limited to ${plain(upiLimit)}. Use a bank transfer for this amount.`)
        : open(null);
    case 'bank_transfer':
      return open(
        MARKET_RULES[market].bankCode === 'ifsc'
          ? indianTransferNote(amount)
          : 'By Swift. Then send us your bank’s reference.',
      );
    case 'credit':
      return isAbove(amount, creditFree)
        ? closed(`Available credit: ${plain(creditFree)}.`)
        : open(`Available credit: ${plain(creditFree)}.`);
    case 'letter_of_credit':
      return open(
        'One letter covers the whole order. Open it on our proforma invoice and send us its details.',
      );
    case 'card':
    case 'net_banking':
      return isBelowProvider(amount) ? belowProvider(method, amount) : open(null);
  }
}

function isBelowProvider(amount: Money): boolean {
  return isAbove(LEAST_AT_PROVIDER[amount.currency], amount);
}

function belowProvider(method: PaymentMethod, { currency }: Money): Pick<MethodChoice, 'isOpen' | 'note'> {
  return closed(
    `${PAYMENT_METHOD_LABEL[method]} payments start at ${formatMoney(LEAST_AT_PROVIDER[currency])}.`,
  );
}

function indianTransferNote(amount: Money): string {
  const ways = isAbove(RTGS_FROM, amount)
    ? `By NEFT; RTGS starts at ${plain(RTGS_FROM)}.`
    : 'By RTGS or NEFT.';
  return `${ways} Then send us the UTR.`;
}

function isAbove(a: Money, b: Money): boolean {
  return compareMoney(a, b) > 0;
}

function plain(amount: Money): string {
  return formatMoney(amount).replace(/\.00$/, '');
}

function open(note: string | null): Pick<MethodChoice, 'isOpen' | 'note'> {
  return { isOpen: true, note };
}

function closed(note: string): Pick<MethodChoice, 'isOpen' | 'note'> {
  return { isOpen: false, note };
}
