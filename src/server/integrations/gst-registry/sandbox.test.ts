import { expect, test } from 'vitest';
import { sandboxRegistry } from './sandbox.ts';

const withCount = (count: string) => sandboxRegistry(`27ZZZCA1001Z${count}ZN`);

test('the 13th sign plays what a register may say', async () => {
  expect(await withCount('1')).toEqual({
    kind: 'found',
    legalName: 'Demo Company ZZZCA1001Z Private Limited',
    tradeName: 'Demo Traders ZZZCA1001Z',
    status: 'Active',
    taxpayerType: 'Regular',
    address: '1 Demo Street, Maharashtra',
  });
  expect(await withCount('9')).toMatchObject({ kind: 'found', status: 'Cancelled' });
  expect(await withCount('8')).toMatchObject({ kind: 'found', status: 'Suspended' });
  expect(await withCount('5')).toMatchObject({ kind: 'found', taxpayerType: 'SEZ Unit' });
  expect(await withCount('7')).toEqual({ kind: 'down' });
  expect(await withCount('6')).toEqual({ kind: 'not_found' });
});

test('every other sign is an active company', async () => {
  for (const count of [...'2345ABCZ'])
    expect(await withCount(count)).toMatchObject({ kind: 'found', status: 'Active' });
});
