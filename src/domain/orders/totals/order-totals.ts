/** What an order costs, line by line; the same input gives the same paise on the server and on every screen. */
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { CreditInput } from '#domain/payments/plan/payment-plan.ts';
import type { CostLines } from '#domain/quotes/compare/landed-cost.ts';
import { COST_KEY_LABEL, type CostKey } from '#domain/quotes/cost-key.ts';
import { NOT_QUOTED, type Rate } from '#domain/quotes/rate.ts';
import { gstLines, sumTaxes, type TaxCase, type TaxLine } from '#domain/quotes/tax/gst.ts';
import { type RoundedTotal, roundedTotal } from '#domain/quotes/tax/rounding.ts';
import { type QuantityBreak, rateForQuantity } from '#domain/quotes/terms/quantity-breaks.ts';
import type { Length } from '#domain/shared/length.ts';
import { addMoney, type Money, money, multiplyByQuantity } from '#domain/shared/money.ts';
import { dollarsInWords, rupeesInWords } from '#domain/shared/money-words.ts';
import { creditCost } from './credit-cost.ts';

export type OrderPricing = {
  readonly rate: Rate;
  readonly breaks: readonly QuantityBreak[];
  /** In the unit of the rate. */
  readonly quantity: Length;
  readonly lending: CreditInput;
  /** The credit that the quoted rate already carries. */
  readonly daysInRate: CreditPeriodDays;
  /** Null is a cost that nobody has quoted; zero does not arise. */
  readonly logisticCost: Money | null;
  /** Null when no tax rate is known for this cloth. */
  readonly tax: TaxCase | null;
  /** Why no tax can be named, where there is more to say than that none is known. */
  readonly taxProblem?: string | null;
};

type FabricCost = {
  readonly rate: Rate;
  readonly cloth: Money;
  readonly credit: Money;
  /** Cloth and credit: the line "total fabric cost". */
  readonly fabric: Money;
};

export type OrderTotals = FabricCost &
  RoundedTotal & {
    readonly costs: CostLines;
    /** Freight comes with the goods and takes their tax. */
    readonly taxable: Money;
    readonly taxLines: readonly TaxLine[];
    readonly totalInWords: string;
  };

export type OrderTotalsResult =
  | ({ readonly ok: true } & OrderTotals)
  | ({ readonly ok: false; readonly costs: CostLines; readonly problem: string } & FabricCost);

export const FREIGHT_NOT_QUOTED =
  'We have no freight rate for this quantity and place. Ask us, and we will quote it.';

export function orderTotals(pricing: OrderPricing): OrderTotalsResult {
  const { logisticCost, tax, lending, daysInRate } = pricing;
  const cloth = clothCostOf(pricing);
  if (logisticCost === null || tax === null) {
    const fabricCost = withCredit(cloth, money(0n, cloth.cloth.currency));
    const costs: CostLines = { total_fabric_cost: fabricCost.fabric, logistic_cost: logisticCost, gst: null };
    // Tax is reckoned on the freight too, so unknown freight leaves both lines open but only one to be asked for.
    const missing = logisticCost === null ? 'logistic_cost' : 'gst';
    return { ok: false, ...fabricCost, costs, problem: pricing.taxProblem ?? notQuotedText(missing) };
  }
  const sale = { logisticCost, tax };
  // What is lent follows from the order without credit, so that the load is not loaded again.
  const { total } = summedUp(withCredit(cloth, money(0n, logisticCost.currency)), sale);
  return { ok: true, ...summedUp(withCredit(cloth, creditCost(total, lending, daysInRate)), sale) };
}

function summedUp(
  fabricCost: FabricCost,
  { logisticCost, tax }: { logisticCost: Money; tax: TaxCase },
): OrderTotals {
  const taxable = addMoney(fabricCost.fabric, logisticCost);
  const taxLines = gstLines({ ...tax, taxable });
  const gst = sumTaxes(taxLines, taxable.currency);
  const rounded = roundedTotal(addMoney(taxable, gst));
  const costs: CostLines = { total_fabric_cost: fabricCost.fabric, logistic_cost: logisticCost, gst };
  return {
    ...fabricCost,
    costs,
    taxable,
    taxLines,
    ...rounded,
    totalInWords: amountInWords(rounded.total),
  };
}

function clothCostOf({ rate, breaks, quantity }: OrderPricing): Pick<FabricCost, 'rate' | 'cloth'> {
  if (quantity.unit !== rate.unit) throw new RangeError('the quantity must be in the unit of the rate');
  const reached = rateForQuantity(rate, breaks, quantity);
  return { rate: reached, cloth: multiplyByQuantity(reached.price, quantity.thousandths) };
}

function withCredit({ rate, cloth }: Pick<FabricCost, 'rate' | 'cloth'>, credit: Money): FabricCost {
  return { rate, cloth, credit, fabric: addMoney(cloth, credit) };
}

/** Freight can be asked for; without a tax rate there is nothing the buyer could do. */
function notQuotedText(key: CostKey): string {
  if (key === 'logistic_cost') return FREIGHT_NOT_QUOTED;
  return `${COST_KEY_LABEL[key]} is ${NOT_QUOTED} yet, so this order has no total.`;
}

export function amountInWords({ minor, currency }: Money): string {
  return currency === 'INR' ? rupeesInWords(minor) : dollarsInWords(minor);
}
