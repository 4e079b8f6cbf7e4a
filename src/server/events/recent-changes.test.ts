import { expect, test } from 'vitest';
import type { Change } from './change-feed.ts';
import { type IsAddressee, rememberChanges } from './recent-changes.ts';

const forBrand =
  (brandId: string): IsAddressee =>
  (change): change is Extract<Change, { kind: 'change' }> =>
    change.kind === 'change-for-all' || (change.kind === 'change' && change.brandId === brandId);
const change = (brandId: string, ...keys: Extract<Change, { kind: 'change' }>['keys']): Change => ({
  kind: 'change',
  brandId,
  keys,
});

function aMemory() {
  let now = 1000;
  const memory = rememberChanges(() => now);
  const pass = (ms: number) => {
    now += ms;
  };
  return { ...memory, pass };
}

test('a stream that opens hears the latest change of each key, and how long ago it was', () => {
  const { remember, openingFor, pass } = aMemory();
  remember(change('mine', 'orders', 'payments'));
  pass(300);
  remember(change('mine', 'orders'));
  remember({ kind: 'change-for-all', keys: ['catalogue'] });
  pass(200);
  expect(openingFor(forBrand('mine'))).toEqual({
    coversMs: 500,
    changes: [
      { key: 'orders', agoMs: 200 },
      { key: 'payments', agoMs: 500 },
      { key: 'catalogue', agoMs: 200 },
    ],
  });
});

test("another company's changes are not told", () => {
  const { remember, openingFor } = aMemory();
  remember(change('other', 'orders'));
  remember({ kind: 'change-for-desk', keys: ['staff'] });
  expect(openingFor(forBrand('mine')).changes).toEqual([]);
});

test('two minutes are remembered, and no more is claimed', () => {
  const { remember, openingFor, pass } = aMemory();
  remember(change('mine', 'gst'));
  pass(100_000);
  remember(change('mine', 'orders'));
  pass(50_000);
  expect(openingFor(forBrand('mine'))).toEqual({
    coversMs: 120_000,
    changes: [{ key: 'orders', agoMs: 50_000 }],
  });
});

test('after a break nothing before it is claimed', () => {
  const { remember, openingFor, pass } = aMemory();
  remember(change('mine', 'gst'));
  pass(1000);
  remember({ kind: 'missed-some' });
  pass(10);
  expect(openingFor(forBrand('mine'))).toEqual({ coversMs: 10, changes: [] });
});

test('of a flood only the last is kept, and only that is claimed', () => {
  const { remember, openingFor, pass } = aMemory();
  for (let number = 0; number < 20_000; number += 1) {
    remember(change(`brand ${number}`, 'orders'));
    pass(1);
  }
  const { coversMs } = openingFor(forBrand('mine'));
  expect(coversMs).toBeLessThanOrEqual(5000);
  expect(coversMs).toBeGreaterThan(2000);
  expect(openingFor(forBrand('brand 19999')).changes).toEqual([{ key: 'orders', agoMs: 1 }]);
  expect(openingFor(forBrand('brand 14000')).changes).toEqual([]);
});

test('a word without keys, as anybody on the database may say it, is passed over', () => {
  const { remember, openingFor } = aMemory();
  remember({ kind: 'change' } as Change);
  remember({ kind: 'session-ended', sessionId: 's' });
  const everything: IsAddressee = (each): each is never => each !== null;
  expect(openingFor(everything).changes).toEqual([]);
});
