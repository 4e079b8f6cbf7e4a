/** The points of each quality in the unit of its newest rate, so that a line never mixes metres and yards. */
import { pointsWithin, type RatePoint } from '#domain/catalogue/rates/rate-history.ts';
import { convertRate } from '#domain/quotes/rate.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { type RatePointRow, ratePoints } from './rate-points.store.ts';

export type RateReader = { currency: Currency; zone: string; now: Date };
export type RateLine = { unit: LengthUnit; points: RatePoint[] };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A quality without a rate in this currency has no line. */
export async function findRatePoints(
  db: Queries,
  { currency, zone, now }: RateReader,
  { fabIds, days }: { fabIds: readonly string[]; days: number },
): Promise<Map<string, RateLine>> {
  if (fabIds.length === 0) return new Map();
  const since = new Date(now.getTime() - days * DAY_MS);
  const rows = await ratePoints(db, { fabIds, currency, zone, since, now });
  const today = dayInZone(now, zone);
  return new Map(
    [...Map.groupBy(rows, ({ fab_id }) => fab_id)].map(([fabId, ofQuality]) => {
      const unit = ofQuality.at(-1)?.unit ?? 'metre';
      const points = ofQuality.map((row) => pointOf(row, currency, unit));
      return [fabId, { unit, points: pointsWithin(points, { days, today }) }];
    }),
  );
}

function pointOf({ day, rate_minor, unit: from }: RatePointRow, currency: Currency, unit: LengthUnit) {
  const { price } = convertRate({ price: money(rate_minor, currency), unit: from }, unit);
  return { day, minor: price.minor };
}
