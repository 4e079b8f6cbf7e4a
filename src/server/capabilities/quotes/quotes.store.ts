/** Quotes with their latest versions; every read names the company, also where staff ask for it. */
import { type ExpressionBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { QuoteDeliveryTerm, SAMPLE_CHOICES } from '#contract/customer/quotes.ts';
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';
import type { FabricSpecification } from '#domain/quotes/compare/specification-differences.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import { claim } from '#server/db/claims.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type StoredBreak = { fromThousandths: string; rateMinor: string };
export type StoredTaxLine = { label: string; basisPoints: number; minor: string };

export type VersionRow = Omit<
  Selectable<Schema['quote_versions']>,
  | 'currency'
  | 'unit'
  | 'offered'
  | 'quantity_breaks'
  | 'tax_lines'
  | 'delivery_term'
  | 'balance'
  | 'sample'
  | 'badges'
> & {
  currency: Currency;
  unit: LengthUnit;
  offered: FabricSpecification;
  quantity_breaks: StoredBreak[];
  tax_lines: StoredTaxLine[];
  delivery_term: QuoteDeliveryTerm;
  balance: 'before_dispatch' | 'on_credit';
  sample: (typeof SAMPLE_CHOICES)[number];
  badges: QualityBadge[];
};

/** Null columns where the buyer has never made an offer. */
type LatestCounter = {
  counter_version: number | null;
  counter_rate_minor: bigint | null;
  counter_unit: LengthUnit | null;
  counter_quantity_thousandths: bigint | null;
  counter_lead_days: number | null;
  counter_advance_percent: number | null;
  counter_credit_days: number | null;
  counter_note: string | null;
  counter_made_at: Date | null;
  counter_answer: CounterAnswer | null;
  counter_answer_note: string | null;
};
export type CounterAnswer = 'new_version' | 'refused' | 'replaced' | 'ended';

type SupplierSummary = {
  supplier_name: string;
  alias: string;
  city: string;
  rating_tenths: number | null;
  feedback_count: number;
  feedback_stars: number;
  on_time_percent: number | null;
  orders_done: number;
};

export type QuoteRow = Omit<Selectable<Schema['quotes']>, 'status'> & { status: QuoteStatus } & VersionRow &
  SupplierSummary &
  LatestCounter;

function latestCounter(eb: ExpressionBuilder<Schema, 'quotes'>, brandId: string) {
  return eb
    .selectFrom('counter_offers')
    .innerJoin('quote_versions as answered', (join) =>
      join
        .onRef('answered.brand_id', '=', 'counter_offers.brand_id')
        .onRef('answered.quote_id', '=', 'counter_offers.quote_id')
        .onRef('answered.version', '=', 'counter_offers.version'),
    )
    .select([
      'counter_offers.version as counter_version',
      'counter_offers.rate_minor as counter_rate_minor',
      'answered.unit as counter_unit',
      'counter_offers.quantity_thousandths as counter_quantity_thousandths',
      'counter_offers.lead_days as counter_lead_days',
      'counter_offers.advance_percent as counter_advance_percent',
      'counter_offers.credit_days as counter_credit_days',
      'counter_offers.note as counter_note',
      'counter_offers.made_at as counter_made_at',
      'counter_offers.answer as counter_answer',
      'counter_offers.answer_note as counter_answer_note',
    ])
    .where('counter_offers.brand_id', '=', brandId)
    .whereRef('counter_offers.quote_id', '=', 'quotes.quote_id')
    .orderBy('counter_offers.made_at', 'desc')
    .orderBy('counter_offers.counter_id', 'desc')
    .limit(1)
    .as('counter');
}

function quotes(db: Queries, brandId: string) {
  return db.scoped
    .selectFrom('quotes')
    .innerJoin('quote_versions', (join) =>
      join
        .onRef('quote_versions.brand_id', '=', 'quotes.brand_id')
        .onRef('quote_versions.quote_id', '=', 'quotes.quote_id')
        .onRef('quote_versions.version', '=', 'quotes.version'),
    )
    .innerJoin('suppliers', 'suppliers.supplier_id', 'quotes.supplier_id')
    .leftJoinLateral(
      (eb) => latestCounter(eb as unknown as ExpressionBuilder<Schema, 'quotes'>, brandId),
      (join) => join.onTrue(),
    )
    .selectAll('quote_versions')
    .selectAll('quotes')
    .selectAll('counter')
    .select([
      'suppliers.name as supplier_name',
      'suppliers.alias',
      'suppliers.city',
      'suppliers.rating_tenths',
      'suppliers.feedback_count',
      'suppliers.feedback_stars',
      'suppliers.on_time_percent',
      'suppliers.orders_done',
    ])
    .where('quotes.brand_id', '=', brandId)
    .$castTo<QuoteRow>();
}

/** In the order they came. */
export function quotesOf(db: Queries, brandId: string, fabId: string): Promise<QuoteRow[]> {
  return quotes(db, brandId)
    .where('quotes.fab_id', '=', fabId)
    .orderBy('quotes.created_at')
    .orderBy('quotes.number')
    .execute();
}

export function quoteOf(db: Queries, brandId: string, quoteId: string): Promise<QuoteRow | undefined> {
  return quotes(db, brandId).where('quotes.quote_id', '=', quoteId).executeTakeFirst();
}

export type QuoteOwner = { brand_id: string; fab_id: string };

export function ownerOfQuote(db: Queries, brandId: string, quoteId: string): Promise<QuoteOwner | undefined> {
  return db.scoped
    .selectFrom('quotes')
    .select(['brand_id', 'fab_id'])
    .where('brand_id', '=', brandId)
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
}

/** The approved quote of the same request, whether it is this one or another. */
export function approvedQuoteOf(
  db: Queries,
  brandId: string,
  fabId: string,
): Promise<{ quote_id: string; number: string } | undefined> {
  return db.scoped
    .selectFrom('quotes')
    .select(['quote_id', 'number'])
    .where('brand_id', '=', brandId)
    .where('fab_id', '=', fabId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
}

/** Staff name a quote only by its id; whose it is comes out here, and everything after names the company. */
export function ownerOfAnyQuote(db: Queries, quoteId: string): Promise<QuoteOwner | undefined> {
  return db.forStaff
    .selectFrom('quotes')
    .select(['brand_id', 'fab_id'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
}

/** Apart from reading it: what is read after the wait for the lock is what holds. */
export async function lockQuoteRow(tx: Queries, brandId: string, quoteId: string): Promise<void> {
  await tx.scoped
    .selectFrom('quotes')
    .select('quote_id')
    .where('brand_id', '=', brandId)
    .where('quote_id', '=', quoteId)
    .forUpdate()
    .execute();
}

export type QuoteColumns = Updateable<Schema['quotes']>;

export async function updateQuote(
  tx: Queries,
  { brand_id, quote_id }: Pick<QuoteRow, 'brand_id' | 'quote_id'>,
  set: QuoteColumns,
): Promise<void> {
  await tx.scoped
    .updateTable('quotes')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('quote_id', '=', quote_id)
    .execute();
}

export type NewQuote = {
  quote_id: string;
  brand_id: string;
  fab_id: string;
  number: string;
  supplier_id: string;
  status: QuoteStatus;
  version: number;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
};

export async function insertQuote(tx: Queries, quote: NewQuote): Promise<void> {
  await claim(tx, { kind: 'quote_number', value: quote.number, brandId: quote.brand_id });
  await tx.scoped.insertInto('quotes').values(quote).execute();
}

export async function nextQuoteSerial(tx: Queries): Promise<number> {
  const { rows } = await sql<{ serial: bigint }>`select nextval('quote_numbers') as serial`.execute(
    tx.scoped,
  );
  return Number(rows[0]?.serial);
}
