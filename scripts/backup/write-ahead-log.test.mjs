import { expect, test } from 'vitest';
import { segmentsBetween } from './write-ahead-log.mjs';

const sixteenMegabytes = 16 * 1024 * 1024;

test('segments are counted across the end of a part', () => {
  expect(segmentsBetween('0000000100000001000000FE', '000000010000000200000001', sixteenMegabytes)).toEqual([
    '0000000100000001000000FE',
    '0000000100000001000000FF',
    '000000010000000200000000',
    '000000010000000200000001',
  ]);
});

test('one segment is enough when the backup ended where it began', () => {
  expect(segmentsBetween('000000010000000000000002', '000000010000000000000002', sixteenMegabytes)).toEqual([
    '000000010000000000000002',
  ]);
});
