/** Quotes as mills sent them, and which version of the buyer's quote came of each. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import type { Invited } from './invitations.store.ts';

export type MillBreak = { fromThousandths: string; rateMinor: string };

export type MillQuoteRow = Omit<
  Selectable<Schema['mill_quotes']>,
  'currency' | 'unit' | 'quantity_breaks' | 'valid_till'
> & {
  currency: Currency;
  unit: LengthUnit;
  quantity_breaks: MillBreak[];
  valid_till: string;
  /** Of the buyer's quote that came of it. */
  quote_id: string | null;
  quote_status: string | null;
};

/** The newest of each supplier. */
export async function newestMillQuotes(
  db: Queries,
  { brandId, fabId }: { brandId: string; fabId: string },
): Promise<MillQuoteRow[]> {
  const { rows } = await sql<MillQuoteRow>`
    select distinct on (mine.supplier_id) mine.*, mine.valid_till::text as valid_till, published.quote_id,
      shown.status as quote_status
    from mill_quotes mine
    left join mill_quote_publications published on published.brand_id = mine.brand_id
      and published.mill_quote_id = mine.mill_quote_id
    left join quotes shown on shown.brand_id = published.brand_id and shown.quote_id = published.quote_id
    where mine.brand_id = ${brandId} and mine.fab_id = ${fabId}
    order by mine.supplier_id, mine.version desc`.execute(db.scoped);
  return rows;
}

/** The newest version for each request that one mill quoted for. */
export async function millQuotesOfSupplier(db: Queries, supplierId: string): Promise<MillQuoteRow[]> {
  const { rows } = await sql<MillQuoteRow>`
    select distinct on (mine.brand_id, mine.fab_id) mine.*, mine.valid_till::text as valid_till,
      published.quote_id, shown.status as quote_status
    from mill_quotes mine
    left join mill_quote_publications published on published.brand_id = mine.brand_id
      and published.mill_quote_id = mine.mill_quote_id
    left join quotes shown on shown.brand_id = published.brand_id and shown.quote_id = published.quote_id
    where mine.supplier_id = ${supplierId}
    order by mine.brand_id, mine.fab_id, mine.version desc`.execute(db.unscoped);
  return rows;
}

export async function newestMillQuote(db: Queries, invited: Invited): Promise<MillQuoteRow | undefined> {
  return (await newestMillQuotes(db, invited)).find(({ supplier_id }) => supplier_id === invited.supplierId);
}

export async function insertMillQuote(tx: Queries, row: Insertable<Schema['mill_quotes']>): Promise<void> {
  await tx.scoped.insertInto('mill_quotes').values(row).execute();
}

/** Staff name a mill's quote only by its id; whose it is comes out here. */
export async function placeOfMillQuote(db: Queries, millQuoteId: string): Promise<Invited | undefined> {
  const row = await db.forStaff
    .selectFrom('mill_quotes')
    .select(['brand_id', 'fab_id', 'supplier_id'])
    .where('mill_quote_id', '=', millQuoteId)
    .executeTakeFirst();
  return row && { brandId: row.brand_id, fabId: row.fab_id, supplierId: row.supplier_id };
}

export async function insertPublication(
  tx: Queries,
  row: Insertable<Schema['mill_quote_publications']>,
): Promise<void> {
  await tx.scoped.insertInto('mill_quote_publications').values(row).execute();
}

export type SimilarQuote = Pick<
  MillQuoteRow,
  | 'currency'
  | 'unit'
  | 'rate_minor'
  | 'minimum_thousandths'
  | 'ready_days'
  | 'payment_days'
  | 'quantity_breaks'
  | 'sent_at'
>;

type Similar = {
  supplierId: string;
  fabId: string;
  subCategoryId: number;
  currency: Currency;
  unit: LengthUnit;
};

/** The mill's own last figures for this kind of cloth, whoever asked: from its page, else as the desk typed them. */
export async function lastSimilarQuote(
  db: Queries,
  { supplierId, fabId, subCategoryId, currency, unit }: Similar,
): Promise<SimilarQuote | undefined> {
  const { rows } = await sql<SimilarQuote>`
    (select mine.currency, mine.unit, rate_minor, minimum_thousandths, ready_days, payment_days,
       quantity_breaks, mine.sent_at
     from mill_quotes mine join fabric_requests requested on requested.brand_id = mine.brand_id and requested.fab_id = mine.fab_id
     where mine.supplier_id = ${supplierId} and mine.fab_id <> ${fabId}
       and requested.sub_category_id = ${subCategoryId} and mine.currency = ${currency} and mine.unit = ${unit}
     order by mine.sent_at desc limit 1)
    union all
    (select typed.currency, typed.unit, supplier_rate_minor, minimum_thousandths, lead_days::smallint, 30::smallint,
       '[]'::jsonb, typed.sent_at
     from quotes join quote_versions typed on typed.brand_id = quotes.brand_id and typed.quote_id = quotes.quote_id
       and typed.version = quotes.version
     where quotes.supplier_id = ${supplierId} and quotes.fab_id <> ${fabId}
       and typed.sub_category_id = ${subCategoryId} and typed.currency = ${currency} and typed.unit = ${unit}
     order by typed.sent_at desc limit 1)`.execute(db.unscoped);
  return rows[0];
}
