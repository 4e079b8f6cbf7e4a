import { expect, test } from 'vitest';
import { isPlainRead } from './plain-read.ts';

test.each([
  'select number from orders where brand_id = $1 and updated_at > $2',
  ' with page as (select 1) select * from page',
])('%s is a plain read', (sql) => {
  expect(isPlainRead(sql)).toBe(true);
  expect(isPlainRead(sql)).toBe(true);
});

test.each([
  'select 1 from orders where brand_id = $1 for update',
  'select 1 from orders where brand_id = $1 for no key update skip locked',
  'select 1 from orders for share',
  'with moved as (delete from codes returning *) select * from moved',
  "select pg_advisory_xact_lock(hashtextextended('a', 0))",
  'update orders set status = $1',
  'begin',
])('%s needs a connection of its own', (sql) => {
  expect(isPlainRead(sql)).toBe(false);
});
