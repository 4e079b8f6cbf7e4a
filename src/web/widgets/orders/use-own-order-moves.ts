/** What the reader's roles include of what an order allows: who buys does not always pay, who counts does neither. */
import type { OrderMove } from '#contract/customer/orders.ts';
import { createPaymentOrder } from '#contract/customer/payments.ts';
import { reorder } from '#contract/customer/reorder.ts';
import { useOwnMoves } from '../company/use-own-moves.ts';

/** The code of a held order is entered where it is paid. */
const CALLS = { pay: createPaymentOrder, approve: createPaymentOrder, reorder } as const;

export function useOwnOrderMoves(): (allowedMoves: readonly OrderMove[]) => OrderMove[] {
  return useOwnMoves<OrderMove>(CALLS);
}
