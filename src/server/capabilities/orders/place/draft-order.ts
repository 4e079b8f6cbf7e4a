/** An order as it would be placed now: goods, details, amounts, and what stands in its way. */
import type { OrderTerms } from '#contract/order-fields.ts';
import {
  changedTotalProblem,
  type OrderProblem,
  type PlacingCheck,
  placingProblem,
} from '#domain/orders/order-problem.ts';
import type { PlannedWork } from '#domain/production/schedule/promised-dispatch.ts';
import { type CalendarDay, dayInZone } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { plannedWork, promisedDispatch } from '#server/capabilities/order-records/promised-dispatch.ts';
import { latestVersionOf } from '#server/capabilities/quotes/version-refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { findGoods } from '../goods/find-goods.ts';
import type { OrderedGoods } from '../goods/ordered-goods.ts';
import { type ReadLines, readLines, stockLeft } from '../goods/read-lines.ts';
import { type Priced, priceOrder } from '../pricing/price-order.ts';
import { type OrderDetails, type Orderer, readDetails } from './read-details.ts';

export type OrderDraft = {
  readonly orderer: Orderer;
  readonly goods: OrderedGoods;
  readonly ordered: ReadLines;
  readonly details: OrderDetails;
  readonly priced: Priced;
  /** Were it confirmed today. */
  readonly dispatchBy: CalendarDay;
  readonly problem: OrderProblem | null;
};

export async function draftOrder(
  db: Queries,
  orderer: Orderer,
  terms: OrderTerms,
  now: Date,
): Promise<OrderDraft> {
  const goods = await findGoods(db, orderer, terms, now);
  const details = await readDetails(db, orderer, goods, terms, now);
  const ordered = readLines({ ...goods, reader: details.reader }, terms);
  const draft = await pricedDraft(db, { orderer, goods, ordered, details }, now);
  return { ...draft, problem: draft.problem ?? movedTotal(draft.priced, terms) };
}

/** With details that are known already. */
export async function pricedDraft(
  db: Queries,
  wanted: Omit<OrderDraft, 'priced' | 'dispatchBy' | 'problem'>,
  now: Date,
): Promise<OrderDraft> {
  const { orderer: buyer, goods, ordered, details } = wanted;
  const priced = await priceOrder(db, { buyer, goods, ordered, details, now });
  const dispatchBy = await promisedDispatch(db, workOf(goods, ordered), {
    market: buyer.market,
    startsOn: dayInZone(now, details.zone),
  });
  const draft = { ...wanted, priced, dispatchBy };
  return { ...draft, problem: problemOf(draft, now) };
}

function workOf({ kind, specification, leadDays }: OrderedGoods, { quantity }: ReadLines): PlannedWork {
  const { thousandths, unit } = quantity.whole;
  return plannedWork({ kind, specification, quantity_thousandths: thousandths, unit, lead_days: leadDays });
}

type Unchecked = Omit<OrderDraft, 'problem'>;

export function problemOf(draft: Unchecked, now: Date): OrderProblem | null {
  return placingProblem(checkOf(draft, now));
}

function checkOf({ orderer, goods, ordered, details, priced }: Unchecked, now: Date): PlacingCheck {
  const { totals, freight } = priced;
  const quote = goods.quoted?.quote;
  return {
    now,
    market: orderer.market,
    reader: details.reader,
    quote: quote ? { latest: latestVersionOf(quote), agreedVersion: quote.version } : null,
    unit: totals.rate.unit,
    quantityRule: goods.rule,
    quantity: ordered.quantity,
    stockLeft: stockLeft(goods, ordered),
    isPlaceServed: freight.isServed,
    notQuoted: totals.ok ? null : totals.problem,
    hasGstNumber: details.gst !== null,
    goesWithoutTaxCredit: details.withoutTaxCredit,
    creditDays: details.creditDays,
    sellerClass: priced.tax?.sellerClass ?? null,
    credit: priced.credit,
    isReferenceCodeWrong: details.isReferenceCodeWrong,
  };
}

function movedTotal({ totals }: Priced, { seenTotal }: OrderTerms): OrderProblem | null {
  if (!seenTotal || !totals.ok) return null;
  return changedTotalProblem(money(BigInt(seenTotal.minor), seenTotal.currency), totals.total);
}
