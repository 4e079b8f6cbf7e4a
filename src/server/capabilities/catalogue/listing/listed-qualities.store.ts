/** The lists of ready qualities: each page from the index of its list, with the rate of now and the free stock. */
import { type RawBuilder, sql } from 'kysely';
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { type Statement, unscopedStatement } from '#server/db/statement.ts';
import type { QualityRow } from '../qualities.store.ts';

export type ListedQuality = Pick<
  QualityRow,
  | 'fab_id'
  | 'quality'
  | 'specification'
  | 'category'
  | 'fabric_type'
  | 'gsm'
  | 'width_inches'
  | 'badges'
  | 'kind'
  | 'minimum_thousandths'
  | 'minimum_per_colour_thousandths'
  | 'step_thousandths'
  | 'maximum_thousandths'
  | 'lead_days'
  | 'is_on_sale'
  | 'sale_ends_at'
> & {
  rate_minor: bigint | null;
  rate_unit: LengthUnit | null;
  published_at: Date | null;
  valid_until: Date | null;
  free_thousandths: bigint | null;
  is_as_is: boolean | null;
};

/** What is null does not narrow the list. */
export type QualityFilters = {
  category: FabricCategory | null;
  fabricType: FabricType | null;
  width: number | null;
  weightFrom: number | null;
  weightTo: number | null;
  priceFrom: bigint | null;
  priceTo: bigint | null;
};
type Buyer = { currency: Currency; now: Date };
export type PageValues = Buyer & QualityFilters & { limit: number; offset: number };

export type QualityList = 'live' | 'top' | 'sale';

/** Written out rather than handed in, so that PostgreSQL recognises the index of the list. */
const LISTED: Readonly<Record<QualityList, (now: Date) => RawBuilder<unknown>>> = {
  live: () => sql`quality.is_live and quality.is_active`,
  top: () => sql`quality.is_top_selling and quality.is_active`,
  sale: (now) => sql`quality.is_on_sale and quality.is_active and quality.sale_ends_at > ${now}`,
};
const ORDER: Readonly<Record<QualityList, RawBuilder<unknown>>> = {
  live: sql`quality.created_at, quality.fab_id`,
  top: sql`quality.created_at, quality.fab_id`,
  sale: sql`quality.sale_ends_at, quality.fab_id`,
};

const CARD_COLUMNS = sql.raw(
  [
    'fab_id',
    'quality',
    'specification',
    'category',
    'fabric_type',
    'gsm',
    'width_inches',
    'badges',
    'kind',
    'minimum_thousandths',
    'minimum_per_colour_thousandths',
    'step_thousandths',
    'maximum_thousandths',
    'lead_days',
    'is_on_sale',
    'sale_ends_at',
  ]
    .map((column) => `quality.${column}`)
    .join(', '),
);

const SELECTED = sql`${CARD_COLUMNS}, rate.rate_minor, rate.unit as rate_unit, rate.effective_from as published_at,
  rate.valid_until, shelf.free_thousandths, shelf.is_as_is`;

function newestRate({ currency, now }: Buyer): RawBuilder<unknown> {
  return sql`left join lateral (
    select published.rate_minor, published.unit, published.effective_from, published.valid_until
    from quality_rates published
    where published.fab_id = quality.fab_id and published.currency = ${currency}
      and published.effective_from <= ${now}
    order by published.effective_from desc limit 1
  ) rate on true`;
}

const SHELF = sql`left join lateral (
  select coalesce(sum(lot.free_thousandths), 0)::bigint as free_thousandths, bool_or(lot.is_as_is) as is_as_is
  from stock_lots lot where lot.fab_id = quality.fab_id
) shelf on quality.kind <> 'made_to_order'`;

function narrowed(filters: QualityFilters): RawBuilder<unknown> {
  const { category, fabricType, width, weightFrom, weightTo, priceFrom, priceTo } = filters;
  return sql`(${category}::text is null or quality.category = ${category})
    and (${fabricType}::text is null or quality.fabric_type = ${fabricType})
    and (${width}::real is null or quality.width_inches = ${width})
    and (${weightFrom}::real is null or quality.gsm >= ${weightFrom})
    and (${weightTo}::real is null or quality.gsm <= ${weightTo})
    and (${priceFrom}::bigint is null or rate.rate_minor >= ${priceFrom})
    and (${priceTo}::bigint is null or rate.rate_minor <= ${priceTo})`;
}

function onPage(list: QualityList, values: PageValues): RawBuilder<unknown> {
  return sql`where ${LISTED[list](values.now)} and ${narrowed(values)}
    order by ${ORDER[list]} limit ${values.limit} offset ${values.offset}`;
}

function pageStatement(list: QualityList): Statement<PageValues, ListedQuality> {
  return unscopedStatement(
    (values: PageValues) => sql<ListedQuality>`
      select ${SELECTED} from qualities quality ${newestRate(values)} ${SHELF} ${onPage(list, values)}`,
  );
}

/** For what is read beside a page rather than after it. */
export function idsOnPage(list: QualityList, values: PageValues): RawBuilder<unknown> {
  return sql`select quality.fab_id from qualities quality ${newestRate(values)} ${onPage(list, values)}`;
}

function countStatement(list: QualityList): Statement<Buyer & QualityFilters, { total: number }> {
  return unscopedStatement(
    (values: Buyer & QualityFilters) => sql<{ total: number }>`
      select count(*)::int as total from qualities quality ${newestRate(values)}
      where ${LISTED[list](values.now)} and ${narrowed(values)}`,
  );
}

const PAGES = { live: pageStatement('live'), top: pageStatement('top'), sale: pageStatement('sale') };
const COUNTS = { live: countStatement('live'), top: countStatement('top'), sale: countStatement('sale') };

export async function listedQualities(
  db: Queries,
  list: QualityList,
  values: PageValues,
): Promise<{ rows: ListedQuality[]; total: number }> {
  const { limit: _limit, offset: _offset, ...filters } = values;
  const [rows, counted] = await Promise.all([PAGES[list].all(db, values), COUNTS[list].first(db, filters)]);
  return { rows, total: counted?.total ?? 0 };
}

const oneStatement = unscopedStatement(
  (values: Buyer & { fabId: string }) => sql<ListedQuality>`
    select ${SELECTED} from qualities quality ${newestRate(values)} ${SHELF}
    where quality.fab_id = ${values.fabId} and quality.is_active`,
);

export function listedQuality(
  db: Queries,
  values: Buyer & { fabId: string },
): Promise<ListedQuality | undefined> {
  return oneStatement.first(db, values);
}
