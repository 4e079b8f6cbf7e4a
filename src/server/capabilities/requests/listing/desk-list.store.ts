/** Pages of the desk's queue: requests of all buyers, in the order staff asked for. */
import { type RawBuilder, sql } from 'kysely';
import type { RequestColumn, RequestSort } from '#contract/staff/requests.ts';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import type { Market } from '#domain/shared/market.ts';
import { isAssignable } from '#server/capabilities/colleagues/find-assignee.ts';
import type { Queries } from '#server/db/database.ts';
import { type Listed, type ListedRequest, type Page, quotesBehind, requestsIn } from './listed-requests.ts';

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
      select brand_id, fab_id, row_number() over () as place
      from (
        select fabric_requests.brand_id, fabric_requests.fab_id
        from ${matching} order by ${inDeskOrder(sort)} offset ${offset} limit ${limit}
      ) sorted
    ), shown as (
      select page.place, requested.*, companies.market, companies.time_zone, companies.name as company_name,
      people.name as person_name, assignee.name as assignee_name, behind.quotes
      from page
      join fabric_requests requested on requested.brand_id = page.brand_id and requested.fab_id = page.fab_id
      join companies on companies.brand_id = requested.brand_id
    left join people on people.brand_id = requested.brand_id and people.customer_id = requested.customer_id
    left join people assignee on assignee.brand_id = requested.brand_id and assignee.customer_id = requested.assigned_to
      and ${isAssignable('request')}
      left join lateral (${quotesBehind(sql`requested.brand_id`)}) behind on true
    )
    select counted.found, shown.* from (select count(*) as found from ${matching}) counted
    left join shown on true order by shown.place`.execute(db.forStaff);
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
