/** Which payment the page is about: the one in the address, or one that is under way already. */
import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/customer/orders.ts';
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { paymentsQueries } from '#web/widgets/payments/payments.queries.ts';
import { openPaymentQuery } from './find-open-payment.ts';
import type { PaySearch } from './pay-search.ts';
import { nextInstalment } from './pay-state.ts';

const KEEP_READING_MS = 4000;
const NOBODY = { instalmentId: '', isOverdue: false };

export type OpenPayment = { payment: PaymentOrder | null; isLoading: boolean };

export function useOpenPayment(
  order: Order | undefined,
  { paymentOrderId: named, isChoosing, instalment }: PaySearch,
  isAwaited: (payment: PaymentOrder) => boolean,
): OpenPayment {
  const due = order ? nextInstalment(order, instalment) : null;
  const looks = named === null && due !== null && !isChoosing;
  const open = useQuery({ ...openPaymentQuery(due ?? NOBODY), enabled: () => isSignedIn() && looks });
  const paymentOrderId = named ?? (looks ? (open.data ?? null) : null);
  const one = useQuery({
    ...paymentsQueries.one(paymentOrderId ?? ''),
    enabled: () => isSignedIn() && paymentOrderId !== null,
    // Live events may be cut off; money that is on its way is looked for all the same.
    refetchInterval: ({ state: { data } }) => data !== undefined && isAwaited(data) && KEEP_READING_MS,
  });
  const isLoading = (looks && open.isLoading) || (paymentOrderId !== null && one.isLoading);
  const found = paymentOrderId !== null && one.data?.orderId === order?.orderId ? (one.data ?? null) : null;
  return { payment: found && (named !== null || isUnderWay(found)) ? found : null, isLoading };
}

/** A card payment that was merely begun is begun again; a transfer needs its details at hand. */
function isUnderWay({ provider, status }: PaymentOrder): boolean {
  const isSlow = provider === 'bank' || provider === 'letter_of_credit';
  return status === 'attempted' || (isSlow && status === 'created');
}
