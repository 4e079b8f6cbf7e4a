/** Several counters in one statement, and rows of failures that only a success or a quiet day ends. */
import { sql } from 'kysely';
import { type CounterWindow, windowAt } from './counters.ts';
import type { Queries } from './database.ts';

/** How far each has come, in the order asked for. */
export async function readCounters(db: Queries, windows: readonly CounterWindow[]): Promise<number[]> {
  const { keys, starts } = columnsOf(windows);
  const { rows } = await sql<{ count: number }>`
    select coalesce(c.count, 0) as count
    from unnest(${keys}::text[], ${starts}::timestamptz[]) with ordinality as w(key, window_start, place)
    left join rate_counters c using (key, window_start)
    order by w.place`.execute(db.scoped);
  return rows.map(({ count }) => count);
}

/** Raised in the order of their keys, so that two callers never wait for each other crosswise. */
export async function raiseCounters(db: Queries, windows: readonly CounterWindow[]): Promise<void> {
  const { keys, starts, ends } = columnsOf([...windows].sort((a, b) => (a.key < b.key ? -1 : 1)));
  await sql`
    insert into rate_counters (key, window_start, count, expires_at)
    select key, window_start, 1, expires_at
    from unnest(${keys}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[])
      as w(key, window_start, expires_at)
    on conflict (key, window_start) do update set count = rate_counters.count + 1`.execute(db.scoped);
}

/** A streak has no window of its own: it lies at the beginning of time and ends a while after its last failure. */
const STREAK_START = new Date(0);

export async function raiseStreaks(
  db: Queries,
  { keys, now, forgottenAfterSeconds }: { keys: readonly string[]; now: Date; forgottenAfterSeconds: number },
): Promise<void> {
  const ends = new Date(now.getTime() + forgottenAfterSeconds * 1000);
  await sql`
    insert into rate_counters (key, window_start, count, expires_at)
    select key, ${STREAK_START}::timestamptz, 1, ${ends}::timestamptz from unnest(${[...keys].sort()}::text[]) as w(key)
    on conflict (key, window_start) do update set
      count = case when rate_counters.expires_at > ${now}::timestamptz then rate_counters.count + 1 else 1 end,
      expires_at = excluded.expires_at`.execute(db.scoped);
}

export async function readStreaks(
  db: Queries,
  keys: readonly string[],
  now: Date,
): Promise<{ count: number; secondsLeft: number }[]> {
  const { rows } = await sql<{ count: number | null; expires_at: Date | null }>`
    select c.count, c.expires_at
    from unnest(${[...keys]}::text[]) with ordinality as w(key, place)
    left join rate_counters c
      on c.key = w.key and c.window_start = ${STREAK_START}::timestamptz and c.expires_at > ${now}::timestamptz
    order by w.place`.execute(db.scoped);
  return rows.map(({ count, expires_at }) => ({
    count: count ?? 0,
    secondsLeft: expires_at ? Math.max(1, Math.ceil((expires_at.getTime() - now.getTime()) / 1000)) : 0,
  }));
}

export async function endStreaks(db: Queries, keys: readonly string[]): Promise<void> {
  await db.scoped
    .deleteFrom('rate_counters')
    .where('key', 'in', [...keys])
    .where('window_start', '=', STREAK_START)
    .execute();
}

function columnsOf(windows: readonly CounterWindow[]): { keys: string[]; starts: Date[]; ends: Date[] } {
  const spans = windows.map(({ windowSeconds, now }) => windowAt(windowSeconds, now));
  return {
    keys: windows.map(({ key }) => key),
    starts: spans.map(({ start }) => start),
    ends: spans.map(({ end }) => end),
  };
}
