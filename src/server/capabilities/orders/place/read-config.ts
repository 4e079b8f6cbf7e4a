/** What may be ordered of a quote or a quality: quantities, terms, credit, codes. */

import type { readOrderConfig as contract } from '#contract/customer/order-prices.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import {
  CREDIT_PERIODS_DAYS,
  type CreditPeriodDays,
  creditLoadBasisPoints,
  creditPeriodsFor,
  NO_CREDIT_LIMIT,
} from '#domain/account/choices/credit-period.ts';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import { needsApprovalCode } from '#domain/orders/approval-code.ts';
import { deliveryChoices } from '#domain/orders/delivery-choice.ts';
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import { nearestQuantity } from '#domain/orders/quantity/order-quantity.ts';
import { exchangeRateText } from '#domain/orders/totals/exchange-rate.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { compareLengths, type Length } from '#domain/shared/length.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { lengthView, rateView } from '#domain/shared/wire-figures.ts';
import { isHoldExpired } from '#server/capabilities/order-records/expire-holds.ts';
import { liveOrderOfQuote } from '#server/capabilities/order-records/orders.store.ts';
import { findCreditLimit } from '#server/capabilities/preferences/find-credit-limit.ts';
import { findSeller } from '#server/capabilities/quotes/find-tax.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type Buyer, findGoods } from '../goods/find-goods.ts';
import { freeLength } from '../goods/goods-of-quality.ts';
import { largestLength, type OrderedGoods, smallestLength } from '../goods/ordered-goods.ts';
import { clothView } from '../list/order-card.ts';
import { servedPorts } from '../pricing/find-freight.ts';

type OrderConfig = Reply<typeof contract>;

export async function readOrderConfig(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  buyer: Buyer,
  query: Input<typeof contract>['query'],
): Promise<OrderConfig> {
  const now = clock.now();
  const goods = await findGoods(db, buyer, query, now);
  const { exchangeRate, quoted, mill } = goods;
  const sellerClass = (await findSeller(db, now))?.msme_class ?? null;
  const hasLimit = (await findCreditLimit(db, buyer)).minor > 0n;
  const ports =
    MARKET_RULES[buyer.market].deliversTo === 'pincode' ? [] : await servedPorts(db, accountingDay(now));
  return {
    fabId: goods.fabId,
    quoteId: quoted?.quote.quote_id ?? null,
    source: goods.source,
    quality: goods.quality,
    cloth: clothView(goods.specification),
    supplier: { alias: mill.alias, city: mill.city },
    unit: goods.rate.unit,
    ...quantities(goods),
    colours: coloursOf(goods),
    takesColourNames: takesColourNames(goods),
    rate: rateView(goods.requested ? goods.rateFor(goods.requested) : goods.rate),
    breaks: goods.breaks.map((step) => ({ from: lengthView(step.from), rate: rateView(step.rate) })),
    tolerancePercent: goods.tolerancePercent,
    leadDays: goods.leadDays,
    deliveryTerms: deliveryChoices(buyer.market, goods.quotedTerm, ports.length > 0),
    quotedTerm: goods.quotedTerm,
    creditChoices: CREDIT_PERIODS_DAYS.map((days) => creditChoice(goods, days, { sellerClass, hasLimit })),
    advancePercent: goods.planFor(0).advancePercent,
    needsApprovalCode: needsApprovalCode(goods.kind),
    validTill: quoted?.quote.valid_till ?? null,
    ports,
    currencyRate: exchangeRate && {
      from: exchangeRate.from,
      to: exchangeRate.to,
      rate: exchangeRateText(exchangeRate.millionths),
    },
    openOrder: await openOrderOf(db, buyer, goods, now),
  };
}

async function openOrderOf(
  db: Queries,
  { brandId }: Buyer,
  { quoted }: OrderedGoods,
  now: Date,
): Promise<OrderConfig['openOrder']> {
  const order = quoted && (await liveOrderOfQuote(db, brandId, quoted.quote.quote_id));
  if (!order || isHoldExpired(order, now)) return null;
  const { order_id: orderId, number, held_until } = order;
  return { orderId, number, heldUntil: held_until?.toISOString() ?? null };
}

function quantities(goods: OrderedGoods) {
  const { unit } = goods.rate;
  const { minimum, step, maximum } = goods.rule;
  const least = minimum.total ?? smallestLot(goods) ?? smallestLength(unit);
  const most = shorter(maximum ?? largestLength(unit), onShelf(goods));
  const suggested = nearestQuantity({ ...goods.rule, maximum: most }, goods.requested?.whole ?? least);
  return {
    minimum: lengthView(least),
    maximum: lengthView(most),
    step: step && lengthView(step),
    minimumPerColour: minimum.perColour && lengthView(minimum.perColour),
    suggested: suggested && lengthView(suggested),
  };
}

function onShelf({ kind, lots, rate: { unit } }: OrderedGoods): Length | null {
  if (!drawsOnStock(kind)) return null;
  return { thousandths: lots.reduce((sum, lot) => sum + freeLength(unit, lot).thousandths, 0n), unit };
}

function smallestLot({ kind, lots, rate: { unit } }: OrderedGoods): Length | null {
  if (kind !== 'bundle') return null;
  const free = lots.map((lot) => freeLength(unit, lot)).filter(({ thousandths }) => thousandths > 0n);
  return free.toSorted(compareLengths)[0] ?? null;
}

function shorter(length: Length, other: Length | null): Length {
  return other && compareLengths(other, length) < 0 ? other : length;
}

function coloursOf({ kind, lots, quoted, specification, rate }: OrderedGoods): OrderConfig['colours'] {
  if (drawsOnStock(kind)) {
    return lots.map((lot) => ({
      colour: lot.colour,
      lotId: lot.lot_id,
      free: lengthView(freeLength(rate.unit, lot)),
    }));
  }
  const hasSplit = (quoted?.request.specification.numberOfColors ?? 0) > 1;
  const names = hasSplit
    ? (quoted?.request.sheet.colourSplit ?? []).map(({ colour }) => colour)
    : colourNames(specification.color);
  return names.map((colour) => ({ colour, lotId: null, free: null }));
}

/** A dyed cloth of the catalogue comes in whatever colours its buyer wants; a quote has them from its request. */
function takesColourNames({ kind, quoted, specification }: OrderedGoods): boolean {
  const isDyedToOrder = !drawsOnStock(kind) && quoted === null;
  const { finishedFabricType, color } = specification;
  return isDyedToOrder && finishedFabricType === 'dyed' && colourNames(color).length === 0;
}

type Lending = { sellerClass: MsmeClass | null; hasLimit: boolean };

function creditChoice(
  goods: OrderedGoods,
  days: CreditPeriodDays,
  lending: Lending,
): OrderConfig['creditChoices'][number] {
  const more = creditLoadBasisPoints(days) - creditLoadBasisPoints(goods.daysInRate);
  return {
    days,
    loadBasisPoints: Number(more > 0n ? more : 0n),
    whyNot: whyNoCredit(goods, days, lending),
  };
}

function whyNoCredit(
  { planFor }: OrderedGoods,
  days: CreditPeriodDays,
  { sellerClass, hasLimit }: Lending,
): string | null {
  if (days > 0 && planFor(days).advancePercent === 100) return 'This is paid in full with the order.';
  if (days > 0 && !hasLimit) return NO_CREDIT_LIMIT;
  const allowed = creditPeriodsFor(sellerClass);
  return allowed.includes(days) ? null : `The seller must be paid within ${allowed.at(-1)} days.`;
}
