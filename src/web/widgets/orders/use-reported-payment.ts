/** Whether the buyer has paid a part already in a way that people look at first: a transfer or a letter of credit. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { paymentsQueries } from '../payments/payments.queries.ts';
import { reportedPaymentWords } from './reported-payment-words.ts';

/** What is being done about it; null while the buyer's money is still awaited. */
export function useReportedPayment(instalmentId: string | null): string | null {
  const due = useInfiniteQuery({
    ...paymentsQueries.list('due'),
    enabled: () => isSignedIn() && instalmentId !== null,
  });
  const line = due.data?.pages
    .flatMap(({ records }) => records)
    .find(({ instalment }) => instalment.instalmentId === instalmentId);
  const paymentOrderId = line?.paymentOrderId ?? null;
  const payment = useQuery({
    ...paymentsQueries.one(paymentOrderId ?? ''),
    enabled: () => isSignedIn() && paymentOrderId !== null,
  });
  return paymentOrderId !== null && payment.data ? reportedPaymentWords(payment.data) : null;
}
