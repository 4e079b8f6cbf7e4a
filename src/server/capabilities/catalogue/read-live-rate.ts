/** One ready quality with everything a buyer asks before ordering it. */

import type { readLiveRate as contract } from '#contract/customer/ready-qualities.ts';
import type { Reply } from '#contract/endpoint.ts';
import { breaksOf } from '#domain/catalogue/rates/quality-breaks.ts';
import { SPARKLINE_DAYS } from '#domain/catalogue/rates/rate-history.ts';
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import { sourcesOfQuality } from '#domain/orders/order-source.ts';
import { draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import { EMPTY_DRAFT } from '#domain/requests/wizard/request-draft.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { convertLength } from '#domain/shared/length.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { readAlerts } from './alerts/change-alerts.ts';
import { findBreaks } from './find-quality.ts';
import { findRateLine } from './listing/find-rate-lines.ts';
import { type ListedQuality, listedQuality } from './listing/listed-qualities.store.ts';
import { lengthView, qualityCardView, quantityRuleOf } from './listing/quality-card.view.ts';
import { lotsOf, millOf, type QualityRow, qualityOf } from './qualities.store.ts';

type LiveRate = Reply<typeof contract>;

export async function readLiveRate(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  actor: Pick<CustomerActor, 'brandId' | 'customerId' | 'market'>,
  fabId: string,
): Promise<LiveRate> {
  const now = clock.now();
  const { currency, unit, timeZone: zone } = MARKET_RULES[actor.market];
  const [row, quality] = await Promise.all([
    listedQuality(db, { currency, now, fabId }),
    qualityOf(db, fabId),
  ]);
  if (!row || !quality) throw new Refusal('not_found');
  const [line, lots, mill, breaks, alerts] = await Promise.all([
    findRateLine(db, { currency, zone, now }, { fabId, days: SPARKLINE_DAYS }),
    lotsOf(db, fabId),
    millOf(db, quality.supplier_id),
    findBreaks(db, fabId),
    readAlerts(db, actor, fabId),
  ]);
  const card = qualityCardView(row, line ?? undefined, { currency, unit, today: dayInZone(now, zone), now });
  const rateUnit = row.rate_unit ?? unit;
  const rule = quantityRuleOf(row, rateUnit);
  const rate = row.rate_minor === null ? null : { price: money(row.rate_minor, currency), unit: rateUnit };
  return {
    ...card,
    answers: {
      ...draftToCodes({ ...EMPTY_DRAFT, ...quality.specification }),
      compositions: quality.specification.compositions.map((share) => ({ ...share })),
    },
    supplier: mill,
    minimumPerColour: rule?.minimum.perColour ? lengthView(rule.minimum.perColour) : null,
    step: rule?.step ? lengthView(rule.step) : null,
    tolerancePercent: quality.tolerance_percent,
    hsn: quality.hsn,
    breaks: (rate ? breaksOf(rate, breaks, row.step_thousandths) : []).map((step) => ({
      from: lengthView(step.from),
      rate: {
        price: { minor: String(step.rate.price.minor), currency: step.rate.price.currency },
        unit: step.rate.unit,
      },
    })),
    lots: lots.map(({ lot_id, colour, free_thousandths, is_as_is }) => ({
      lotId: lot_id,
      colour,
      free: lengthView(convertLength({ thousandths: free_thousandths, unit: 'metre' }, rateUnit)),
      isAsIs: is_as_is,
    })),
    alerts,
    orderSource: sourceOf(quality, row, card, now),
  };
}

/** None while it is on no list, without a valid rate, sold out, or after its sale. */
function sourceOf(
  quality: QualityRow,
  { free_thousandths, sale_ends_at }: ListedQuality,
  { rate, isStale }: Pick<LiveRate, 'rate' | 'isStale'>,
  now: Date,
): LiveRate['orderSource'] {
  const { kind, is_live: isLive, is_top_selling: isTopSelling, is_on_sale: isOnSale } = quality;
  const isSoldOut = drawsOnStock(kind) && (free_thousandths ?? 0n) <= 0n;
  const isSaleOver = isOnSale && sale_ends_at !== null && sale_ends_at <= now;
  if (rate === null || isStale || isSoldOut || isSaleOver) return null;
  return sourcesOfQuality({ kind, isLive, isTopSelling })[0] ?? null;
}
