import { expect, test } from 'vitest';
import { textColumn } from './column.ts';
import { matchingRows, orderedRows } from './shown-rows.ts';

type Row = { company: string; amount: bigint };
const COLUMNS = [
  textColumn<Row>('company', 'Company', ({ company }) => company),
  textColumn<Row>('amount', 'Amount', ({ amount }) => `₹${amount}`, { sortBy: ({ amount }) => amount }),
];
const ROWS: Row[] = [
  { company: 'Padma Stitch', amount: 900n },
  { company: 'Anokhi Thread', amount: 10_000n },
];

test('every word must be somewhere in the row, in any column and case', () => {
  expect(matchingRows(ROWS, COLUMNS, 'thread 10000')).toEqual([ROWS[1]]);
  expect(matchingRows(ROWS, COLUMNS, 'thread 900')).toEqual([]);
  expect(matchingRows(ROWS, COLUMNS, ' ')).toEqual(ROWS);
});

test('a column sorts by its value, not by the words that are shown', () => {
  expect(orderedRows(ROWS, COLUMNS, 'amount')).toEqual(ROWS);
  expect(orderedRows(ROWS, COLUMNS, 'company')).toEqual([ROWS[1], ROWS[0]]);
});

test('an order by a column that is not there changes nothing', () => {
  expect(orderedRows(ROWS, COLUMNS, 'colour')).toBe(ROWS);
});
