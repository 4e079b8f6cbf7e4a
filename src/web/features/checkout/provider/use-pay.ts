/** Begins a payment and opens its page; the order stays payable whatever goes wrong on the way. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPaymentOrder, type PaymentOrder } from '#contract/customer/payments.ts';
import { call } from '#web/platform/api.ts';
import { type Task, useTask } from '#web/platform/use-task.ts';
import { paymentsQueries } from '#web/widgets/payments/payments.queries.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { usePayMoves } from '../pay-search.ts';
import type { AnswerState } from '../result/use-checkout-answer.ts';
import { usePaymentWrite } from '../use-payment-write.ts';
import { openCheckout } from './open-checkout.ts';

export type PaymentChoice = {
  orderId: string;
  instalment: number;
  method: PaymentOrder['method'];
  /** Account credit is used first, the rest this way. */
  appliesAccountCredit?: boolean;
  /** Even where the way has a panel of its own, such as UPI. */
  atProvider?: boolean;
};

export type Pay = Task<[PaymentChoice]> & {
  /** The browser is on its way to the provider's page. */
  isLeaving: boolean;
};

export function usePay(orderId: string, answer: AnswerState): Pay {
  const client = useQueryClient();
  const { showPayment } = usePayMoves(orderId);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Back from the provider's page may bring this one out of the browser's memory as it was left.
    const arrive = () => setLeaving(false);
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);
  const begin = usePaymentWrite((idempotencyKey, body: Omit<PaymentChoice, 'atProvider'>) =>
    call(createPaymentOrder, { body }, { idempotencyKey }),
  );
  const task = useTask(async ({ atProvider = false, ...wish }: PaymentChoice) => {
    const payment = await begin(wish);
    answer.forget();
    client.setQueryData(paymentsQueries.one(payment.paymentOrderId).queryKey, payment);
    showPayment(payment.paymentOrderId);
    const { kind } = payment.checkout;
    if (kind === 'none' || (payment.method === 'upi' && !atProvider)) return;
    setLeaving(kind !== 'razorpay');
    try {
      const came = await openCheckout({
        ...payment,
        description: checkoutTexts.providerText(payment.instalment.label, payment.orderNumber),
      });
      if (came) await answer.take(payment.paymentOrderId, came);
    } catch (error) {
      setLeaving(false);
      throw error;
    }
  });
  return { ...task, isLeaving };
}
