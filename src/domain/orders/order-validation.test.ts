import { expect, test } from 'vitest';
import { nextStates } from '../shared/lifecycle.ts';
import { unreachableStates } from '../shared/unreachable-states.fixture.ts';
import { ORDER_VALIDATION_LABEL, orderValidationLifecycle } from './order-validation.ts';

test('validation is pending, then valid or invalid', () => {
  expect(Object.keys(ORDER_VALIDATION_LABEL)).toEqual(['pending', 'valid', 'invalid']);
  expect(orderValidationLifecycle.start).toBe('pending');
  expect(unreachableStates(orderValidationLifecycle)).toEqual([]);
});

test('only the check decides, and a changed order is checked again', () => {
  expect(nextStates(orderValidationLifecycle, 'pending', 'customer')).toEqual([]);
  expect(nextStates(orderValidationLifecycle, 'valid', 'customer')).toEqual(['pending']);
  expect(nextStates(orderValidationLifecycle, 'invalid', 'customer')).toEqual(['pending']);
});
