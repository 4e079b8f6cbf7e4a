/** What the GST field shows while a number is looked up. */
import type { Lifecycle } from '../shared/lifecycle.ts';

export const GST_CHECK_STATE_LABEL = {
  verify: 'Verify',
  loading: 'Checking',
  error: 'Could not verify',
  valid: 'Valid',
} as const;
export type GstCheckState = keyof typeof GST_CHECK_STATE_LABEL;

/** Typing again leads back to the start; a register that is down ends in `error` and never in `valid`. */
export const gstCheckLifecycle: Lifecycle<GstCheckState, 'customer' | 'register'> = {
  start: 'verify',
  moves: {
    verify: { loading: ['customer'] },
    loading: { valid: ['register'], error: ['register'], verify: ['customer'] },
    error: { loading: ['customer'], verify: ['customer'] },
    valid: { verify: ['customer'] },
  },
};
