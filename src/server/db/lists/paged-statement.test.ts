import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordingQueries } from '../recording-queries.fixture.ts';
import { pagedStatement } from './paged-statement.ts';

type Page = { brandId: string; offset: number; limit: number };

test('the first page of a usual size is written out; every other page is one statement with its values', async () => {
  const { queries, sent } = recordingQueries();
  const list = pagedStatement(
    [20, 100],
    ({ brandId }: Page, page) => sql`select number from orders where brand_id = ${brandId} ${page}`,
  );
  for (const page of [
    { offset: 0, limit: 20 },
    { offset: 0, limit: 100 },
    { offset: 0, limit: 7 },
    { offset: 20, limit: 20 },
  ])
    await list.all(queries, { brandId: 'a', ...page });
  const select = 'select number from orders where brand_id = $1';
  expect(sent.map(({ sql, parameters }) => [sql, parameters])).toEqual([
    [`${select} limit 20`, ['a']],
    [`${select} limit 100`, ['a']],
    [`${select} offset $2 limit $3`, ['a', 0, 7]],
    [`${select} offset $2 limit $3`, ['a', 20, 20]],
  ]);
});
