/** What buyers offered instead; at most one offer of a quote waits for an answer. */
import type { Insertable } from 'kysely';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import type { CounterAnswer } from '../quotes.store.ts';

export type CounterRow = {
  version: number;
  rate_minor: bigint;
  currency: Currency;
  unit: LengthUnit;
  quantity_thousandths: bigint | null;
  lead_days: number | null;
  advance_percent: number | null;
  credit_days: number | null;
  note: string | null;
  made_at: Date;
  answer: CounterAnswer | null;
  answer_note: string | null;
};

export async function insertCounter(tx: Queries, row: Insertable<Schema['counter_offers']>): Promise<void> {
  await tx.scoped.insertInto('counter_offers').values(row).execute();
}

type Answer = { answer: CounterAnswer; note?: string | null; now: Date };

/** Whatever of these quotes still waits gets this answer. */
export async function answerCounters(
  tx: Queries,
  brandId: string,
  quoteIds: readonly string[],
  { answer, note = null, now }: Answer,
): Promise<void> {
  if (quoteIds.length === 0) return;
  await tx.scoped
    .updateTable('counter_offers')
    .set({ answer, answer_note: note, answered_at: now })
    .where('brand_id', '=', brandId)
    .where('quote_id', 'in', quoteIds)
    .where('answer', 'is', null)
    .execute();
}

/** Oldest first. */
export function countersOf(db: Queries, brandId: string, quoteId: string): Promise<CounterRow[]> {
  return db.scoped
    .selectFrom('counter_offers')
    .innerJoin('quote_versions', (join) =>
      join
        .onRef('quote_versions.brand_id', '=', 'counter_offers.brand_id')
        .onRef('quote_versions.quote_id', '=', 'counter_offers.quote_id')
        .onRef('quote_versions.version', '=', 'counter_offers.version'),
    )
    .select([
      'counter_offers.version',
      'counter_offers.rate_minor',
      'quote_versions.currency',
      'quote_versions.unit',
      'counter_offers.quantity_thousandths',
      'counter_offers.lead_days',
      'counter_offers.advance_percent',
      'counter_offers.credit_days',
      'counter_offers.note',
      'counter_offers.made_at',
      'counter_offers.answer',
      'counter_offers.answer_note',
    ])
    .where('counter_offers.brand_id', '=', brandId)
    .where('counter_offers.quote_id', '=', quoteId)
    .orderBy('counter_offers.made_at')
    .orderBy('counter_offers.counter_id')
    .$castTo<CounterRow>()
    .execute();
}
