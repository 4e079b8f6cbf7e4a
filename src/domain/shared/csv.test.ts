import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('cells with commas, quotes and line ends are quoted', () => {
  expect(csvOf(['Company', 'Note'], [['A, B & Co', 'said "soon"\nperhaps']])).toBe(
    'Company,Note\r\n"A, B & Co","said ""soon""\nperhaps"',
  );
});

test('what a spreadsheet would run is written as text', () => {
  const [, row] = csvOf(['a', 'b', 'c', 'd'], [['=1+1', '+91 98', '-5', '@cmd']]).split('\r\n');
  expect(row).toBe("'=1+1,'+91 98,'-5,'@cmd");
});
