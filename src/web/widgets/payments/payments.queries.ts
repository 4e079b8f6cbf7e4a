/** What screens read about payments; the server announces changes by the word `payments`. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  listPaymentLinks,
  listPayments,
  readPayment,
  readReceipt,
  readUpi,
} from '#contract/customer/payments.ts';
import type { LiveKey } from '#contract/events.ts';
import { call } from '#web/platform/api.ts';

export const PAYMENTS_KEY = 'payments' satisfies LiveKey;
export type PaymentTab = 'due' | 'overdue' | 'paid';

export const paymentsQueries = {
  list: (status: PaymentTab) =>
    infiniteQueryOptions({
      queryKey: [PAYMENTS_KEY, 'list', status],
      queryFn: ({ pageParam, signal }) =>
        call(listPayments, { query: { status, offset: pageParam } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ nextOffset }) => nextOffset,
    }),
  one: (paymentOrderId: string) =>
    queryOptions({
      queryKey: [PAYMENTS_KEY, 'one', paymentOrderId],
      queryFn: ({ signal }) => call(readPayment, { params: { paymentOrderId } }, { signal }),
      staleTime: 0,
    }),
  receipts: (paymentOrderId: string) =>
    queryOptions({
      queryKey: [PAYMENTS_KEY, 'receipts', paymentOrderId],
      queryFn: ({ signal }) => call(readReceipt, { params: { paymentOrderId } }, { signal }),
    }),
  /** Links by which someone else can pay, while they work. */
  links: () =>
    queryOptions({
      queryKey: [PAYMENTS_KEY, 'links'],
      queryFn: ({ signal }) => call(listPaymentLinks, {}, { signal }),
    }),
  upi: (paymentOrderId: string) =>
    queryOptions({
      queryKey: [PAYMENTS_KEY, 'upi', paymentOrderId],
      queryFn: ({ signal }) => call(readUpi, { params: { paymentOrderId } }, { signal }),
    }),
};
