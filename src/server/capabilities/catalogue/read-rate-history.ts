/** How the rate of a quality moved, for its chart and the table beside it. */

import type { readRateHistory as contract } from '#contract/customer/ready-qualities.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { rateChange } from '#domain/catalogue/rates/rate-change.ts';
import { RATE_RANGE_DAYS, rateBounds } from '#domain/catalogue/rates/rate-history.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { findQuality } from './find-quality.ts';
import { findRateLine } from './listing/find-rate-lines.ts';
import { changeView, pointView } from './listing/quality-card.view.ts';

export async function readRateHistory(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { market, fabId, range }: { market: Market; fabId: string } & Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { currency, timeZone: zone } = MARKET_RULES[market];
  const quality = await findQuality(db, fabId);
  if (!quality?.is_active) throw new Refusal('not_found');
  const requested = { fabId, days: RATE_RANGE_DAYS[range] };
  const line = await findRateLine(db, { currency, zone, now: clock.now() }, requested);
  const points = line?.points ?? [];
  const bounds = rateBounds(points);
  const [first, last] = [points[0], points.at(-1)];
  return {
    range,
    unit: line?.unit ?? null,
    currency,
    points: points.map(pointView),
    low: bounds && { minor: String(bounds.low), currency },
    high: bounds && { minor: String(bounds.high), currency },
    change: first && last ? changeView(rateChange(last.minor, first.minor), currency) : null,
  };
}
