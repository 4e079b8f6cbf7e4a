import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isStorable, NEVER_STORED } from './never-stored.ts';

function storedKeys(fill: (client: QueryClient) => void): unknown[] {
  const client = new QueryClient();
  fill(client);
  return dehydrate(client, { shouldDehydrateQuery: isStorable }).queries.map((query) => query.queryKey);
}

test('MSME details never reach the stored cache, whatever follows in their key', () => {
  expect(NEVER_STORED).toContain('msme');
  const keys = storedKeys((client) => {
    client.setQueryData(['msme'], { udyam: 'secret' });
    client.setQueryData(['msme', 'details', 7], { udyam: 'secret' });
    client.setQueryData(['orders', 10], []);
  });
  expect(keys).toEqual([['orders', 10]]);
});

test('what was never read is not stored', () => {
  const keys = storedKeys((client) => {
    client.getQueryCache().build(client, { queryKey: ['orders'] });
  });
  expect(keys).toEqual([]);
});
