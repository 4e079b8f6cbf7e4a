/** What is ordered, whether a supplier quoted it or it stands in the catalogue: from here on both are one. */
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';
import type { OrderTerm } from '#domain/orders/delivery-choice.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import type { OrderSource } from '#domain/orders/order-source.ts';
import type { OrderedQuantity, QuantityRule } from '#domain/orders/quantity/order-quantity.ts';
import type { ExchangeRate } from '#domain/orders/totals/exchange-rate.ts';
import type { PaymentPlan } from '#domain/payments/plan/payment-plan.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import type { QuantityBreak } from '#domain/quotes/terms/quantity-breaks.ts';
import { specificationAdvice } from '#domain/requests/assistant/specification-advice.ts';
import { QUANTITY_LIMITS } from '#domain/requests/review/quantity-split.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { type Length, type LengthUnit, wholeLength } from '#domain/shared/length.ts';
import type { Money } from '#domain/shared/money.ts';
import type { LotRow } from '#server/capabilities/catalogue/find-quality.ts';
import type { QuoteRow } from '#server/capabilities/quotes/find-quote.ts';
import type { RequestRow } from '#server/capabilities/requests/lock-request.ts';
import type { Mill } from '#server/capabilities/requests/suppliers/find-supplier.ts';

/** Freight that the quote names, for exactly this term, quantity and place. */
export type QuotedFreight = {
  readonly term: OrderTerm;
  readonly quantity: Length;
  readonly deliverTo: string;
  readonly cost: Money | null;
};

export type OrderedGoods = {
  readonly fabId: string;
  readonly source: OrderSource;
  readonly kind: OrderKind;
  readonly quoted: { readonly request: RequestRow; readonly quote: QuoteRow } | null;
  /** Empty where cloth is woven for the order. */
  readonly lots: readonly LotRow[];
  readonly mill: Mill;
  readonly quality: string;
  readonly specification: RequestDraft;
  readonly hsn: string;
  readonly badges: readonly QualityBadge[];
  readonly rule: QuantityRule;
  /** How much the buyer asked for, if they did. */
  readonly requested: OrderedQuantity | null;
  /** Which the breaks begin with. */
  readonly rate: Rate;
  readonly breaks: readonly QuantityBreak[];
  readonly rateFor: (quantity: OrderedQuantity) => Rate;
  readonly daysInRate: CreditPeriodDays;
  readonly planFor: (creditDays: CreditPeriodDays) => PaymentPlan;
  readonly quotedTerm: OrderTerm | null;
  readonly quotedFreight: QuotedFreight | null;
  readonly tolerancePercent: number;
  readonly leadDays: number;
  /** From dispatch to the place that was quoted for; null where nobody has said. */
  readonly transitDays: number | null;
  /** Rupees for a dollar, where the buyer pays in dollars and the rate is known. */
  readonly exchangeRate: ExchangeRate | null;
};

/** Nobody orders more at once: every amount stays far inside a 64-bit column. */
export function largestLength(unit: LengthUnit): Length {
  return wholeLength(QUANTITY_LIMITS.to, unit);
}

export function smallestLength(unit: LengthUnit): Length {
  return wholeLength(QUANTITY_LIMITS.from, unit);
}

/** Grams of a running metre, said or from the construction; null when neither is known. */
export function glmOf(specification: RequestDraft): number | null {
  return specificationAdvice(specification).weight?.glm ?? null;
}
