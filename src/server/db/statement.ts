/** A query whose text is put together, guarded and compiled once, and then only run with new values. */
import type { Compilable, CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { Queries, Schema } from './database.ts';
import { declareStatement } from './prepared-client.ts';

export type Statement<Values, Row> = {
  all(db: Queries, values: Values): Promise<Row[]>;
  first(db: Queries, values: Values): Promise<Row | undefined>;
};

/** `values` stand for those of each call: they may be placed in the query, never looked at. */
type Build<Values, Row> = (values: Values, db: Kysely<Schema>) => Compilable<Row> | RawBuilder<Row>;

/** For a tenant's tables: refused, like every scoped query, unless it names the tenant. */
export function scopedStatement<Values extends object, Row>(
  build: Build<Values, Row>,
): Statement<Values, Row> {
  return statementOn((db) => db.scoped, build);
}

/** For plumbing and staff. */
export function unscopedStatement<Values extends object, Row>(
  build: Build<Values, Row>,
): Statement<Values, Row> {
  return statementOn((db) => db.unscoped, build);
}

function statementOn<Values extends object, Row>(
  choose: (db: Queries) => Kysely<Schema>,
  build: Build<Values, Row>,
): Statement<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  let names: readonly (keyof Values)[] = [];

  async function all(db: Queries, values: Values): Promise<Row[]> {
    const on = choose(db);
    if (!compiled) {
      compiled = compile(build, on);
      names = compiled.parameters.map((parameter) => (parameter as Placeholder).name as keyof Values);
      declareStatement(compiled.sql);
    }
    const parameters = names.map((name) => values[name]);
    const { rows } = await on.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  }
  return { all, first: async (db, values) => (await all(db, values))[0] };
}

function compile<Values extends object, Row>(build: Build<Values, Row>, on: Kysely<Schema>) {
  const values = new Proxy({} as Values, {
    get: (_target, name) => new Placeholder(String(name)),
  });
  const compiled = (build(values, on) as RawBuilder<Row>).compile(on);
  const constant = compiled.parameters.find((parameter) => !(parameter instanceof Placeholder));
  // A value of the first call would silently become that of all others.
  if (constant !== undefined)
    throw new Error(`A statement's text must hold its constants: ${String(constant)}`);
  return compiled;
}

/** Where a value will stand. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`A statement is built once: it cannot look at the value of "${this.name}".`);
  }
}
