import { afterAll, beforeAll, expect, test } from 'vitest';
import { askServer } from '#tests/support/database/server-connection.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/**
 * What takes, gives or keeps whole rows of a table. PostgreSQL refuses to add a column with a default to such a table:
 * nobody could add it to rows that stand elsewhere.
 */
const USERS_OF_ROW_TYPES = `
  select distinct pg_describe_object(used.classid, used.objid, used.objsubid) as by
  from pg_depend used
  join pg_type type on used.refclassid = 'pg_type'::regclass and used.refobjid = type.oid
  left join pg_type element on element.oid = type.typelem and type.typcategory = 'A'
  join pg_class of on of.oid = coalesce(nullif(element.typrelid, 0), type.typrelid) and of.relkind in ('r', 'p')
  where of.relnamespace = 'public'::regnamespace and used.deptype = 'n'
  order by 1`;

const usersOfRowTypes = () =>
  askServer(database.url, async (client) =>
    (await client.query<{ by: string }>(USERS_OF_ROW_TYPES)).rows.map((row) => row.by),
  );

test('no function and no column uses the row type of a table, so any table can be altered', async () => {
  expect(await usersOfRowTypes()).toEqual([]);
});

test.each([
  ['takes a row', 'create function probe(orders) returns text return ($1).number', 'function probe(orders)'],
  [
    'gives rows',
    `create function probe() returns setof orders language sql as 'select * from orders'`,
    'function probe()',
  ],
  ['takes many rows', 'create function probe(orders[]) returns int return 1', 'function probe(orders[])'],
  ['keeps a row', 'create table probes (row orders)', 'column row of table probes'],
])('what %s is named', async (_kind, statement, name) => {
  await askServer(database.url, async (client) => {
    await client.query('begin');
    await client.query(statement);
    const { rows } = await client.query<{ by: string }>(USERS_OF_ROW_TYPES);
    await client.query('rollback');
    expect(rows.map((row) => row.by)).toEqual([name]);
  });
});
