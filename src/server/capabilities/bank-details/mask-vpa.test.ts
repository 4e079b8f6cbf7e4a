import { expect, test } from 'vitest';
import { maskVpa } from './mask-vpa.ts';

test.each([
  ['name@bank', 'na••••@bank'],
  ['9876543210@upi', '98••••@upi'],
  ['abc@bank', 'a••••@bank'],
  ['ab@bank', 'a••••@bank'],
])('%s is shown as %s', (vpa, masked) => {
  expect(maskVpa(vpa)).toBe(masked);
});
