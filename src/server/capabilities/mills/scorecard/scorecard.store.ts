/** What happened with one supplier, over all companies; only the desk reads it. */
import { sql } from 'kysely';
import type { DefectCode } from '#domain/issues/defects/defects.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';

type Since = { supplierId: string; since: Date };

type AskedRow = {
  invited_at: Date;
  answered_at: Date | null;
  has_quoted: boolean;
  has_won: boolean;
};

/** A quote that the desk typed is an answer too. */
export async function askedSince(db: Queries, { supplierId, since }: Since): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select asked.invited_at, least(asked.declined_at, own.first_at, typed.created_at) as answered_at,
      (own.first_at is not null or typed.quote_id is not null) as has_quoted,
      coalesce(typed.status = 'approved', false) as has_won
    from supplier_invitations asked
    left join quotes typed on typed.brand_id = asked.brand_id and typed.fab_id = asked.fab_id
      and typed.supplier_id = asked.supplier_id
    left join lateral (
      select min(sent_at) as first_at from mill_quotes
      where mill_quotes.brand_id = asked.brand_id and mill_quotes.fab_id = asked.fab_id
        and mill_quotes.supplier_id = asked.supplier_id
    ) own on true
    where asked.supplier_id = ${supplierId} and asked.invited_at > ${since}`.execute(db.unscoped);
  return rows;
}

type SentRow = {
  dispatch_by: CalendarDay;
  sent_at: Date;
  market: Market;
  time_zone: string;
};

/** Orders of which everything has left, with the day of their last shipment. */
export async function sentSince(db: Queries, { supplierId, since }: Since): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    select won.dispatch_by::text as dispatch_by, max(shipment.dispatched_at) as sent_at, companies.market,
      companies.time_zone
    from orders won
    join companies on companies.brand_id = won.brand_id
    join dispatches shipment on shipment.brand_id = won.brand_id and shipment.order_id = won.order_id
      and shipment.dispatched_at is not null
    where won.supplier_id = ${supplierId} and won.confirmed_at > ${since}
      and won.status in ('dispatched', 'warehouse', 'delivered')
    group by won.brand_id, won.order_id, won.dispatch_by, companies.market, companies.time_zone`.execute(
    db.unscoped,
  );
  return rows;
}

export type ClaimRow = {
  defect: DefectCode;
  currency: Currency;
  claims: number;
  returns: number;
  settled_minor: bigint;
};

/** What was taken back by the buyer or found to be no fault says nothing of the mill. */
export async function claimsSince(db: Queries, { supplierId, since }: Since): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select claim.defect, won.currency, count(*)::int as claims,
      count(*) filter (where exists (select from delivery_challans moved
        where moved.brand_id = claim.brand_id and moved.issue_id = claim.issue_id))::int as returns,
      coalesce(sum(claim.settled_minor), 0)::bigint as settled_minor
    from issues claim
    join orders won on won.brand_id = claim.brand_id and won.order_id = claim.order_id
    where won.supplier_id = ${supplierId} and claim.raised_at > ${since}
      and claim.status not in ('withdrawn', 'rejected')
    group by claim.defect, won.currency order by claims desc, claim.defect`.execute(db.unscoped);
  return rows;
}

type PriceRow = { own_minor: bigint; average_minor: number };

/** Of requests for which somebody else quoted too, at the newest version of each. */
export async function pricesSince(db: Queries, { supplierId, since }: Since): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select own.supplier_rate_minor as own_minor, others.average_minor
    from quotes mine
    join quote_versions own on own.brand_id = mine.brand_id and own.quote_id = mine.quote_id
      and own.version = mine.version
    join lateral (
      select avg(each.supplier_rate_minor)::float8 as average_minor, count(*) as quotes
      from quotes beside
      join quote_versions each on each.brand_id = beside.brand_id and each.quote_id = beside.quote_id
        and each.version = beside.version
      where beside.brand_id = mine.brand_id and beside.fab_id = mine.fab_id and each.currency = own.currency
        and each.unit = own.unit
    ) others on others.quotes > 1
    where mine.supplier_id = ${supplierId} and mine.created_at > ${since}`.execute(db.unscoped);
  return rows;
}
