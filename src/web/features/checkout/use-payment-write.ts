/** How every change of a payment goes: one key per try, so that nothing is begun or reported twice. */
import { type Send, useIntent } from '#web/platform/use-intent.ts';
import { ORDERS_KEY } from '#web/widgets/orders/orders.queries.ts';
import { PAYMENTS_KEY } from '#web/widgets/payments/payments.queries.ts';

const TOUCHED = [ORDERS_KEY, PAYMENTS_KEY];

export function usePaymentWrite<Input extends unknown[], Result>(
  send: Send<Input, Result>,
): (...input: Input) => Promise<Result> {
  return useIntent(TOUCHED, send);
}
