/** Places the order once, however often it is sent, and leads on to its payment. */
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { type Order, placeProvisionalOrder, validateOrder } from '#contract/customer/orders.ts';
import { createPaymentOrder } from '#contract/customer/payments.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { isDecided } from '#contract/idempotency-key.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { useMay } from '#web/widgets/company/use-may.ts';
import { orderLocation } from '#web/widgets/orders/order-links.ts';
import { ORDERS_KEY, ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { QUOTES_KEY } from '#web/widgets/requests/quotes.queries.ts';
import { REQUESTS_KEY } from '#web/widgets/requests/requests.queries.ts';
import { forgetIntent, intentFor, savePlacedOrder } from './saved-form.ts';

export type PlacedTerms = CallInput<typeof placeProvisionalOrder>['body'];

/** Null where the quote had an order already; that one is led to instead. */
export function usePlaceOrder(fabId: string): (terms: PlacedTerms) => Promise<Order | null> {
  const client = useQueryClient();
  const { goToPayment } = usePaymentNavigation(fabId);
  const freshen = () =>
    Promise.all(
      [ORDERS_KEY, REQUESTS_KEY, QUOTES_KEY].map((area) => client.invalidateQueries({ queryKey: [area] })),
    );
  return async (terms) => {
    try {
      const idempotencyKey = intentFor(fabId, terms);
      const order = await call(placeProvisionalOrder, { body: terms }, { idempotencyKey });
      savePlacedOrder(fabId, order.orderId);
      client.setQueryData(ordersQueries.one(order.orderId).queryKey, order);
      void freshen();
      return order;
    } catch (error) {
      const existing = existingOrderId(error);
      if (isDecided(error)) {
        forgetIntent(fabId);
        void freshen();
      }
      if (existing === null) throw error;
      showToast(errorMessage(error));
      goToPayment(existing, { replace: false });
      return null;
    }
  };
}

function isUnapproved(order: Order | undefined): boolean {
  return order?.approval != null && order.approval.state !== 'approved';
}

function existingOrderId(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'order_exists') return null;
  const orderId = error.body.details?.orderId;
  return typeof orderId === 'string' ? orderId : null;
}

export type PaymentNavigation = {
  goToPayment: (orderId: string, options: { replace: boolean }) => void;
  /** Checked once more before money is asked for; what is wrong then is said where it is paid. */
  checkAndPay: (orderId: string, options: { replace: boolean }) => Promise<void>;
};

export function usePaymentNavigation(fabId: string): PaymentNavigation {
  const router = useRouter();
  const client = useQueryClient();
  const mayPay = useMay(createPaymentOrder);
  const goToPayment: PaymentNavigation['goToPayment'] = (orderId, { replace }) => {
    void router.navigate({ ...linkTo('paymentDetails', { orderId }, { fabId }), replace });
  };
  return {
    goToPayment,
    checkAndPay: async (orderId, options) => {
      // A colleague decides first, and accounts may pay instead: the order itself says who.
      const placed = client.getQueryData(ordersQueries.one(orderId).queryKey);
      if (!mayPay || isUnapproved(placed)) {
        void client.invalidateQueries({ queryKey: ordersQueries.one(orderId).queryKey });
        void router.navigate({ ...orderLocation('order', orderId), replace: options.replace });
        return;
      }
      try {
        const answer = await call(validateOrder, { params: { orderId }, body: {} });
        if (answer.errorMessage) showToast(answer.errorMessage, { kind: 'bad' });
        void client.invalidateQueries({ queryKey: ordersQueries.one(orderId).queryKey });
      } catch (error) {
        showToast(errorMessage(error), { kind: 'bad' });
      }
      goToPayment(orderId, options);
    },
  };
}
