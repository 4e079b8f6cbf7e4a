/** PostgreSQL for Kysely, where every query is looked at once before its text may be sent. */
import {
  type CompiledQuery,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import { assertTenantNamed } from './tenant-guard.ts';

/** Trees that plumbing and staff sent on purpose without a tenant; anything that is not in here is guarded. */
const deliberate = new WeakSet<RootOperationNode>();

/** Equal texts are equal queries, whatever their values: what was found scoped once is not walked again. */
const found = new Set<string>();
const FOUND_LIMIT = 5000;

export const withoutTenant: KyselyPlugin = {
  transformQuery({ node }) {
    deliberate.add(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

export class GuardedQueryCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId);
    if (deliberate.has(node) || found.has(compiled.sql)) return compiled;
    this.assertScoped(node, compiled.sql);
    if (found.size >= FOUND_LIMIT) found.clear();
    found.add(compiled.sql);
    return compiled;
  }

  /** Asked once for each text; the API tests ask PostgreSQL's own parser as well. */
  assertScoped(node: RootOperationNode, text: string): void {
    assertTenantNamed(node, text);
  }
}

export class GuardedDialect implements Dialect {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  createDriver(): Driver {
    return this.#driver;
  }

  createQueryCompiler(): QueryCompiler {
    return new GuardedQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }
}
