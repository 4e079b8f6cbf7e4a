import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../schema.generated.ts';
import { GuardedQueryCompiler, withoutTenant } from './guarded-dialect.ts';
import { UnscopedQuery } from './tenant-guard.ts';

const scoped = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new GuardedQueryCompiler(),
  },
});

const BRAND = '01a19af3-5240-78a8-a40f-9aa3012fa488';

type Compilable = { compile(): unknown };
const compileRaw = (query: ReturnType<typeof sql>): Compilable => ({ compile: () => query.compile(scoped) });

const FORGOTTEN: Record<string, () => Compilable> = {
  'a plain select': () => scoped.selectFrom('history').selectAll(),
  'a select by another column': () =>
    scoped.selectFrom('history').selectAll().where('subject_id', '=', BRAND),
  'an update': () => scoped.updateTable('sessions').set({ device: 'x' }).where('session_id', '=', BRAND),
  'a delete': () => scoped.deleteFrom('history').where('history_id', '=', BRAND),
  'a select under an alias': () =>
    scoped.selectFrom('history as h').selectAll('h').where('h.action', '=', 'x'),
  'a join that only ties two tables together': () =>
    scoped
      .selectFrom('sessions')
      .innerJoin('people', 'people.customer_id', 'sessions.customer_id')
      .select('sessions.session_id')
      .where('sessions.session_id', '=', BRAND),
  'a condition on the other table of a join': () =>
    scoped
      .selectFrom('history')
      .innerJoin('people', 'people.customer_id', 'history.actor_id')
      .selectAll('history')
      .where('people.brand_id', '=', BRAND),
  'a joined table': () =>
    scoped
      .selectFrom('people')
      .innerJoin('history', 'history.actor_id', 'people.customer_id')
      .select('history.action')
      .where('people.brand_id', '=', BRAND),
  'a left join that only seems to narrow the first table': () =>
    scoped
      .selectFrom('history')
      .leftJoin('people', (join) => join.on('history.brand_id', '=', BRAND))
      .select('history.action'),
  'a sub-query': () =>
    scoped
      .selectFrom('people')
      .selectAll()
      .where(({ exists, selectFrom }) => exists(selectFrom('sessions').select('session_id'))),
  'an outer query whose sub-query names the tenant': () =>
    scoped
      .selectFrom('history')
      .selectAll()
      .where('history_id', 'in', (query) =>
        query.selectFrom('history as other').select('other.history_id').where('other.brand_id', '=', BRAND),
      ),
  'a common table expression': () =>
    scoped
      .with('all_history', (query) => query.selectFrom('history').selectAll())
      .selectFrom('all_history')
      .selectAll(),
  'an insert that copies from the table': () =>
    scoped
      .insertInto('demo_seeds')
      .columns(['name', 'seeded_at'])
      .expression((query) => query.selectFrom('history').select(['action', 'at'])),
  'the tenant column compared with anything but a value': () =>
    scoped.selectFrom('history').selectAll().whereRef('brand_id', '=', 'subject_id'),
  'the tenant column being merely present': () =>
    scoped.selectFrom('history').selectAll().where('brand_id', 'is not', null),
  'every tenant but one': () => scoped.selectFrom('history').selectAll().where('brand_id', '!=', BRAND),
  'a way around by "or"': () =>
    scoped
      .selectFrom('history')
      .selectAll()
      .where((where) => where.or([where('brand_id', '=', BRAND), where('action', '=', 'x')])),
  'raw SQL': () => compileRaw(sql`select * from history where subject_id = ${BRAND}`),
  'raw SQL that ties one table and leaves another open': () =>
    compileRaw(sql`select receipts.* from orders join receipts on true where orders.brand_id = ${BRAND}`),
  'raw SQL with the table handed in as a name': () => compileRaw(sql`select * from ${sql.id('history')}`),
  'a raw condition that says the contrary': () =>
    scoped.selectFrom('history').selectAll().where(sql<boolean>`not (brand_id = ${BRAND})`),
  'raw SQL in capitals': () => compileRaw(sql`SELECT * FROM "SESSIONS"`),
  'raw SQL with the table handed in': () => compileRaw(sql`delete from ${sql.table('history')}`),
  'raw SQL that ties columns together': () =>
    compileRaw(sql`select 1 from sessions s join people p on s.customer_id = p.customer_id`),
  'raw SQL with a way around by "or"': () =>
    compileRaw(sql`select * from history where brand_id = ${BRAND} OR action = 'x'`),
  'raw SQL that pins a column of a similar name': () =>
    compileRaw(sql`select * from history where old_brand_id = ${BRAND}`),
  'the tenant column among those of a sub-query': () =>
    scoped
      .selectFrom('history')
      .selectAll()
      .where('brand_id', 'in', (query) => query.selectFrom('people').select('people.brand_id')),
  'a list of tenants that takes one from the row itself': () =>
    scoped
      .selectFrom('history')
      .selectAll()
      .where(({ eb, ref, val }) => eb('brand_id', 'in', [val(BRAND), ref('subject_id')])),
  'the second use of a table that is tied once': () =>
    scoped
      .selectFrom('history as one')
      .innerJoin('history as other', 'other.subject_id', 'one.subject_id')
      .select('other.action')
      .where('one.brand_id', '=', BRAND),
  'a join by anything but equality': () =>
    scoped
      .selectFrom('people')
      .innerJoin('history', (join) => join.onRef('history.brand_id', '>', 'people.brand_id'))
      .select('history.action')
      .where('people.brand_id', '=', BRAND),
  'a delete that only uses a table of the tenant': () =>
    scoped
      .deleteFrom('people')
      .using('history')
      .whereRef('history.actor_id', '=', 'people.customer_id')
      .where('people.brand_id', '=', BRAND),
  'an update that takes from the table': () =>
    scoped
      .updateTable('people')
      .from('history')
      .set({ name: 'x' })
      .whereRef('history.actor_id', '=', 'people.customer_id')
      .where('people.brand_id', '=', BRAND),
  'a raw sub-query': () =>
    scoped.selectFrom('people').select(sql<number>`(select count(*) from history)`.as('n')),
};

