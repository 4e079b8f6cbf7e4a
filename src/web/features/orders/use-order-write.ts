/** How every change of an order goes; money, the query and its quote may change with it. */
import { type Send, useWrite } from '#web/platform/use-intent.ts';
import type { Task } from '#web/platform/use-task.ts';
import { ORDERS_KEY } from '#web/widgets/orders/orders.queries.ts';
import { PAYMENTS_KEY } from '#web/widgets/payments/payments.queries.ts';
import { QUOTES_KEY } from '#web/widgets/requests/quotes.queries.ts';
import { REQUESTS_KEY } from '#web/widgets/requests/requests.queries.ts';

const TOUCHED = [ORDERS_KEY, PAYMENTS_KEY, REQUESTS_KEY, QUOTES_KEY];

export function useOrderWrite<Input extends unknown[], Result>(
  send: Send<Input, Result>,
  onDone: (result: Result) => void,
): Task<Input> {
  return useWrite(TOUCHED, send, onDone);
}
