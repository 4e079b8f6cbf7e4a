import { expect, test } from 'vitest';
import { isUploadTooLarge, UPLOAD_LIMIT_BYTES } from './upload-limit.ts';

test('a file of exactly 10485760 bytes passes and one byte more does not', () => {
  expect(UPLOAD_LIMIT_BYTES).toBe(10_485_760);
  expect(isUploadTooLarge(10_485_760)).toBe(false);
  expect(isUploadTooLarge(10_485_761)).toBe(true);
});
