/** What nobody reported is found by the servers' own poll, a minute after it was begun. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { missingPayments } from '#tests/support/data/money-facts.ts';

const LOOK_EVERY_MS = 500;
const LIMIT_MS = 600_000;

/** Returns the seconds it took; what stays away after the limit is for the report to say. */
export async function untilPolled(db: Queries, since: Date): Promise<number> {
  const startedAt = performance.now();
  const waitedMs = () => performance.now() - startedAt;
  while (waitedMs() < LIMIT_MS && !(await isSettled(db, since))) await pause(LOOK_EVERY_MS);
  const seconds = waitedMs() / 1000;
  // So that PostgreSQL knows how large the tables have become when the report asks.
  await sql`analyze`.execute(db.unscoped);
  return seconds;
}

async function isSettled(db: Queries, since: Date): Promise<boolean> {
  const unhandled = await db.unscoped
    .selectFrom('provider_events')
    .select('event_id')
    .where('handled_at', 'is', null)
    .limit(1)
    .execute();
  return unhandled.length === 0 && (await missingPayments(db, since)) === 0;
}
