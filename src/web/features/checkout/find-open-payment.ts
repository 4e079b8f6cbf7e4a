/** A buyer may come back days later by another way: the payment that waits for the next part is found again. */
import { queryOptions } from '@tanstack/react-query';
import { listPayments } from '#contract/customer/payments.ts';
import type { Instalment } from '#contract/order-fields.ts';
import { call } from '#web/platform/api.ts';
import { PAYMENTS_KEY } from '#web/widgets/payments/payments.queries.ts';

const MOST = 100;

/** Null where nothing was begun. */
export function openPaymentQuery({
  instalmentId,
  isOverdue,
}: Pick<Instalment, 'instalmentId' | 'isOverdue'>) {
  return queryOptions({
    queryKey: [PAYMENTS_KEY, 'open', instalmentId],
    queryFn: async ({ signal }) => {
      const query = { status: isOverdue ? 'overdue' : 'due', limit: MOST } as const;
      const { records } = await call(listPayments, { query }, { signal });
      const line = records.find(({ instalment }) => instalment.instalmentId === instalmentId);
      return line?.paymentOrderId ?? null;
    },
    staleTime: 0,
  });
}
