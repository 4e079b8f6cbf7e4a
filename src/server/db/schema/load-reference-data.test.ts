import { expect, test } from 'vitest';
import { branchCodes } from './load-reference-data.ts';

test('runs are spelled out and every code has six signs', () => {
  expect(branchCodes('1-3 NEFT02')).toEqual(['000001', '000002', '000003', 'NEFT02']);
  expect(branchCodes('65001-65003 65034')).toEqual(['065001', '065002', '065003', '065034']);
  expect(branchCodes('999999')).toEqual(['999999']);
});

test('codes with letters keep them and get their zeros back', () => {
  expect(branchCodes('SC 0T131 T131')).toEqual(['0000SC', '00T131', '00T131']);
});

test('a run of one is one code', () => {
  expect(branchCodes('7-7')).toEqual(['000007']);
});

test('a bank without branches has none', () => {
  expect(branchCodes('')).toEqual([]);
});
