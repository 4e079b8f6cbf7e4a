/** What buyers did lately, read across all of them: the played suppliers serve every buyer of the demo, as the desk does. */
import { sql } from 'kysely';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { Queries } from '#server/db/database.ts';
import type { WatchedRequest } from './due-work.ts';
import { watchedSince } from './watched-time.ts';

const MOST_WATCHED = 200;

export async function readWatched(
  db: Queries,
  now: Date,
  castNames: readonly string[],
): Promise<WatchedRequest[]> {
  const requests = await stirredRequests(db, now);
  if (requests.length === 0) return [];
  const fabIds = requests.map(({ fab_id }) => fab_id);
  const weavers = await weaversOf(db, castNames);
  const quotes = await quotesOf(db, fabIds);
  const counters = await openCounters(db, fabIds);
  const questions = await openQuestions(db, fabIds);
  return requests.map((request) => ({
    fabId: request.fab_id,
    number: request.number,
    submittedAt: request.submitted_at ?? now,
    weavers: request.status === 'quote_approved' ? [] : weavers(request.category),
    quotes: quotes.filter(({ fabId }) => fabId === request.fab_id),
    counters: counters.filter(({ fabId }) => fabId === request.fab_id),
    questions: questions.filter(({ fabId }) => fabId === request.fab_id),
  }));
}

/** Sent lately, or an older one whose buyer lately made an offer, asked for a renewal, edited or wrote. */
function stirredRequests(db: Queries, now: Date) {
  const since = watchedSince(now);
  const stirred = db.unscoped
    .selectFrom('fabric_requests')
    .select('fab_id')
    .where('submitted_at', '>', since)
    .union(
      db.unscoped
        .selectFrom('quotes')
        .select('fab_id')
        .where('status', 'in', ['countered', 'renewal_asked', 'needs_requote'])
        .where('updated_at', '>', since),
    )
    .union(
      db.unscoped
        .selectFrom('request_messages')
        .select('fab_id')
        .where('author', '=', 'customer')
        .where('sent_at', '>', since),
    );
  return db.unscoped
    .selectFrom('fabric_requests')
    .select([
      'fab_id',
      'number',
      'status',
      'submitted_at',
      sql<string>`specification ->> 'category'`.as('category'),
    ])
    .where('status', 'in', ['quote_requested', 'quote_submitted', 'quote_approved'])
    .where('submitted_at', '<=', now)
    .where('fab_id', 'in', stirred)
    .orderBy('submitted_at', 'desc')
    .limit(MOST_WATCHED)
    .execute();
}

/** Suppliers that staff of the demo added themselves speak for themselves. */
async function weaversOf(db: Queries, castNames: readonly string[]) {
  const suppliers = await db.unscoped
    .selectFrom('suppliers')
    .select(['supplier_id', 'name', 'fabric_categories'])
    .where('is_active', '=', true)
    .where('name', 'in', castNames)
    .execute();
  return (category: string) =>
    suppliers
      .filter(({ fabric_categories }) => fabric_categories.includes(category))
      .map(({ supplier_id, name }) => ({ supplierId: supplier_id, name }));
}

async function quotesOf(db: Queries, fabIds: readonly string[]) {
  const rows = await db.unscoped
    .selectFrom('quotes')
    .innerJoin('quote_versions', (join) =>
      join
        .onRef('quote_versions.quote_id', '=', 'quotes.quote_id')
        .onRef('quote_versions.version', '=', 'quotes.version'),
    )
    .select(['quotes.fab_id', 'quotes.quote_id', 'quotes.number', 'quotes.supplier_id', 'quotes.status'])
    .select(['quotes.version', 'quotes.updated_at'])
    .leftJoin('staff_members', 'staff_members.staff_id', 'quote_versions.sent_by')
    .select('staff_members.is_autopilot')
    .where('quotes.fab_id', 'in', fabIds)
    .execute();
  return rows.map((row) => ({
    fabId: row.fab_id,
    quoteId: row.quote_id,
    number: row.number,
    version: row.version,
    supplierId: row.supplier_id,
    status: row.status as QuoteStatus,
    updatedAt: row.updated_at,
    // Older demos played without a name.
    isPlayed: row.is_autopilot ?? true,
  }));
}

async function openCounters(db: Queries, fabIds: readonly string[]) {
  const rows = await db.unscoped
    .selectFrom('counter_offers')
    .innerJoin('quotes', 'quotes.quote_id', 'counter_offers.quote_id')
    .select([
      'quotes.fab_id',
      'counter_offers.counter_id',
      'counter_offers.quote_id',
      'counter_offers.made_at',
    ])
    .where('quotes.fab_id', 'in', fabIds)
    .where('counter_offers.answer', 'is', null)
    .execute();
  return rows.map((row) => ({
    fabId: row.fab_id,
    counterId: row.counter_id,
    quoteId: row.quote_id,
    madeAt: row.made_at,
  }));
}

/** Talks whose last word is the buyer's; where a person of the desk has spoken, that person goes on. */
async function openQuestions(db: Queries, fabIds: readonly string[]) {
  const rows = await db.unscoped
    .selectFrom('request_messages')
    .distinctOn(['fab_id', 'quote_id'])
    .select(['fab_id', 'quote_id', 'message_id', 'author', 'body', 'sent_at'])
    .select(
      sql<boolean>`bool_or(
        author = 'staff' and author_id not in (select staff_id from staff_members where is_autopilot)
      ) over (partition by fab_id, quote_id)`.as('has_person'),
    )
    .where('fab_id', 'in', fabIds)
    .orderBy('fab_id')
    .orderBy('quote_id')
    .orderBy('sent_at', 'desc')
    .orderBy('message_id', 'desc')
    .execute();
  return rows
    .filter(({ author, has_person }) => author === 'customer' && !has_person)
    .map((row) => ({
      fabId: row.fab_id,
      quoteId: row.quote_id,
      messageId: row.message_id,
      text: row.body,
      sentAt: row.sent_at,
    }));
}
