import { sql } from 'kysely';
import type { Market } from '#domain/shared/market.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';

export type CompanyRow = {
  brand_id: string;
  name: string;
  market: Market;
  city: string | null;
  verification_status: 0 | 1 | 2;
  contact_name: string | null;
  contact: string | null;
  limit_minor: bigint | null;
  currency: Currency | null;
  credit_days: number | null;
  open_orders: bigint;
  created_at: Date;
};

export type CompanyPage = { search: string | null; offset: number; limit: number };

/** By name; `search` begins a name or stands inside it. */
export async function companyPage(
  db: Queries,
  { search, offset, limit }: CompanyPage,
): Promise<{ rows: CompanyRow[]; total: number }> {
  const matching =
    search === null
      ? sql`companies`
      : sql`companies where lower(name) like ${`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`;
  const { rows } = await sql<(CompanyRow | { brand_id: null }) & { found: bigint }>`
    with page as (
      select * from ${matching} order by lower(name), brand_id offset ${offset} limit ${limit}
    )
    select counted.found, page.brand_id, page.name, page.market, page.city, page.verification_status,
      person.name as contact_name, coalesce(person.phone, person.email) as contact,
      credit_terms.limit_minor, credit_terms.currency, credit_terms.credit_days, page.created_at,
      coalesce(working.open_orders, 0) as open_orders
    from (select count(*) as found from ${matching}) counted
    left join page on true
    left join (
      select * from credit_terms where brand_id in (select brand_id from page)
    ) credit_terms on credit_terms.brand_id = page.brand_id
    left join (
      select brand_id, count(*) as open_orders from orders
      where brand_id in (select brand_id from page) and status in ('created', 'dispatched', 'warehouse')
      group by brand_id
    ) working on working.brand_id = page.brand_id
    left join lateral (
      select name, phone, email from people where people.brand_id = page.brand_id order by created_at limit 1
    ) person on true
    order by lower(page.name), page.brand_id`.execute(db.forStaff);
  return {
    rows: rows.filter((row): row is CompanyRow & { found: bigint } => row.brand_id !== null),
    total: Number(rows[0]?.found ?? 0),
  };
}

export function companyNamed(
  db: Queries,
  brandId: string,
): Promise<{ name: string; market: Market } | undefined> {
  return db.forStaff
    .selectFrom('companies')
    .select(['name', 'market'])
    .where('brand_id', '=', brandId)
    .$castTo<{ name: string; market: Market }>()
    .executeTakeFirst();
}
