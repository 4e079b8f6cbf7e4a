import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordingQueries } from './recording-queries.fixture.ts';
import { scopedStatement, unscopedStatement } from './statement.ts';
import { UnscopedQuery } from './tenant/tenant-guard.ts';

test('a statement is built once and run with the values of each call', async () => {
  const { queries, sent } = recordingQueries();
  let built = 0;
  const statement = scopedStatement((values: { brandId: string; status: string }) => {
    built += 1;
    return sql`select number from orders where brand_id = ${values.brandId} and status = ${values.status}`;
  });
  await statement.all(queries, { brandId: 'a', status: 'created' });
  await statement.all(queries, { status: 'delivered', brandId: 'b' });
  expect(built).toBe(1);
  expect(sent.map(({ parameters }) => parameters)).toEqual([
    ['a', 'created'],
    ['b', 'delivered'],
  ]);
  expect(sent[0]?.sql).toBe(sent[1]?.sql);
});

test('one value may stand in several places', async () => {
  const { queries, sent } = recordingQueries();
  const statement = scopedStatement(
    ({ brandId }: { brandId: string }) =>
      sql`select 1 from orders where brand_id = ${brandId} union all select 1 from quotes where brand_id = ${brandId}`,
  );
  await statement.first(queries, { brandId: 'a' });
  expect(sent[0]?.parameters).toEqual(['a', 'a']);
});

test('a scoped statement that names no tenant never reaches the database', async () => {
  const { queries, sent } = recordingQueries();
  const forgotten = scopedStatement(
    ({ orderId }: { orderId: string }) => sql`select total_minor from orders where order_id = ${orderId}`,
  );
  await expect(forgotten.all(queries, { orderId: 'x' })).rejects.toThrow(UnscopedQuery);
  await expect(forgotten.all(queries, { orderId: 'x' })).rejects.toThrow(UnscopedQuery);
  expect(sent).toEqual([]);
  const deliberate = unscopedStatement(
    ({ orderId }: { orderId: string }) => sql`select total_minor from orders where order_id = ${orderId}`,
  );
  await deliberate.all(queries, { orderId: 'x' });
  expect(sent).toHaveLength(1);
});

test('a statement cannot be built from the values of its first call', async () => {
  const { queries } = recordingQueries();
  const looking = unscopedStatement(({ limit }: { limit: number }) => sql`select 1 limit ${limit + 1}`);
  await expect(looking.all(queries, { limit: 1 })).rejects.toThrow('cannot look at the value of "limit"');
});

test('what is written into a statement as a constant stays what it is', async () => {
  const { queries, sent } = recordingQueries();
  const statement = scopedStatement(({ brandId }: { brandId: string }, db) =>
    db
      .selectFrom('orders')
      .select('number')
      .where('brand_id', '=', brandId)
      .where('status', '=', 'created')
      .limit(5),
  );
  await statement.all(queries, { brandId: 'a' });
  expect(sent[0]?.parameters).toEqual(['a', 'created', 5]);
});

test('a statement that always answers with a row says so when there is none', async () => {
  const { queries } = recordingQueries();
  const statement = scopedStatement(({ key }: { key: string }) => sql`select 1 where ${key} = 'never'`);
  await expect(statement.one(queries, { key: 'a' })).rejects.toThrow('gave none');
});
