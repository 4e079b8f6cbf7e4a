/** Pages of requests: the page is found in an index alone, and comes with its counts and quotes in one query. */

import { type RawBuilder, sql } from 'kysely';
import type { RequestColumn, RequestSort } from '#contract/staff/requests.ts';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import { type REQUEST_TAB_CODE, REQUESTS_PAGE_SIZE } from '#domain/requests/request-tab.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Queries } from '#server/db/database.ts';
import { countedStates, countOf, readCounts, type StateCounts } from '#server/db/list-counts.ts';
import { pagedStatement } from '#server/db/paged-statement.ts';
import { type FoundRequest, type RequestRow, requestRowOf } from '../requests.store.ts';
import type { ListedQuote } from './listed-quotes.ts';

export type TabCode = (typeof REQUEST_TAB_CODE)[keyof typeof REQUEST_TAB_CODE];
/** No tab of the page, but what the wizard offers to continue. */
export const DRAFTS = 0;
export type ListCode = TabCode | typeof DRAFTS;
/** `search`: patterns that must all be found, or null for everything. */
export type Page = { search: readonly string[] | null; offset: number; limit: number };
export type ListedRequest = { row: RequestRow; quotes: ListedQuote[] };
export type TabPage = { requests: ListedRequest[]; total: number; counts: Record<TabCode, number> };

/** Written out rather than handed in, so that PostgreSQL recognises the index of the open ones. */
const IN_TAB: Readonly<Record<ListCode, RawBuilder<unknown>>> = {
  [DRAFTS]: sql`list_group = 1`,
  1: sql`list_group <> 4`,
  2: sql`list_group = 3`,
  3: sql`list_group = 2`,
  4: sql`list_group = 4`,
};

/** Only what a card shows. */
const CARD_COLUMNS = sql.raw(
  [
    'fab_id',
    'brand_id',
    'number',
    'status',
    'specification',
    'specification_version',
    'quality',
    'quantity_thousandths',
    'quantity_unit',
    'required_by',
    'information_asked_at',
    'close_reason_id',
    'close_note',
    'unserviceable_reason',
    'order_id',
    'created_at',
    'submitted_at',
    'closed_at',
    'listed_at',
  ]
    .map((column) => `asked.${column}`)
    .concat("jsonb_build_object('poNumber', asked.sheet -> 'poNumber') as sheet")
    .join(', '),
);

/** Without a page there is one row, with the counts alone. */
type Listed<More> = More & (FoundRequest | { fab_id: null }) & { quotes: ListedQuote[] };
type Counted = { counts: string; found: bigint | null };
type TabValues = { brandId: string; search: readonly string[] | null; offset: number; limit: number };

export async function tabPage(
  db: Queries,
  brandId: string,
  tab: ListCode,
  { search, offset, limit }: Page,
): Promise<TabPage> {
  const statement = search === null ? TAB_PAGES[tab] : TAB_SEARCHES[tab];
  const rows = await statement.all(db, { brandId, search, offset, limit });
  const groups = readCounts(rows[0]?.counts);
  const counts = tabCounts(groups);
  const found = rows[0]?.found;
  return {
    requests: requestsIn(rows),
    total: found === null || found === undefined ? sizeOf(tab, groups, counts) : Number(found),
    counts,
  };
}

const TAB_PAGES = forEachTab((inTab) =>
  pagedStatement([REQUESTS_PAGE_SIZE], ({ brandId }: TabValues, page) =>
    tabQuery(brandId, { page, inTab, searching: sql``, found: sql`null::bigint` }),
  ),
);
const TAB_SEARCHES = forEachTab((inTab) =>
  pagedStatement([REQUESTS_PAGE_SIZE], ({ brandId, search }: TabValues, page) =>
    tabQuery(brandId, {
      page,
      inTab,
      searching: searching(search),
      found: sql`(select count(*) from matching)`,
    }),
  ),
);

