/** Metres of a stock lot that an order keeps from others. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export type StockHoldState = 'held' | 'taken' | 'released';

/** Taken with the order's confirmation; released when it is cancelled, before or after. */
export const stockHoldLifecycle: Lifecycle<StockHoldState, 'confirmation' | 'cancellation'> = {
  start: 'held',
  moves: {
    held: { taken: ['confirmation'], released: ['cancellation'] },
    taken: { released: ['cancellation'] },
    released: {},
  },
};
