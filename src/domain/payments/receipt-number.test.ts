import { expect, test } from 'vitest';
import { writeReceiptNumber, writeRefundVoucherNumber } from './receipt-number.ts';

test('a receipt number names its financial year and fits the 16 characters of a paper', () => {
  expect(writeReceiptNumber('26-27', 1)).toBe('RC/26-27/000001');
  expect(writeReceiptNumber('26-27', 1_234_567)).toBe('RC/26-27/1234567');
  expect(writeReceiptNumber('26-27', 1_234_567)).toHaveLength(16);
  expect(writeRefundVoucherNumber('26-27', 1)).toBe('RV/26-27/000001');
});
