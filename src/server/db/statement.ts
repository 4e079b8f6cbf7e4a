/** A query whose text is put together, guarded and compiled once, and then only run with new values. */
import type { Compilable, CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { Queries, Schema } from './database.ts';
import { isPlainRead } from './driver/plain-read.ts';
import { statementNames } from './driver/statement-names.ts';
import { runnersOf } from './driver/statement-runners.ts';

export type Statement<Values, Row> = {
  all(db: Queries, values: Values): Promise<Row[]>;
  first(db: Queries, values: Values): Promise<Row | undefined>;
  /** For what always answers with a row, such as an insert that returns its own. */
  one(db: Queries, values: Values): Promise<Row>;
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
  let isRead = false;

  async function all(db: Queries, values: Values): Promise<Row[]> {
    if (!compiled) {
      compiled = compile(build, choose(db));
      isRead = isPlainRead(compiled.sql);
    }
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? sendable(values[parameter.name as keyof Values]) : parameter,
    );
    const runners = runnersOf.get(db.scoped);
    if (runners) return (isRead ? runners.reads : runners.changes).query<Row>(compiled.sql, parameters);
    const { rows } = await choose(db).executeQuery<Row>({ ...compiled, parameters });
    return rows;
  }
  async function one(db: Queries, values: Values): Promise<Row> {
    const [row] = await all(db, values);
    if (row === undefined) throw new Error('A statement that always answers with a row gave none.');
    return row;
  }
  return { all, first: async (db, values) => (await all(db, values))[0], one };
}

function compile<Values extends object, Row>(
  build: Build<Values, Row>,
  on: Kysely<Schema>,
): CompiledQuery<Row> {
  const placeholders = new Proxy({} as Values, {
    get: (_target, name) => new Placeholder(String(name)),
  });
  const compiled = (build(placeholders, on) as RawBuilder<Row>).compile(on);
  statementNames.declare(compiled.sql);
  return compiled;
}

/** The driver would write a time in the zone of the machine, which takes longer and is the same instant. */
function sendable(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) && value[0] instanceof Date ? value.map(sendable) : value;
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
