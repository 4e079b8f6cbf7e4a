/** Pages of a buyer's requests: the page is found in an index alone, and comes with its counts and quotes in one query. */

import { type RawBuilder, sql } from 'kysely';
import { type REQUEST_TAB_CODE, REQUESTS_PAGE_SIZE } from '#domain/requests/request-tab.ts';
import { isAssignable } from '#server/capabilities/colleagues/find-assignee.ts';
import type { Queries } from '#server/db/database.ts';
import {
  countedRows,
  countedStates,
  countOf,
  readCounts,
  type StateCounts,
} from '#server/db/lists/list-counts.ts';
import { pagedStatement } from '#server/db/lists/paged-statement.ts';
import { type Listed, type ListedRequest, type Page, quotesBehind, requestsIn } from './listed-requests.ts';

export type TabCode = (typeof REQUEST_TAB_CODE)[keyof typeof REQUEST_TAB_CODE];
/** No tab of the page, but what the wizard offers to continue. */
export const DRAFTS = 0;
export type ListCode = TabCode | typeof DRAFTS;
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
    'assigned_to',
  ]
    .map((column) => `requested.${column}`)
    .concat("jsonb_build_object('poNumber', requested.sheet -> 'poNumber') as sheet")
    .join(', '),
);

type Counted = { counts: string; found: bigint | null };
/** `assignee` null: of everybody in the company. */
export type ListOwner = { brandId: string; assignee: string | null };
type TabValues = ListOwner & Page;

export async function tabPage(
  db: Queries,
  owner: ListOwner,
  tab: ListCode,
  { search, offset, limit }: Page,
): Promise<TabPage> {
  const { pages, searches } = STATEMENTS[owner.assignee === null ? 'all' : 'mine'];
  const statement = search === null ? pages[tab] : searches[tab];
  const rows = await statement.all(db, { ...owner, search, offset, limit });
  const groups = readCounts(rows[0]?.counts);
  const counts = tabCounts(groups);
  const found = rows[0]?.found;
  return {
    requests: requestsIn(rows),
    total: found === null || found === undefined ? sizeOf(tab, groups, counts) : Number(found),
    counts,
  };
}

const STATEMENTS = { all: statementsFor(allWork), mine: statementsFor(ownWork) };

type Scope = { counted: RawBuilder<unknown>; ofColleague: RawBuilder<unknown> };

function allWork({ brandId }: ListOwner): Scope {
  return { counted: countedStates(brandId, 'requests'), ofColleague: sql`` };
}

/** Of one colleague nothing is kept: their rows are counted along the index that also holds the page. */
function ownWork({ brandId, assignee }: ListOwner): Scope {
  return {
    counted: countedRows(sql`
      select list_group as state, count(*) as records from fabric_requests
      where brand_id = ${brandId} and assigned_to = ${assignee} and list_group is not null group by list_group`),
    ofColleague: sql`and assigned_to = ${assignee}`,
  };
}

function statementsFor(scope: (owner: ListOwner) => Scope) {
  return {
    pages: forEachTab((inTab) =>
      pagedStatement([REQUESTS_PAGE_SIZE], (owner: TabValues, page) =>
        tabQuery(owner.brandId, { ...scope(owner), page, inTab, searching: sql``, found: sql`null::bigint` }),
      ),
    ),
    searches: forEachTab((inTab) =>
      pagedStatement([REQUESTS_PAGE_SIZE], (owner: TabValues, page) =>
        tabQuery(owner.brandId, {
          ...scope(owner),
          page,
          inTab,
          searching: searching(owner.search),
          found: sql`(select count(*) from matching)`,
        }),
      ),
    ),
  };
}

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
  {
    counted,
    ofColleague,
    page,
    inTab,
    searching,
    found,
  }: Scope & Record<'page' | 'inTab' | 'searching' | 'found', RawBuilder<unknown>>,
) {
  return sql<Listed<Counted>>`
    with counted as (${counted}), matching as (
      select fab_id, listed_at from fabric_requests
      where brand_id = ${brandId} and ${inTab} ${ofColleague} ${searching}
    ), page as (
      select fab_id from matching
      order by listed_at desc, fab_id desc
      ${page}
    )
    select counted.counts, ${found} as found, ${CARD_COLUMNS}, companies.market, companies.time_zone,
      assignee.name as assignee_name, behind.quotes
    from counted
    left join page on true
    left join fabric_requests requested on requested.brand_id = ${brandId} and requested.fab_id = page.fab_id
    left join companies on companies.brand_id = requested.brand_id
    left join people assignee on assignee.brand_id = ${brandId} and assignee.customer_id = requested.assigned_to
      and ${isAssignable('request')}
    left join lateral (${quotesBehind(brandId)}) behind on true
    order by requested.listed_at desc, requested.fab_id desc`;
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

function searching(patterns: readonly string[] | null): RawBuilder<unknown> {
  return patterns === null ? sql`` : sql`and search_text like all(${patterns}::text[])`;
}
