import { expect, test } from 'vitest';
import { writeReceiptNumber, writeRefundVoucherNumber } from './receipt-number.ts';

test('a receipt number names its seller and financial year and fits the 16 characters of a paper', () => {
  expect(writeReceiptNumber('SV', '26-27', 1)).toBe('SV/26-27/R00001');
  expect(writeReceiptNumber('SV', '26-27', 123_456)).toHaveLength(16);
  expect(writeRefundVoucherNumber('SVB', '26-27', 1)).toBe('SVB/26-27/V00001');
});
