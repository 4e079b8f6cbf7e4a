/** Before money is asked for, the server checks a provisional order once more; the answer may change with the order. */
import type { Lifecycle } from '../shared/lifecycle.ts';

export const ORDER_VALIDATION_LABEL = {
  pending: 'Checking your order',
  valid: 'Ready to pay',
  invalid: 'Needs a change',
} as const;
export type OrderValidation = keyof typeof ORDER_VALIDATION_LABEL;

export const orderValidationLifecycle: Lifecycle<OrderValidation, 'customer' | 'check'> = {
  start: 'pending',
  moves: {
    pending: { valid: ['check'], invalid: ['check'] },
    valid: { pending: ['customer'] },
    invalid: { pending: ['customer'] },
  },
};
