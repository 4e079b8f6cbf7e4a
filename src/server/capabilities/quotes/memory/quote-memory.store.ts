/** What all suppliers quoted to all buyers for one kind of cloth: sums and middles only, never a single quote. */
import { sql } from 'kysely';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { LENGTH_UNITS, type LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';

export type QuotedKind = {
  subCategoryId: number;
  fabricType: FabricType;
  currency: Currency;
  from: Date;
  to: Date;
};

/** No tenant is named on purpose: the memory is of the whole market. Earlier versions and withdrawn quotes do not count. */
function quoted(db: Queries, { subCategoryId, fabricType, currency, from, to }: QuotedKind) {
  return db.unscoped
    .selectFrom('quote_versions')
    .innerJoin('quotes', (join) =>
      join
        .onRef('quotes.quote_id', '=', 'quote_versions.quote_id')
        .onRef('quotes.version', '=', 'quote_versions.version'),
    )
    .where('quote_versions.sub_category_id', '=', subCategoryId)
    .where('quote_versions.fabric_type', '=', fabricType)
    .where('quote_versions.currency', '=', currency)
    .where('quote_versions.unit', 'in', LENGTH_UNITS)
    .where('quote_versions.sent_at', '>=', from)
    .where('quote_versions.sent_at', '<=', to)
    .where('quotes.status', '<>', 'withdrawn');
}

export type QuotedInUnit = {
  unit: LengthUnit;
  quotes: bigint;
  suppliers: string[];
  low_minor: bigint;
  high_minor: bigint;
  low_days: number;
  high_days: number;
};

/** At most one row for each unit. */
export function quotedRange(db: Queries, kind: QuotedKind): Promise<QuotedInUnit[]> {
  return quoted(db, kind)
    .select(({ fn }) => [
      'quote_versions.unit',
      fn.countAll<bigint>().as('quotes'),
      sql<string[]>`array_agg(distinct quotes.supplier_id)`.as('suppliers'),
      fn.min('quote_versions.rate_minor').as('low_minor'),
      fn.max('quote_versions.rate_minor').as('high_minor'),
      fn.min('quote_versions.lead_days').as('low_days'),
      fn.max('quote_versions.lead_days').as('high_days'),
    ])
    .groupBy('quote_versions.unit')
    .$castTo<QuotedInUnit>()
    .execute();
}

export type QuotedInWeek = { week: CalendarDay; rate_minor: bigint; unit: LengthUnit };

/** The middle rate of each week in which enough was quoted, in the unit that quote had; oldest first. */
export async function weeklyMiddles(db: Queries, kind: QuotedKind, fewest: number): Promise<QuotedInWeek[]> {
  const week = sql`date_trunc('week', quote_versions.sent_at at time zone 'UTC')::date`;
  // Rates for a yard and for a metre stand in one row by their exact size: a yard is 0.9144 m.
  const bySize = sql`quote_versions.rate_minor * case quote_versions.unit when 'yard' then 10000 else 9144 end`;
  const middle = sql`(count(*)::integer + 1) / 2`;
  const rows = await quoted(db, kind)
    .select([
      sql<string>`${week}`.as('week'),
      sql<bigint>`(array_agg(quote_versions.rate_minor order by ${bySize}))[${middle}]`.as('rate_minor'),
      sql<LengthUnit>`(array_agg(quote_versions.unit order by ${bySize}))[${middle}]`.as('unit'),
    ])
    .groupBy(week)
    .having(({ fn }) => fn.countAll(), '>=', fewest)
    .orderBy('week')
    .execute();
  return rows;
}
