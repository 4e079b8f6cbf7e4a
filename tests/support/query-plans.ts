/** What a store asks of PostgreSQL, and how PostgreSQL would find it. */
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Queries } from '#server/db/database.ts';
import { PreparedClient } from '#server/db/prepared-client.ts';
import type { Parts } from '#server/parts.ts';

type Sent = { text: string; values: unknown[] };

/** The plan of each query that the work sends, in order. */
export async function plansOf(
  { db }: Pick<Parts, 'db'>,
  work: (queries: Queries) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  for (const { text, values } of await queriesSentBy(() => work(db))) {
    const { rows } = await db.unscoped.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${text}`, values),
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

/** Written down where the driver sends them: a query may have been compiled long ago. */
async function queriesSentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: [Sent | string, unknown[]?]) {
    const [config, values = []] = args;
    // Jobs have connections of their own.
    if (this instanceof PreparedClient)
      sent.push(typeof config === 'string' ? { text: config, values } : config);
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}
