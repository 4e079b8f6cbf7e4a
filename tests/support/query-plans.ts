/** What a store asks of PostgreSQL, and how PostgreSQL would find it. */
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';

/** The plan of each query that the work sends, in order. */
export async function plansOf(
  { db }: Pick<Parts, 'db'>,
  work: (queries: Queries) => Promise<unknown>,
): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work({ scoped: db.scoped.withPlugin(recorder), unscoped: db.unscoped.withPlugin(recorder) });
  const executor = db.unscoped.getExecutor();
  const plans: string[] = [];
  for (const node of nodes) {
    const { sql, parameters } = executor.compileQuery(node, { queryId: 'plan' });
    const { rows } = await db.unscoped.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${sql}`, [...parameters]),
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
