/** Several counters in one statement, and rows of failures that only a success or a quiet day ends. */
import { sql } from 'kysely';
import { type CounterWindow, windowAt } from './counters.ts';
import type { Queries } from './database.ts';
import { scopedStatement } from './statement.ts';

export type Streak = { count: number; secondsLeft: number };

/** How far each has come, in the order asked for. */
export async function readCounters(db: Queries, windows: readonly CounterWindow[]): Promise<number[]> {
  const rows = await readStatement.all(db, columnsOf(windows));
  return rows.map(({ count }) => count ?? 0);
}

/** The same in one statement with rows of failures, for whoever needs both. */
export async function readCountersAndStreaks(
  db: Queries,
  { windows, streaks, now }: { windows: readonly CounterWindow[]; streaks: readonly string[]; now: Date },
): Promise<{ counts: number[]; streaks: Streak[] }> {
  const { keys, starts } = columnsOf(windows);
  const rows = await readStatement.all(db, {
    keys: [...keys, ...streaks],
    starts: [...starts, ...streaks.map(() => STREAK_START)],
  });
  return {
    counts: rows.slice(0, windows.length).map(({ count }) => count ?? 0),
    streaks: rows.slice(windows.length).map((row) => streakOf(row, now)),
  };
}

type CounterRow = { count: number | null; expires_at: Date | null };

const readStatement = scopedStatement(
  ({ keys, starts }: { keys: string[]; starts: Date[] }) => sql<CounterRow>`
    select c.count, c.expires_at
    from unnest(${keys}::text[], ${starts}::timestamptz[]) with ordinality as w(key, window_start, place)
    left join rate_counters c using (key, window_start)
    order by w.place`,
);

/** Raised in the order of their keys, so that two callers never wait for each other crosswise. */
export async function raiseCounters(db: Queries, windows: readonly CounterWindow[]): Promise<void> {
  await raiseStatement.all(db, columnsOf([...windows].sort((a, b) => (a.key < b.key ? -1 : 1))));
}

const raiseStatement = scopedStatement(
  ({ keys, starts, ends }: ReturnType<typeof columnsOf>) => sql`
    insert into rate_counters (key, window_start, count, expires_at)
    select key, window_start, 1, expires_at
    from unnest(${keys}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[])
      as w(key, window_start, expires_at)
    on conflict (key, window_start) do update set count = rate_counters.count + 1`,
);

/** A streak has no window of its own: it lies at the beginning of time and ends a while after its last failure. */
const STREAK_START = new Date(0);

function streakOf({ count, expires_at }: CounterRow, now: Date): Streak {
  if (!expires_at || expires_at <= now) return { count: 0, secondsLeft: 0 };
  return {
    count: count ?? 0,
    secondsLeft: Math.max(1, Math.ceil((expires_at.getTime() - now.getTime()) / 1000)),
  };
}

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

export async function endStreaks(db: Queries, keys: readonly string[]): Promise<void> {
  await endStatement.all(db, { keys });
}

const endStatement = scopedStatement(
  ({ keys }: { keys: readonly string[] }) =>
    sql`delete from rate_counters where key = any(${keys}::text[]) and window_start = ${STREAK_START}::timestamptz`,
);

function columnsOf(windows: readonly CounterWindow[]): { keys: string[]; starts: Date[]; ends: Date[] } {
  const spans = windows.map(({ windowSeconds, now }) => windowAt(windowSeconds, now));
  return {
    keys: windows.map(({ key }) => key),
    starts: spans.map(({ start }) => start),
    ends: spans.map(({ end }) => end),
  };
}
