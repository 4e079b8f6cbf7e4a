/** Why an order cannot be placed as it stands: one code for programs and one sentence for the buyer. */
import { PINCODE_PROBLEM } from '#domain/account/address/pincode.ts';
import { type CreditPeriodDays, creditPeriodsFor } from '#domain/account/choices/credit-period.ts';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import { approvalProblem, type LatestVersion } from '#domain/quotes/quote-version.ts';
import { formatRateFor, type Rate } from '#domain/quotes/rate.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { compareLengths, formatLengthFor, type Length, type LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { compareMoney, type Money, subtractMoney } from '#domain/shared/money.ts';
import { isHoldOver } from './provisional-hold.ts';
import {
  type OrderedQuantity,
  type QuantityProblemCode,
  type QuantityRule,
  quantityProblem,
} from './quantity/order-quantity.ts';

export type OrderProblemCode =
  | QuantityProblemCode
  | 'hold_over'
  | 'quote_expired'
  | 'quote_changed'
  | 'rate_moved'
  | 'stock_gone'
  | 'too_many_holds'
  | 'pincode_not_served'
  | 'not_quoted'
  | 'gst_needed'
  | 'credit_days_refused'
  | 'credit_short'
  | 'code_wrong'
  | 'approval_needed';

/** For buyers abroad, whose goods go to a port. */
export const PORT_NOT_SERVED = 'We do not ship to this port yet. You can choose x-factory.';

export type OrderProblem = { readonly code: OrderProblemCode; readonly message: string };

/** Everything the check looks at, read by the server in one moment. */
export type OrderCheck = {
  readonly now: Date;
  readonly market: Market;
  /** In which the buyer reads lengths and rates, beside the agreed unit. */
  readonly reader: LengthUnit;
  /** Null before the order is held. */
  readonly heldUntil: Date | null;
  /** Null for a live, top-selling or stock quality, which has no quote. */
  readonly quote: { readonly latest: LatestVersion; readonly agreedVersion: number } | null;
  readonly rate: { readonly agreed: Rate; readonly current: Rate };
  readonly quantityRule: QuantityRule;
  readonly quantity: OrderedQuantity;
  /** What others have not taken, this order's own hold included; null when the cloth is woven for the order. */
  readonly stockLeft: Length | null;
  readonly isPlaceServed: boolean;
  /** The sentence of order totals that could not be reckoned. */
  readonly notQuoted: string | null;
  readonly hasGstNumber: boolean;
  /** The buyer said that it does not want the tax back. */
  readonly goesWithoutTaxCredit: boolean;
  readonly creditDays: CreditPeriodDays;
  readonly sellerClass: MsmeClass | null;
  readonly credit: { readonly needed: Money; readonly free: Money } | null;
  readonly referenceCode: 'none' | 'right' | 'wrong';
  readonly approval: 'not_needed' | 'waiting' | 'given' | 'wrong';
};

/** The first thing to put right; what the buyer cannot change comes before what it can. */
export function orderProblem(check: OrderCheck): OrderProblem | null {
  return (
    priceProblem(check) ??
    quantityProblem(check.quantityRule, check.quantity, {
      unit: check.rate.agreed.unit,
      reader: check.reader,
    }) ??
    stockProblem(check) ??
    deliveryProblem(check) ??
    gstProblem(check) ??
    creditProblem(check) ??
    codeProblem(check)
  );
}

function priceProblem({ quote, rate, now, heldUntil, reader }: OrderCheck): OrderProblem | null {
  if (heldUntil !== null && isHoldOver(heldUntil, now)) {
    return problem('hold_over', 'The hold on this order has expired. Please place it again.');
  }
  const changed = quote && approvalProblem(quote.latest, quote.agreedVersion, now);
  if (changed)
    return problem(changed.kind === 'quote_expired' ? 'quote_expired' : 'quote_changed', changed.message);
  const { agreed, current } = rate;
  const isSame = agreed.unit === current.unit && compareMoney(agreed.price, current.price) === 0;
  if (isSame) return null;
  return problem(
    'rate_moved',
    `The rate is now ${formatRateFor(current, reader)}; it was ${formatRateFor(agreed, reader)}. Please check the new total.`,
  );
}

/** What the buyer saw and what would be stored are one amount, or the buyer looks again. */
export function changedTotalProblem(seen: Money, now: Money): OrderProblem | null {
  if (seen.currency === now.currency && seen.minor === now.minor) return null;
  return problem(
    'rate_moved',
    `The total is now ${formatMoney(now)}; it was ${formatMoney(seen)}. Please check it again.`,
  );
}

function stockProblem({ stockLeft, quantity, reader }: OrderCheck): OrderProblem | null {
  if (stockLeft === null || compareLengths(quantity.whole, stockLeft) <= 0) return null;
  return problem('stock_gone', `Stock left: ${formatLengthFor(stockLeft, reader)}.`);
}

function deliveryProblem({ market, isPlaceServed, notQuoted }: OrderCheck): OrderProblem | null {
  if (!isPlaceServed) {
    return problem('pincode_not_served', market === 'IN' ? PINCODE_PROBLEM.not_served : PORT_NOT_SERVED);
  }
  return notQuoted === null ? null : problem('not_quoted', notQuoted);
}

function gstProblem({ market, hasGstNumber, goesWithoutTaxCredit }: OrderCheck): OrderProblem | null {
  const isTaxed = MARKET_RULES[market].taxKind === 'gst';
  if (!isTaxed || hasGstNumber || goesWithoutTaxCredit) return null;
  return problem('gst_needed', 'Add a GST number to claim input tax credit on this order.');
}

function creditProblem({ creditDays, sellerClass, credit }: OrderCheck): OrderProblem | null {
  const allowed = creditPeriodsFor(sellerClass);
  if (!allowed.includes(creditDays)) {
    return problem(
      'credit_days_refused',
      `The seller must be paid within ${allowed.at(-1)} days. Choose a shorter credit period.`,
    );
  }
  return credit && creditShortProblem(credit);
}

export function creditShortProblem({ needed, free }: { needed: Money; free: Money }): OrderProblem | null {
  if (compareMoney(needed, free) <= 0) return null;
  return problem('credit_short', creditShortText(subtractMoney(needed, free)));
}

function creditShortText(short: Money): string {
  // Whole amounts are said without paise.
  const amount = formatMoney(short).replace(/\.00$/, '');
  return `Your credit limit is short by ${amount}. Pay this part in advance or choose No credit.`;
}

function codeProblem({ referenceCode, approval }: OrderCheck): OrderProblem | null {
  if (referenceCode === 'wrong')
    return problem('code_wrong', 'We don’t recognise this reference code. Check it or leave it blank.');
  if (approval === 'wrong')
    return problem('code_wrong', 'Incorrect approval code. Check it or ask for a new one.');
  if (approval !== 'waiting') return null;
  return problem('approval_needed', 'Confirm this order with the code we sent you.');
}

function problem(code: OrderProblemCode, message: string): OrderProblem {
  return { code, message };
}
