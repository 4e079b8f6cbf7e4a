/** A live, top-selling or stock quality: its rate of today, and what lies on the shelf. */
import { breaksOf } from '#domain/catalogue/rates/quality-breaks.ts';
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import { type OrderSource, sourcesOfQuality } from '#domain/orders/order-source.ts';
import type { QuantityRule } from '#domain/orders/quantity/order-quantity.ts';
import { quantityRuleIn } from '#domain/orders/quantity/quality-quantity.ts';
import { convertRateAt, type ExchangeRate } from '#domain/orders/totals/exchange-rate.ts';
import { usualPlan } from '#domain/payments/plan/payment-plan.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import { rateForQuantity } from '#domain/quotes/terms/quantity-breaks.ts';
import { convertLength, type Length, type LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import {
  findBreaks,
  findLots,
  findQualityRates,
  type LotRow,
  type QualityRates,
  type QualityRow,
} from '#server/capabilities/catalogue/find-quality.ts';
import { findMill } from '#server/capabilities/requests/suppliers/find-supplier.ts';
import type { Queries } from '#server/db/database.ts';
import { largestLength, type OrderedGoods } from './ordered-goods.ts';

export type QualityQuery = {
  market: Market;
  source: OrderSource | undefined;
  now: Date;
  exchangeRate: ExchangeRate | null;
};

const NO_MINIMUM = { total: null, perColour: null };
const WITHOUT_RATE = 'This fabric has no rate today. Please ask for a quote.';
const SALE_OVER = 'This sale has ended. Please ask for a quote.';

export async function goodsOfQuality(
  db: Queries,
  quality: QualityRow,
  { market, source, now, exchangeRate }: QualityQuery,
): Promise<OrderedGoods> {
  const { kind, fab_id: fabId } = quality;
  const rate = rateIn(market, await findQualityRates(db, fabId, now), exchangeRate);
  if (rate === null) throw new Refusal('order_refused', { code: 'not_quoted', message: WITHOUT_RATE });
  if (isSaleOver(quality, now))
    throw new Refusal('order_refused', { code: 'stock_gone', message: SALE_OVER });
  const breaks = breaksOf(rate, await findBreaks(db, fabId), quality.step_thousandths);
  const lots = drawsOnStock(kind) ? await findLots(db, fabId) : [];
  return {
    fabId,
    source: sourceOf(quality, source),
    kind,
    quoted: null,
    lots,
    mill: await findMill(db, quality.supplier_id),
    quality: quality.quality,
    specification: quality.specification,
    hsn: quality.hsn,
    badges: quality.badges,
    rule: ruleOf(quality, rate.unit),
    requested: null,
    rate,
    breaks,
    rateFor: ({ whole }) => rateForQuantity(rate, breaks, whole),
    daysInRate: 0,
    planFor: (creditDays) => usualPlan(kind, creditDays),
    quotedTerm: null,
    quotedFreight: null,
    tolerancePercent: quality.tolerance_percent,
    leadDays: quality.lead_days,
    transitDays: null,
    exchangeRate,
  };
}

function isSaleOver({ is_on_sale, sale_ends_at }: QualityRow, now: Date): boolean {
  return is_on_sale && sale_ends_at !== null && sale_ends_at <= now;
}

function sourceOf(quality: QualityRow, wanted: OrderSource | undefined): OrderSource {
  const { kind, is_live: isLive, is_top_selling: isTopSelling } = quality;
  const [first, ...others] = sourcesOfQuality({ kind, isLive, isTopSelling });
  if (first === undefined) throw new Refusal('not_found');
  if (wanted === undefined || wanted === first || others.includes(wanted)) return wanted ?? first;
  throw formRefusal({ source: 'This fabric is not available there today.' });
}

/** In the buyer's currency, or else the other one's at the exchange rate of the day and in the buyer's usual unit. */
function rateIn(market: Market, rates: QualityRates, exchange: ExchangeRate | null): Rate | null {
  const { currency, unit } = MARKET_RULES[market];
  const own = rates[currency];
  if (own) return own;
  const other = Object.values(rates).find((rate) => rate !== undefined);
  if (!other || !exchange) return null;
  const converted = convertRateAt(other, exchange, unit);
  return converted.price.minor > 0n ? converted : null;
}

function ruleOf(quality: QualityRow, unit: LengthUnit): QuantityRule {
  // What a bundle holds is its only rule: its lots are sold whole.
  if (quality.kind === 'bundle') return { minimum: NO_MINIMUM, step: null, maximum: largestLength(unit) };
  const rule = quantityRuleIn(unit, {
    minimum: quality.minimum_thousandths,
    minimumPerColour: quality.minimum_per_colour_thousandths,
    step: quality.step_thousandths,
    maximum: quality.maximum_thousandths,
  });
  return { ...rule, maximum: rule.maximum ?? largestLength(unit) };
}

export function freeLength(unit: LengthUnit, { free_thousandths }: LotRow): Length {
  return convertLength({ thousandths: free_thousandths, unit: 'metre' }, unit);
}
