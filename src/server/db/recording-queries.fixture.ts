import { DummyDriver, Kysely, type KyselyConfig, PostgresAdapter, PostgresIntrospector } from 'kysely';
import type { Queries } from './database.ts';
import type { DB } from './schema.generated.ts';
import { GuardedQueryCompiler, withoutTenant } from './tenant/guarded-dialect.ts';

/** Answers nothing, but writes down what it was sent. */
export function recordingQueries() {
  const sent: { sql: string; parameters: readonly unknown[] }[] = [];
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new GuardedQueryCompiler(),
  };
  const scoped = new Kysely<DB>({ dialect, log: ({ query }) => void sent.push(query) } as KyselyConfig);
  const deliberate = scoped.withPlugin(withoutTenant);
  const queries: Queries = { scoped, forStaff: deliberate, unscoped: deliberate };
  return { queries, sent };
}