function forEachTab<Made>(make: (inTab: RawBuilder<unknown>) => Made): Record<ListCode, Made> {
  return {
    0: make(IN_TAB[DRAFTS]),
    1: make(IN_TAB[1]),
    2: make(IN_TAB[2]),
    3: make(IN_TAB[3]),
    4: make(IN_TAB[4]),
  };
}

function tabQuery(
  brandId: string,
  { page, inTab, searching, found }: Record<'page' | 'inTab' | 'searching' | 'found', RawBuilder<unknown>>,
) {
  return sql<Listed<Counted>>`
    with counted as (${countedStates(brandId, 'requests')}), matching as (
      select fab_id, listed_at from fabric_requests
      where brand_id = ${brandId} and ${inTab} ${searching}
    ), page as (
      select fab_id from matching
      order by listed_at desc, fab_id desc
      ${page}
    )
    select counted.counts, ${found} as found, ${CARD_COLUMNS}, companies.market, companies.time_zone, behind.quotes
    from counted
    left join page on true
    left join fabric_requests asked on asked.brand_id = ${brandId} and asked.fab_id = page.fab_id
    left join companies on companies.brand_id = asked.brand_id
    left join lateral (${quotesBehind(brandId)}) behind on true
    order by asked.listed_at desc, asked.fab_id desc`;
}

/** The groups of `list_group` behind each tab. */
function tabCounts(groups: StateCounts): Record<TabCode, number> {
  return {
    1: countOf(groups, [1, 2, 3, 5]),
    2: countOf(groups, [3]),
    3: countOf(groups, [2]),
    4: countOf(groups, [4]),
  };
}

function sizeOf(list: ListCode, groups: StateCounts, counts: Record<TabCode, number>): number {
  return list === DRAFTS ? countOf(groups, [1]) : counts[list];
}

type OfBuyer = { company_name: string; person_name: string };
export type DeskRequest = ListedRequest & { buyer: OfBuyer };
export type DeskPage = Page & { market: Market | null; sort: RequestSort };

/** Age and need are orders of an index, so that a page costs the same however long the queue is. */
const SORTED_BY: Readonly<Record<RequestColumn, RawBuilder<unknown>>> = {
  submitted: sql`submitted_at`,
  required: sql`required_by`,
  number: sql`number`,
  quality: sql`quality`,
  quantity: sql`quantity_thousandths`,
  company: sql`(select lower(name) from companies where companies.brand_id = fabric_requests.brand_id)`,
  market: sql`(select market from companies where companies.brand_id = fabric_requests.brand_id)`,
  // From the first step to the last, as the request goes.
  status: sql`array_position(${Object.keys(REQUEST_STATUS_CODE)}::text[], status)`,
  quotes: sql`(select count(*) from quotes where quotes.brand_id = fabric_requests.brand_id
    and quotes.fab_id = fabric_requests.fab_id and quotes.status <> 'withdrawn')`,
  best: sql`(select min(sent.landed_rate_minor) from quotes join quote_versions sent
    on sent.brand_id = quotes.brand_id and sent.quote_id = quotes.quote_id and sent.version = quotes.version
    where quotes.brand_id = fabric_requests.brand_id and quotes.fab_id = fabric_requests.fab_id
      and quotes.status <> 'withdrawn')`,
};

function inDeskOrder(sort: RequestSort): RawBuilder<unknown> {
  const isDescending = sort.startsWith('-');
  const column = (isDescending ? sort.slice(1) : sort) as RequestColumn;
  const by = SORTED_BY[column];
  if (!isDescending) return sql`${by}, fab_id`;
  // Only a request without quotes has no best rate; an index would not be read along `nulls last`.
  return sql`${by} desc ${column === 'best' ? sql`nulls last` : sql``}, fab_id desc`;
}

