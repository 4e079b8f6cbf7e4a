import { expect, test } from 'vitest';
import { saidProblem } from '#tests/support/said-problems.ts';
import { gstinStateWarning, pincodeStateWarning } from './state-warnings.ts';

test('a GST number of another state than the billing address is named with both states', () => {
  const warning = gstinStateWarning('27ZZZCA1001Z1ZN', '29');
  expect(saidProblem(warning?.problem)).toBe(
    'Your GST number is registered in Maharashtra, but your billing address is in Karnataka. Please correct one of them.',
  );
  expect(warning?.suggestedStateCode).toBe('27');
  expect(gstinStateWarning('27ZZZCA1001Z1ZN', '27')).toBeNull();
});

test('an old GST number fits the state of today', () => {
  expect(gstinStateWarning('28ZZZCA1001Z1Z0', '37')).toBeNull();
  expect(gstinStateWarning('28ZZZCA1001Z1Z0', '36')?.suggestedStateCode).toBe('37');
  expect(gstinStateWarning('97ZZZCA1001Z1Z0', '27')?.suggestedStateCode).toBeNull();
});

test('a PIN code of another state is a question, not a refusal', () => {
  const warning = pincodeStateWarning('24', '27');
  expect(saidProblem(warning?.problem)).toBe(
    'This PIN code belongs to Gujarat, but you chose Maharashtra. Please check the state.',
  );
  expect(warning?.suggestedStateCode).toBe('24');
  expect(pincodeStateWarning('27', '27')).toBeNull();
});
