/** All amounts of an order from one reckoning: what is shown before is what is kept after. */
import { type OrderTotalsReading, orderTotals } from '#domain/orders/totals/order-totals.ts';
import type { CreditMeter } from '#domain/payments/credit-meter.ts';
import {
  advanceWithinCredit,
  creditNeeded,
  type Instalment,
  instalmentsOf,
} from '#domain/payments/plan/payment-plan.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { findCredit } from '../find-credit.ts';
import type { Buyer } from '../goods/find-goods.ts';
import type { OrderedGoods } from '../goods/ordered-goods.ts';
import type { ReadLines } from '../goods/read-lines.ts';
import type { OrderDetails } from '../place/read-details.ts';
import { bookDay } from './find-exchange-rate.ts';
import { type Freight, findFreight } from './find-freight.ts';
import { findTax, type OrderTax } from './find-tax.ts';

export type Priced = {
  readonly totals: OrderTotalsReading;
  readonly tax: OrderTax | null;
  readonly freight: Freight;
  /** Empty while there is no total. */
  readonly plan: readonly Instalment[];
  readonly credit: { readonly needed: Money; readonly free: Money } | null;
};

export type ToPrice = {
  buyer: Buyer;
  goods: OrderedGoods;
  ordered: ReadLines;
  details: OrderDetails;
  now: Date;
};

export async function priceOrder(
  db: Queries,
  { buyer, goods, ordered, details, now }: ToPrice,
): Promise<Priced> {
  const { market } = buyer;
  const { creditDays, deliveryTerm: term, destination: to } = details;
  const quantity = ordered.quantity.whole;
  const { tax, problem: taxProblem } = await findTax(db, { market, hsn: goods.hsn, details, now });
  const freight = await findFreight(db, { market, goods, quantity, term, to, day: bookDay(now) });
  const totals = orderTotals({
    rate: goods.rateFor(ordered.quantity),
    breaks: [],
    quantity,
    creditDays,
    daysInRate: goods.daysInRate,
    logisticCost: freight.cost,
    tax: tax?.taxCase ?? null,
    taxProblem,
  });
  if (!totals.ok) return { totals, tax, freight, plan: [], credit: null };
  const meter = await findCredit(db, buyer);
  return { totals, tax, freight, ...planOf(totals.total, goods, details, meter) };
}

function planOf(
  total: Money,
  goods: OrderedGoods,
  { creditDays, paysShortInAdvance }: OrderDetails,
  { free }: CreditMeter,
): Pick<Priced, 'plan' | 'credit'> {
  const isRaised = paysShortInAdvance && creditDays > 0;
  const least = isRaised ? advanceWithinCredit(total, free) : undefined;
  const plan = instalmentsOf(total, goods.planFor(creditDays), least);
  const needed = creditNeeded(plan, total.currency);
  return { plan, credit: needed.minor > 0n ? { needed, free } : null };
}
