/** The rates of one quality, or of those on a page, over some time: of each day the last one, and the one that held at the start. */
import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import { unscopedStatement } from '#server/db/statement.ts';
import { idsOnPage, type PageValues, type QualityList } from './listed-qualities.store.ts';

/** `points` as JSON: a list shows hundreds of them, and a row each would cost more than all the rest. */
export type RatePointsRow = { fab_id: string; points: string };
/** Day, rate in minor units, unit of length. */
export type StoredRatePoint = [CalendarDay, string, LengthUnit];

export type RatePeriod = {
  currency: Currency;
  /** Where the buyer lives, whose days are meant. */
  zone: string;
  since: Date;
  now: Date;
};

function pointsOf(
  requested: RawBuilder<unknown>,
  { currency, zone, since, now }: RatePeriod,
): RawBuilder<RatePointsRow> {
  return sql<RatePointsRow>`
    select requested.fab_id,
      json_agg(json_build_array(point.day, point.rate_minor::text, point.unit) order by point.day)::text as points
    from ${requested} requested (fab_id)
    cross join lateral (
      (select (effective_from at time zone ${zone}::text)::date as day, rate_minor, unit
        from quality_rates
        where fab_id = requested.fab_id and currency = ${currency} and effective_from <= ${since}
        order by effective_from desc limit 1)
      union all
      (select distinct on (1) (effective_from at time zone ${zone}::text)::date, rate_minor, unit
        from quality_rates
        where fab_id = requested.fab_id and currency = ${currency}
          and effective_from > ${since} and effective_from <= ${now}
        order by 1, effective_from desc)
    ) point
    group by requested.fab_id`;
}

export const pointsOfQuality = unscopedStatement((values: RatePeriod & { fabId: string }) =>
  pointsOf(sql`(select ${values.fabId}::uuid)`, values),
);

const ofPage = (list: QualityList) =>
  unscopedStatement((values: RatePeriod & PageValues) => pointsOf(sql`(${idsOnPage(list, values)})`, values));

export const pointsOfPage = { live: ofPage('live'), top: ofPage('top'), sale: ofPage('sale') };
