/** Quotes whose time comes, of all companies: the jobs work for everybody, so no tenant is named. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { takeByCompany } from '#server/db/tenant/take-by-company.ts';

/** What the index quotes_by_expiry holds. */
const RUNNING = ['submitted', 'viewed', 'countered', 'needs_requote'] as const;
/** A quote for an older specification cannot be approved, so its end is no news. */
const APPROVABLE = ['submitted', 'viewed', 'countered'] as const;

export type TimedQuote = {
  quote_id: string;
  brand_id: string;
  fab_id: string;
  number: string;
  version: number;
};

/** Rows that somebody is deciding on right now are left for the next turn. */
export async function expireBatch(tx: Queries, now: Date, limit: number): Promise<Turn<TimedQuote>> {
  const due = await tx.unscoped
    .selectFrom('quotes')
    .select(['quote_id', 'brand_id'])
    .where('status', 'in', RUNNING)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return takeByCompany(due, limit, (brandId, quotes) =>
    expireOfCompany(tx, { brandId, ids: idsOf(quotes), now }),
  );
}

type Turn<Quote> = { taken: Quote[]; isMoreDue: boolean };
type OfCompany = { brandId: string; ids: string[] };
const idsOf = (quotes: readonly { quote_id: string }[]) => quotes.map(({ quote_id }) => quote_id);

function expireOfCompany(
  tx: Queries,
  { brandId, ids, now }: OfCompany & { now: Date },
): Promise<TimedQuote[]> {
  const free = tx.scoped
    .selectFrom('quotes')
    .select('quote_id')
    .where('brand_id', '=', brandId)
    .where('quote_id', 'in', ids)
    .where('status', 'in', RUNNING)
    .where('expires_at', '<=', now)
    .forUpdate()
    .skipLocked();
  return tx.scoped
    .updateTable('quotes')
    .set({ status: 'expired', updated_at: now })
    .where('brand_id', '=', brandId)
    .where('quote_id', 'in', free)
    .returning(['quote_id', 'brand_id', 'fab_id', 'number', 'version'])
    .execute();
}

/** Of two clocks at once one marks it. */
function markOfCompany(tx: Queries, { brandId, ids }: OfCompany): Promise<{ quote_id: string }[]> {
  const free = tx.scoped
    .selectFrom('quotes')
    .select('quote_id')
    .where('brand_id', '=', brandId)
    .where('quote_id', 'in', ids)
    .where('status', 'in', APPROVABLE)
    .where(sql<boolean>`reminded_for is distinct from expires_at`)
    .forUpdate()
    .skipLocked();
  return tx.scoped
    .updateTable('quotes')
    .set({ reminded_for: sql`expires_at` })
    .where('brand_id', '=', brandId)
    .where('quote_id', 'in', free)
    .returning('quote_id')
    .execute();
}

export type EndingQuote = TimedQuote & {
  customer_id: string;
  quality: string;
  valid_till: string;
  zone: string;
};

/** Marks what it returns, so that the buyer is notified once of each end. */
export async function endingBatch(
  tx: Queries,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Turn<EndingQuote>> {
  const ending = await tx.unscoped
    .selectFrom('quotes')
    .select(['quote_id', 'brand_id'])
    .where('status', 'in', APPROVABLE)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', until)
    .where(sql<boolean>`reminded_for is distinct from expires_at`)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  const { taken: marked, isMoreDue } = await takeByCompany(ending, limit, (brandId, quotes) =>
    markOfCompany(tx, { brandId, ids: idsOf(quotes) }),
  );
  return { taken: marked.length === 0 ? [] : await endingQuotes(tx, marked), isMoreDue };
}

function endingQuotes(tx: Queries, marked: readonly { quote_id: string }[]): Promise<EndingQuote[]> {
  return tx.unscoped
    .selectFrom('quotes')
    .innerJoin('quote_versions', (join) =>
      join
        .onRef('quote_versions.brand_id', '=', 'quotes.brand_id')
        .onRef('quote_versions.quote_id', '=', 'quotes.quote_id')
        .onRef('quote_versions.version', '=', 'quotes.version'),
    )
    .innerJoin('fabric_requests', (join) =>
      join
        .onRef('fabric_requests.brand_id', '=', 'quotes.brand_id')
        .onRef('fabric_requests.fab_id', '=', 'quotes.fab_id'),
    )
    .select([
      'quotes.quote_id',
      'quotes.brand_id',
      'quotes.fab_id',
      'quotes.number',
      'quotes.version',
      (eb) => eb.fn.coalesce('fabric_requests.assigned_to', 'fabric_requests.customer_id').as('customer_id'),
      'fabric_requests.quality',
      'quote_versions.valid_till',
      'quote_versions.zone',
    ])
    .where(
      'quotes.quote_id',
      'in',
      marked.map(({ quote_id }) => quote_id),
    )
    .orderBy('quotes.expires_at')
    .orderBy('quotes.quote_id')
    .execute();
}
