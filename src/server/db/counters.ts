/** Counters that all processes share: one statement raises and reads, so no burst slips between two processes. */
import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { scopedStatement } from './statement.ts';

export type CounterWindow = { key: string; windowSeconds: number; now: Date };

/** Raises the counter of the present window and says how far it has come. */
export async function raiseCounter(
  db: Queries,
  { key, windowSeconds, now }: CounterWindow,
): Promise<{ count: number; secondsLeft: number }> {
  const { start, end } = windowAt(windowSeconds, now);
  const { count } = await raiseStatement.one(db, { key, start, end });
  return { count, secondsLeft: secondsBetween(now, end) };
}

const raiseStatement = scopedStatement(({ key, start, end }: { key: string; start: Date; end: Date }, db) =>
  db
    .insertInto('rate_counters')
    .values({ key, window_start: start, count: 1, expires_at: end })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_counters.count + 1` }),
    )
    .returning('count'),
);

export function windowAt(windowSeconds: number, now: Date): { start: Date; end: Date } {
  const length = windowSeconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length) };
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 1000));
}