/** A word of the request itself, of its company, or of a supplier who quoted: each is found by an index of its own. */
function hasWord(pattern: string): RawBuilder<unknown> {
  return sql`and fabric_requests.fab_id in (
    select fab_id from fabric_requests where submitted_at is not null and search_text like ${pattern}
    union all
    select fab_id from fabric_requests where brand_id in (
      select brand_id from companies where lower(name) like ${pattern}
    )
    union all
    select fab_id from quotes where supplier_id in (
      select supplier_id from suppliers where lower(name) like ${pattern} or lower(alias) like ${pattern}
    )
  )`;
}

/** Staff serve all buyers, so no tenant is named. */
export async function deskPage(
  db: Queries,
  statuses: readonly string[] | null,
  { search, market, sort, offset, limit }: DeskPage,
): Promise<{ requests: DeskRequest[]; total: number }> {
  const [only, ...others] = statuses ?? [];
  // One status alone is written as one, so that the page comes out of its index in order.
  const inStatus =
    others.length === 0 ? sql`and status = ${only}` : sql`and status = any(${statuses}::text[])`;
  const searched = sql.join((search ?? []).map(hasWord), sql` `);
  const matching = sql`fabric_requests where submitted_at is not null ${only ? inStatus : sql``} ${searched} ${ofMarket(market)}`;
  const { rows } = await sql<Listed<OfBuyer & { found: bigint }>>`
    with page as (
      select fab_id, row_number() over (order by ${inDeskOrder(sort)}) as place
      from ${matching} order by ${inDeskOrder(sort)} offset ${offset} limit ${limit}
    )
    select
      counted.found, asked.*, companies.market, companies.time_zone, companies.name as company_name,
      people.name as person_name, behind.quotes
    from (select count(*) as found from ${matching}) counted
    left join page on true
    left join fabric_requests asked on asked.fab_id = page.fab_id
    left join companies on companies.brand_id = asked.brand_id
    left join people on people.customer_id = asked.customer_id
    left join lateral (${quotesBehind(sql`asked.brand_id`)}) behind on true
    order by page.place`.execute(db.forStaff);
  return {
    requests: rows.flatMap((row) =>
      requestsIn([row]).map((listed) => ({
        ...listed,
        buyer: { company_name: row.company_name, person_name: row.person_name },
      })),
    ),
    total: Number(rows[0]?.found ?? 0),
  };
}

function ofMarket(market: Market | null): RawBuilder<unknown> {
  return market === null
    ? sql``
    : sql`and exists (select from companies where companies.brand_id = fabric_requests.brand_id and companies.market = ${market})`;
}

function searching(patterns: readonly string[] | null): RawBuilder<unknown> {
  return patterns === null ? sql`` : sql`and search_text like all(${patterns}::text[])`;
}

/** The latest version of each quote that was not taken back; amounts as text, because JSON has only floats. */
function quotesBehind(brandId: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select coalesce(jsonb_agg(jsonb_build_object(
      'status', quotes.status,
      'specificationVersion', sent.specification_version,
      'landedRateMinor', sent.landed_rate_minor::text,
      'appliedRateMinor', sent.applied_rate_minor::text,
      'deliveryTerm', sent.delivery_term,
      'currency', sent.currency,
      'unit', sent.unit,
      'validTill', sent.valid_till,
      'zone', sent.zone,
      'expiresAt', sent.expires_at,
      'version', sent.version,
      'sentAt', sent.sent_at
    )), '[]') as quotes
    from quotes
    join quote_versions sent
      on sent.brand_id = quotes.brand_id and sent.quote_id = quotes.quote_id and sent.version = quotes.version
    where quotes.brand_id = ${brandId} and quotes.fab_id = asked.fab_id and quotes.status <> 'withdrawn'`;
}

function requestsIn(rows: readonly Listed<unknown>[]): ListedRequest[] {
  return rows.flatMap((row) => (row.fab_id === null ? [] : [{ row: requestRowOf(row), quotes: row.quotes }]));
}
