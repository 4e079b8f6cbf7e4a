/**
 * The time of the database, so that all processes judge every end by one clock and a wrong one revives nothing.
 * Between two looks the process only counts how long it runs; what its own calendar says is never used.
 */
import { sql } from 'kysely';
import type { Clock } from '../services.ts';
import type { Queries } from './database.ts';

const LOOK_EVERY_MS = 5000;
/** A look that took longer says too little about the moment it was taken. */
const LONGEST_LOOK_MS = 1000;
/** Counting stops while a machine sleeps, the calendar does not: this far apart, it slept or was set. */
const APART_MS = 2000;

export type ProcessTime = { wallMs(): number; runningMs(): number };
export type DatabaseClock = Clock & { close(): void };

const OWN_TIME: ProcessTime = { wallMs: () => Date.now(), runningMs: () => performance.now() };

type Look = { databaseMs: number; runningMs: number; wallMs: number };

export async function openDatabaseClock(db: Queries, time: ProcessTime = OWN_TIME): Promise<DatabaseClock> {
  let look = await lookAt(db, time);
  let isLooking = false;

  const lookAgain = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const next = await lookAt(db, time);
      if (next.tookMs <= LONGEST_LOOK_MS) look = next;
    } catch {
      // Without the database nothing is judged anyway; the next look comes.
    }
    isLooking = false;
  };
  const timer = setInterval(() => void lookAgain(), LOOK_EVERY_MS);
  timer.unref();
  return {
    now() {
      const ran = time.runningMs() - look.runningMs;
      if (Math.abs(time.wallMs() - look.wallMs - ran) > APART_MS) void lookAgain();
      return new Date(look.databaseMs + ran);
    },
    close: () => clearInterval(timer),
  };
}

async function lookAt(db: Queries, time: ProcessTime): Promise<Look & { tookMs: number }> {
  const requested = time.runningMs();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db.scoped);
  const answered = time.runningMs();
  const databaseMs = rows[0]?.now.getTime();
  if (databaseMs === undefined) throw new Error('The database does not say what time it is.');
  const tookMs = answered - requested;
  return { databaseMs: databaseMs + tookMs / 2, runningMs: answered, wallMs: time.wallMs(), tookMs };
}
