import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isStorable, withoutFailures } from './stored-queries.ts';

function storedKeys(fill: (client: QueryClient) => void): unknown[] {
  const client = new QueryClient();
  fill(client);
  return dehydrate(client, { shouldDehydrateQuery: isStorable }).queries.map((query) => query.queryKey);
}

test('MSME details never reach the stored cache, whatever follows in their key', () => {
  const keys = storedKeys((client) => {
    client.setQueryData(['msme'], { udyam: 'secret' });
    client.setQueryData(['msme', 'details', 7], { udyam: 'secret' });
    client.setQueryData(['history'], { records: [{ what: 'MSME: not applicable' }] });
    client.setQueryData(['orders', 'list', 10], []);
  });
  expect(keys).toEqual([['orders', 'list', 10]]);
});

test('the last data of every screen is kept, also of one that nobody named here', () => {
  const read = [
    ['account', 'me'],
    ['sessions'],
    ['search', 'navy poplin'],
    ['documents', 'order', 'o-1'],
    ['production', 'plan', 'f-1', 'o-1'],
    ['production', 'samples', 'o-1'],
    ['orders', 'issues', 'o-1'],
    ['orders', 'feedback', 'o-1'],
    ['payments', 'list', 'due'],
    ['swatches', 'f-1'],
    ['a-new-screen', 'list'],
  ];
  const keys = storedKeys((client) => {
    for (const key of read) client.setQueryData(key, { records: [] });
  });
  expect(keys).toEqual(read);
});

test('what is being paid, or would happen now, is asked anew each time', () => {
  const keys = storedKeys((client) => {
    for (const part of ['list', 'receipts', 'one', 'open', 'upi'])
      client.setQueryData(['payments', part, 1], {});
    for (const part of ['one', 'cancel-preview', 'reorder']) client.setQueryData(['orders', part, 1], {});
    client.setQueryData(['request-to-edit', 1], {});
  });
  expect(keys).toEqual([
    ['payments', 'list', 1],
    ['payments', 'receipts', 1],
    ['orders', 'one', 1],
  ]);
});

test('what was never read is not stored', () => {
  const keys = storedKeys((client) => {
    client.getQueryCache().build(client, { queryKey: ['account'] });
  });
  expect(keys).toEqual([]);
});

test('what was read stays kept when reading it again fails, as on a page that is left, and is read anew next time', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['account'], { company: 'Asha Fabrics' });
  const queryFn = () => Promise.reject(new TypeError('Failed to fetch'));
  await client.fetchQuery({ queryKey: ['account'], queryFn, staleTime: 0 }).catch(() => {});
  expect(client.getQueryState(['account'])?.status).toBe('error');
  const clientState = dehydrate(client, { shouldDehydrateQuery: isStorable });
  const stored = withoutFailures({ buster: '1', timestamp: 1, clientState }).clientState;

  const next = new QueryClient();
  hydrate(next, JSON.parse(JSON.stringify(stored)));
  expect(next.getQueryData(['account'])).toEqual({ company: 'Asha Fabrics' });
  expect(next.getQueryState(['account'])).toMatchObject({ status: 'success', isInvalidated: true });
});
