/** One part of an order's payment plan. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export type InstalmentState = 'open' | 'covered' | 'paid' | 'cancelled';

/** `covered`: credit or a letter of credit stands for it; only money makes it paid. `cancelled`: nobody is asked for it any more. */
export const instalmentLifecycle: Lifecycle<InstalmentState, 'payments' | 'cancellation'> = {
  start: 'open',
  moves: {
    open: { covered: ['payments'], paid: ['payments'], cancelled: ['cancellation', 'payments'] },
    covered: { paid: ['payments'], cancelled: ['cancellation', 'payments'] },
    paid: {},
    cancelled: {},
  },
};
