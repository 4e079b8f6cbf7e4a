/** What a store asks of PostgreSQL, and how PostgreSQL would find it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database, Queries, Schema } from '#server/db/database.ts';
import { PreparedClient } from '#server/db/driver/prepared-client.ts';
import type { Services } from '#server/services.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { vacuum } from './vacuum.ts';

type Sent = { text: string; values: unknown[] };

type Work = (queries: Queries) => Promise<unknown>;

type Explain = (db: Kysely<Schema>, sent: Sent) => Promise<string>;

/** The plan of each query that the work sends, in order. */
export function plansOf(services: Pick<Services, 'db'>, work: Work): Promise<string[]> {
  return explained(services, work, (db, { text, values }) => planOf(db, `explain ${text}`, values));
}

/** The same as PostgreSQL plans it once for all values, which is what a prepared statement should end with. */
export function plansForAllValues(services: Pick<Services, 'db'>, work: Work): Promise<string[]> {
  // `explain (generic_plan)` would be shorter, from PostgreSQL 16 on.
  return explained(services, work, (db, { text, values }) =>
    db.transaction().execute(async (tx) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
      await tx.executeQuery(CompiledQuery.raw(`prepare explained as ${text}`));
      const plan = await planOf(tx, `explain execute explained (${values.map(() => 'null')})`);
      await sql`deallocate explained`.execute(tx);
      return plan;
    }),
  );
}

async function planOf(db: Kysely<Schema>, text: string, values: unknown[] = []): Promise<string> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(text, values) as CompiledQuery<{ 'QUERY PLAN': string }>,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function explained({ db }: Pick<Services, 'db'>, work: Work, explain: Explain): Promise<string[]> {
  const plans: string[] = [];
  for (const sent of await queriesSentBy(() => work(db))) plans.push(await explain(db.unscoped, sent));
  return plans;
}

/**
 * After many rows were put in at once: known to the planner, and known to be visible to everybody. A vacuum that meets
 * somebody's older snapshot leaves the second part out, so it is repeated until it is true.
 */
export async function settleTables(db: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await waitFor(`${table} to be visible to all`, async () => {
      await vacuum(db, table);
      const { rows } = await sql<{ settled: boolean }>`
        select relallvisible >= relpages * 0.99 as settled from pg_class where oid = ${table}::regclass`.execute(
        db.unscoped,
      );
      return rows[0]?.settled;
    });
  }
}

/** How many queries the work sends side by side, round by round: answers are handed over when all of a round are there. */
export async function queryRounds(work: () => Promise<unknown>): Promise<number[]> {
  const rounds: number[] = [];
  let held: (() => void)[] = [];
  let isRoundOver = true;
  await queriesSentBy(work, (answer) => {
    if (isRoundOver) rounds.push(0);
    isRoundOver = false;
    const place = rounds.length - 1;
    rounds[place] = (rounds[place] ?? 0) + 1;
    return new Promise((resolve) => {
      const hold = () => {
        held.push(() => resolve(answer));
        if (held.length < (rounds.at(-1) ?? 0)) return;
        isRoundOver = true;
        const handOver = held;
        held = [];
        for (const each of handOver) each();
      };
      answer.then(hold, hold);
    });
  });
  return rounds;
}

type Answer = Promise<unknown>;
type Recording = { sent: Sent[]; answered: (answer: Answer) => Answer };
const ofThisWork = new AsyncLocalStorage<Recording>();

/** Written down where a connection is asked: a query may have been compiled long ago. */
export async function queriesSentBy(
  work: () => Promise<unknown>,
  answered: Recording['answered'] = (answer) => answer,
): Promise<Sent[]> {
  const noted: Recording = { sent: [], answered };
  const { query } = PreparedClient.prototype;
  // Jobs have connections of their own.
  PreparedClient.prototype.query = function (this: PreparedClient, ...args: [string, unknown[]?]) {
    const [text, values = []] = args;
    // What the process asks for itself meanwhile is no part of the work.
    const ours = ofThisWork.getStore();
    ours?.sent.push({ text, values });
    const answer = query.apply(this, args);
    return ours ? ours.answered(answer) : answer;
  };
  try {
    await ofThisWork.run(noted, work);
  } finally {
    PreparedClient.prototype.query = query;
  }
  return noted.sent;
}
