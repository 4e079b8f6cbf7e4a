/** Why an order cannot be placed as it stands: one code for programs and one sentence for the buyer. */
import { type CreditPeriodDays, creditPeriodsFor } from '#domain/account/choices/credit-period.ts';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import { approvalProblem, type LatestVersion } from '#domain/quotes/quote-version.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { compareLengths, formatLengthFor, type Length, type LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { compareMoney, type Money, subtractMoney } from '#domain/shared/money.ts';
import { PINCODE_NOT_SERVED, PORT_NOT_SERVED } from './freight/not-served.ts';
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
  | 'approval_needed'
  | 'colleague_needed'
  | 'no_approver';

export type OrderProblem = { readonly code: OrderProblemCode; readonly message: string };

/** What is looked at before an order is placed, read by the server in one moment. */
export type PlacingCheck = CreditCheck & {
  readonly now: Date;
  readonly market: Market;
  /** In which the buyer reads lengths, beside the agreed unit. */
  readonly reader: LengthUnit;
  /** Null for a live, top-selling or stock quality, which has no quote. */
  readonly quote: { readonly latest: LatestVersion; readonly agreedVersion: number } | null;
  /** The unit the rate is agreed in. */
  readonly unit: LengthUnit;
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
  readonly isReferenceCodeWrong: boolean;
};

/** What is looked at before money is asked for: price, quantity, stock and place are held with the order. */
export type HoldCheck = CreditCheck & {
  readonly now: Date;
  readonly heldUntil: Date;
  /** The buyer was sent a code and has not confirmed the order with it. */
  readonly waitsForApproval: boolean;
  /** A colleague has not approved it, or approved other terms. */
  readonly unapproved: OrderProblem | null;
};

type CreditCheck = {
  readonly creditDays: CreditPeriodDays;
  readonly sellerClass: MsmeClass | null;
  readonly credit: { readonly needed: Money; readonly free: Money } | null;
};

/** The first thing to put right; what the buyer cannot change comes before what it can. */
export function placingProblem(check: PlacingCheck): OrderProblem | null {
  return (
    quoteProblem(check) ??
    quantityProblem(check.quantityRule, check.quantity, { unit: check.unit, reader: check.reader }) ??
    stockProblem(check) ??
    deliveryProblem(check) ??
    gstProblem(check) ??
    creditProblem(check) ??
    referenceProblem(check)
  );
}

export function holdProblem(check: HoldCheck): OrderProblem | null {
  if (isHoldOver(check.heldUntil, check.now)) {
    return problem('hold_over', 'The hold on this order has expired. Please place it again.');
  }
  return (
    creditProblem(check) ??
    (check.waitsForApproval
      ? problem('approval_needed', 'Confirm this order with the code we sent you.')
      : null) ??
    check.unapproved
  );
}

function quoteProblem({ quote, now }: PlacingCheck): OrderProblem | null {
  const changed = quote && approvalProblem(quote.latest, quote.agreedVersion, now);
  if (!changed) return null;
  return problem(changed.kind === 'quote_expired' ? 'quote_expired' : 'quote_changed', changed.message);
}

/** What the buyer saw and what would be stored are one amount, or the buyer looks again. */
export function changedTotalProblem(seen: Money, now: Money): OrderProblem | null {
  if (seen.currency === now.currency && seen.minor === now.minor) return null;
  return problem(
    'rate_moved',
    `The total is now ${formatMoney(now)}; it was ${formatMoney(seen)}. Please check it again.`,
  );
}

function stockProblem({ stockLeft, quantity, reader }: PlacingCheck): OrderProblem | null {
  if (stockLeft === null || compareLengths(quantity.whole, stockLeft) <= 0) return null;
  return problem('stock_gone', `Stock left: ${formatLengthFor(stockLeft, reader)}.`);
}

function deliveryProblem({ market, isPlaceServed, notQuoted }: PlacingCheck): OrderProblem | null {
  if (!isPlaceServed) {
    const isPort = MARKET_RULES[market].deliversTo === 'port';
    return problem('pincode_not_served', isPort ? PORT_NOT_SERVED : PINCODE_NOT_SERVED);
  }
  return notQuoted === null ? null : problem('not_quoted', notQuoted);
}

function gstProblem({ market, hasGstNumber, goesWithoutTaxCredit }: PlacingCheck): OrderProblem | null {
  const isTaxed = MARKET_RULES[market].taxKind === 'gst';
  if (!isTaxed || hasGstNumber || goesWithoutTaxCredit) return null;
  return problem('gst_needed', 'Add a GST number to claim input tax credit on this order.');
}

function creditProblem({ creditDays, sellerClass, credit }: CreditCheck): OrderProblem | null {
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

function referenceProblem({ isReferenceCodeWrong }: PlacingCheck): OrderProblem | null {
  if (!isReferenceCodeWrong) return null;
  return problem('code_wrong', 'We don’t recognise this reference code. Check it or leave it blank.');
}

function problem(code: OrderProblemCode, message: string): OrderProblem {
  return { code, message };
}
