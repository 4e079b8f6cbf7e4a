import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { ReceiptRow } from './receipts.store.ts';

export type StaffReceiptRow = ReceiptRow & {
  brand_id: string;
  company: string;
  order_id: string;
  order_number: string;
};

type Page = { search: string | null; offset: number; limit: number };

/** The page is read along the index of the newest; what is searched for is found first, each word by its own index. */
export async function staffReceiptsPage(
  db: Queries,
  { search, offset, limit }: Page,
): Promise<{ rows: StaffReceiptRow[]; total: number }> {
  const joined = sql`
    from receipts
    join payment_orders paid on paid.brand_id = receipts.brand_id and paid.payment_order_id = receipts.payment_order_id
    join captures on captures.brand_id = receipts.brand_id and captures.capture_id = receipts.capture_id
    join orders on orders.brand_id = paid.brand_id and orders.order_id = paid.order_id
    join companies on companies.brand_id = receipts.brand_id`;
  const found = matching(search);
  const { rows } = await sql<StaffReceiptRow>`
    select receipts.number, receipts.brand_id, companies.name as company, orders.order_id,
      orders.number as order_number, captures.amount_minor, captures.currency, receipts.withheld_minor,
      receipts.left_minor, captures.method, captures.provider_payment_id, receipts.given_at
    ${joined} ${found} order by receipts.given_at desc, receipts.number desc limit ${limit} offset ${offset}`.execute(
    db.forStaff,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from receipts ${found}`.execute(db.forStaff);
  return { rows, total: counted[0]?.total ?? 0 };
}

function matching(search: string | null) {
  if (search === null) return sql``;
  const inside = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`where (receipts.brand_id, receipts.number) in (
    select brand_id, number from receipts where lower(number) like ${inside}
    union
    select given.brand_id, given.number from orders
      join payment_orders paid on paid.brand_id = orders.brand_id and paid.order_id = orders.order_id
      join receipts given on given.brand_id = paid.brand_id and given.payment_order_id = paid.payment_order_id
    where lower(orders.number) like ${inside}
    union
    select given.brand_id, given.number from companies join receipts given on given.brand_id = companies.brand_id
    where lower(companies.name) like ${inside})`;
}