test.each(Object.entries(FORGOTTEN))('%s without the tenant is refused', (_name, query) => {
  expect(() => query().compile()).toThrow(UnscopedQuery);
});

const NAMED: Record<string, () => Compilable> = {
  'a select': () => scoped.selectFrom('history').selectAll().where('brand_id', '=', BRAND),
  'a select among several conditions': () =>
    scoped
      .selectFrom('history')
      .selectAll()
      .where((where) => where.and([where('action', '=', 'x'), where('brand_id', '=', BRAND)])),
  'a select under an alias': () =>
    scoped.selectFrom('history as h').selectAll('h').where('h.brand_id', '=', BRAND),
  'either of two owners': () => scoped.selectFrom('sessions').selectAll().where('staff_id', '=', BRAND),
  'an update': () => scoped.updateTable('sessions').set({ device: 'x' }).where('customer_id', '=', BRAND),
  'a delete': () => scoped.deleteFrom('history').where('brand_id', '=', BRAND),
  'a list of owners': () => scoped.selectFrom('sessions').selectAll().where('customer_id', 'in', [BRAND]),
  'a join': () =>
    scoped
      .selectFrom('people')
      .innerJoin('sessions', (join) =>
        join.onRef('sessions.customer_id', '=', 'people.customer_id').on('sessions.customer_id', '=', BRAND),
      )
      .select('sessions.session_id'),
  'a chain of joins along the tenant': () =>
    scoped
      .selectFrom('history')
      .leftJoin('people', 'people.brand_id', 'history.brand_id')
      .leftJoin('sessions', (join) =>
        join
          .onRef('sessions.customer_id', '=', 'people.customer_id')
          .onRef('sessions.session_id', '=', 'history.session_id'),
      )
      .select('sessions.device')
      .where('history.brand_id', '=', BRAND),
  'a sub-query': () =>
    scoped
      .selectFrom('people')
      .selectAll()
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('history').select('history_id').where('brand_id', '=', BRAND)),
      ),
  'a new row': () =>
    scoped.insertInto('sessions').values({
      session_id: BRAND,
      customer_id: BRAND,
      device: 'x',
      signed_in_at: new Date(),
      last_seen_at: new Date(),
      ends_at: new Date(),
    }),
  'a join whose condition names the joined table last': () =>
    scoped
      .selectFrom('people')
      .innerJoin('sessions', (join) => join.onRef('people.customer_id', '=', 'sessions.customer_id'))
      .select('sessions.device')
      .where('people.customer_id', '=', BRAND),
  'a delete that uses a table of the tenant': () =>
    scoped
      .deleteFrom('people')
      .using('history')
      .whereRef('history.brand_id', '=', 'people.brand_id')
      .where('people.brand_id', '=', BRAND),
  'an update that takes from a table of the tenant': () =>
    scoped
      .updateTable('people')
      .from('history')
      .set({ name: 'x' })
      .whereRef('history.brand_id', '=', 'people.brand_id')
      .where('people.brand_id', '=', BRAND),
  'raw SQL with a list of tenants': () =>
    compileRaw(sql`select * from history where "brand_id" = any(${[BRAND]})`),
  'raw SQL in which a table is only the beginning of a word': () =>
    compileRaw(sql`select 1 where ${BRAND} = 'historyless'`),
  'a table of nobody': () => scoped.selectFrom('companies').selectAll(),
  'raw SQL': () => compileRaw(sql`select * from history h where h.brand_id = ${BRAND} limit 1`),
  'a raw condition': () => scoped.selectFrom('history').selectAll().where(sql<boolean>`brand_id = ${BRAND}`),
};

test.each(Object.entries(NAMED))('%s that names the tenant goes through', (_name, query) => {
  expect(() => query().compile()).not.toThrow();
});

test('the refusal names the table and what is missing', () => {
  expect(() => scoped.selectFrom('sessions').selectAll().compile()).toThrow(
    'A query on "sessions" must name its tenant (customer_id or staff_id).',
  );
});

test('what was found scoped once does not open the way for another query of the same tables', () => {
  const named = () => scoped.selectFrom('orders').select('number').where('brand_id', '=', BRAND);
  expect(() => named().compile()).not.toThrow();
  expect(() => named().compile()).not.toThrow();
  expect(() => scoped.selectFrom('orders').select('number').where('order_id', '=', BRAND).compile()).toThrow(
    UnscopedQuery,
  );
});

test('a query sent without a tenant on purpose does not excuse the same text without that purpose', () => {
  const all = (db: Kysely<DB>) => db.selectFrom('orders').select('created_at').limit(1);
  expect(() => all(scoped.withPlugin(withoutTenant)).compile()).not.toThrow();
  expect(() => all(scoped).compile()).toThrow(UnscopedQuery);
});

test('another plugin that rewrites a query does not take the guard away', () => {
  const rewriting = scoped.withPlugin({
    transformQuery: ({ node }) => ({ ...node }),
    transformResult: async ({ result }) => result,
  });
  expect(() => rewriting.selectFrom('orders').selectAll().compile()).toThrow(UnscopedQuery);
});
