/** Quotes whose time comes, of all companies: the jobs work for everybody, so no tenant is named. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

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
export function expireBatch(tx: Queries, now: Date, limit: number): Promise<TimedQuote[]> {
  const due = tx.unscoped
    .selectFrom('quotes')
    .select('quote_id')
    .where('status', 'in', RUNNING)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return tx.unscoped
    .updateTable('quotes')
    .set({ status: 'expired', updated_at: now })
    .where('quote_id', 'in', due)
    .returning(['quote_id', 'brand_id', 'fab_id', 'number', 'version'])
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
): Promise<EndingQuote[]> {
  const ending = tx.unscoped
    .selectFrom('quotes')
    .select('quote_id')
    .where('status', 'in', APPROVABLE)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', until)
    .where(sql<boolean>`reminded_for is distinct from expires_at`)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const marked = await tx.unscoped
    .updateTable('quotes')
    .set({ reminded_for: sql`expires_at` })
    .where('quote_id', 'in', ending)
    .returning('quote_id')
    .execute();
  if (marked.length === 0) return [];
  return tx.unscoped
    .selectFrom('quotes')
    .innerJoin('quote_versions', (join) =>
      join
        .onRef('quote_versions.quote_id', '=', 'quotes.quote_id')
        .onRef('quote_versions.version', '=', 'quotes.version'),
    )
    .innerJoin('fabric_requests', 'fabric_requests.fab_id', 'quotes.fab_id')
    .select([
      'quotes.quote_id',
      'quotes.brand_id',
      'quotes.fab_id',
      'quotes.number',
      'quotes.version',
      'fabric_requests.customer_id',
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
