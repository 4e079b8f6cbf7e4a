/** The points of each quality in the unit of its newest rate, so that a line never mixes metres and yards. */
import { pointsWithin, type RatePoint } from '#domain/catalogue/rates/rate-history.ts';
import { convertRate } from '#domain/quotes/rate.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { PageValues, QualityList } from './listed-qualities.store.ts';
import {
  pointsOfPage,
  pointsOfQuality,
  type RatePointsRow,
  type StoredRatePoint,
} from './rate-points.store.ts';

export type RateReader = { currency: Currency; zone: string; now: Date };
export type RateLine = { unit: LengthUnit; points: RatePoint[] };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Null for a quality without a rate in this currency. */
export async function findRateLine(
  db: Queries,
  reader: RateReader,
  { fabId, days }: { fabId: string; days: number },
): Promise<RateLine | null> {
  const row = await pointsOfQuality.first(db, { ...reader, since: sinceOf(reader, days), fabId });
  return row ? lineOf(row, reader, days) : null;
}

/** Read beside the page itself; a quality without a rate in this currency has no line. */
export async function findRateLines(
  db: Queries,
  reader: RateReader,
  { list, page, days }: { list: QualityList; page: PageValues; days: number },
): Promise<Map<string, RateLine>> {
  const rows = await pointsOfPage[list].all(db, { ...page, ...reader, since: sinceOf(reader, days) });
  return new Map(rows.map((row) => [row.fab_id, lineOf(row, reader, days)]));
}

function sinceOf({ now }: RateReader, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

function lineOf(row: RatePointsRow, { currency, zone, now }: RateReader, days: number): RateLine {
  const stored = JSON.parse(row.points) as StoredRatePoint[];
  const unit = stored.at(-1)?.[2] ?? 'metre';
  const points = stored.map((point) => pointOf(point, currency, unit));
  return { unit, points: pointsWithin(points, { days, today: dayInZone(now, zone) }) };
}

function pointOf([day, minor, from]: StoredRatePoint, currency: Currency, unit: LengthUnit): RatePoint {
  const { price } = convertRate({ price: money(BigInt(minor), currency), unit: from }, unit);
  return { day, minor: price.minor };
}
