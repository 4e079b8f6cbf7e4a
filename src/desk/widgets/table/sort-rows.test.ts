import { expect, test } from 'vitest';
import { nextSort, readSort, sortRows } from './sort-rows.ts';

test('the address names the column, and a minus turns the order round', () => {
  expect(readSort(undefined)).toBeNull();
  expect(readSort('company')).toEqual({ column: 'company', isDescending: false });
  expect(readSort('-company')).toEqual({ column: 'company', isDescending: true });
});

test('a head that is pressed again turns the order round and then gives back the first one', () => {
  expect(nextSort(null, 'company')).toBe('company');
  expect(nextSort(readSort('company'), 'company')).toBe('-company');
  expect(nextSort(readSort('-company'), 'company')).toBeUndefined();
  expect(nextSort(readSort('-amount'), 'company')).toBe('company');
});

test('numbers inside names count as numbers, and what is not known stays last both ways', () => {
  const rows = ['SO-10', null, 'SO-9'];
  expect(sortRows(rows, (row) => row, false)).toEqual(['SO-9', 'SO-10', null]);
  expect(sortRows(rows, (row) => row, true)).toEqual(['SO-10', 'SO-9', null]);
});

test('exact amounts are compared exactly', () => {
  const rows = [9007199254740993n, 9007199254740992n];
  expect(sortRows(rows, (row) => row, false)).toEqual([9007199254740992n, 9007199254740993n]);
});
