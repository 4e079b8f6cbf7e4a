/** All amounts of an order from one reckoning: what is shown before is what is stored after. */

import { CREDIT_PERIODS_DAYS, type CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import {
  type OrderPricing,
  type OrderTotalsResult,
  orderTotals,
} from '#domain/orders/totals/order-totals.ts';
import type { CreditMeter } from '#domain/payments/credit-meter.ts';
import {
  type CreditInput,
  creditNeeded,
  type Instalment,
  instalmentsWithin,
  type PaymentPlan,
} from '#domain/payments/plan/payment-plan.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { findCredit } from '#server/capabilities/order-records/find-credit.ts';
import { accountCreditOf } from '#server/capabilities/payments/ledger/write-entry.ts';
import type { Queries } from '#server/db/database.ts';
import type { Buyer } from '../goods/find-goods.ts';
import type { OrderedGoods } from '../goods/ordered-goods.ts';
import type { ReadLines } from '../goods/read-lines.ts';
import type { OrderDetails } from '../place/read-details.ts';
import { type FoundFreight, findFreight } from './find-freight.ts';
import { findTax, type OrderTax } from './find-tax.ts';

export type Priced = {
  readonly totals: OrderTotalsResult;
  readonly tax: OrderTax | null;
  readonly freight: FoundFreight;
  /** Empty while there is no total. */
  readonly plan: readonly Instalment[];
  readonly credit: { readonly needed: Money; readonly free: Money } | null;
  /** What each period that is open here would add. */
  readonly creditCosts: readonly { readonly days: CreditPeriodDays; readonly cost: Money }[];
  /** Account credit. */
  readonly accountCredit: Money;
};

export type PricingInput = {
  buyer: Buyer;
  goods: OrderedGoods;
  ordered: ReadLines;
  details: OrderDetails;
  now: Date;
};

export async function priceOrder(
  db: Queries,
  { buyer, goods, ordered, details, now }: PricingInput,
): Promise<Priced> {
  const { market } = buyer;
  const { deliveryTerm: term, destination: to, reader } = details;
  const meter = await findCredit(db, buyer);
  const accountCredit = await accountCreditOf(db, buyer.brandId, MARKET_RULES[market].currency);
  const lendingFor = (days: CreditPeriodDays) =>
    lendingOf(goods.planFor(days), details, { meter, accountCredit });
  const quantity = ordered.quantity.whole;
  const { tax, problem: taxProblem } = await findTax(db, { market, hsn: goods.hsn, details, now });
  const freight = await findFreight(db, {
    market,
    reader,
    goods,
    quantity,
    term,
    to,
    day: accountingDay(now),
  });
  const pricing: Omit<OrderPricing, 'lending'> = {
    rate: goods.rateFor(ordered.quantity),
    breaks: [],
    quantity,
    daysInRate: goods.daysInRate,
    logisticCost: freight.cost,
    tax: tax?.taxCase ?? null,
    taxProblem,
  };
  const lending = lendingFor(details.creditDays);
  const totals = orderTotals({ ...pricing, lending });
  const context = { totals, tax, freight, accountCredit };
  if (!totals.ok) return { ...context, plan: [], credit: null, creditCosts: [] };
  const creditCosts = CREDIT_PERIODS_DAYS.map((days) => ({
    days,
    cost: orderTotals({ ...pricing, lending: lendingFor(days) }).credit,
  }));
  return { ...context, ...planOf(totals.total, lending, meter), creditCosts };
}

function lendingOf(
  plan: PaymentPlan,
  { paysShortInAdvance, appliesAccountCredit }: OrderDetails,
  { meter, accountCredit }: { meter: CreditMeter; accountCredit: Money },
): CreditInput {
  return {
    plan,
    creditFree: paysShortInAdvance ? meter.free : null,
    accountCredit: appliesAccountCredit ? accountCredit : money(0n, accountCredit.currency),
  };
}

function planOf(total: Money, lending: CreditInput, { free }: CreditMeter): Pick<Priced, 'plan' | 'credit'> {
  const plan = instalmentsWithin(total, lending);
  const needed = creditNeeded(plan, total.currency);
  return { plan, credit: needed.minor > 0n ? { needed, free } : null };
}
