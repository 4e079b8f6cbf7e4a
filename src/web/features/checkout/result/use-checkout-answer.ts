/** Takes the answer of a provider's page out of the address, has its proof checked, and remembers how it ended. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { verifyPayment } from '#contract/customer/payments.ts';
import { call } from '#web/platform/api.ts';
import { ORDERS_KEY } from '#web/widgets/orders/orders.queries.ts';
import { PAYMENTS_KEY, paymentsQueries } from '#web/widgets/payments/payments.queries.ts';
import { type CheckoutAnswer, readAnswer } from './checkout-answer.ts';
import { forgetAnswer, type SavedAnswer, saveAnswer, savedAnswer } from './saved-answer.ts';

export type AnswerState = {
  /** An answer just came and is being looked at. */
  isVerifying: boolean;
  answer: SavedAnswer | null;
  /** An answer that came without leaving our page. */
  take: (paymentOrderId: string, answer: CheckoutAnswer) => Promise<void>;
  forget: () => void;
};

export function useCheckoutAnswer(paymentOrderId: string | null): AnswerState {
  const client = useQueryClient();
  const { history } = useRouter();
  const [isVerifying, setVerifying] = useState(() => readAnswer(window.location.hash) !== null);
  const [, setVersion] = useState(0);
  const take = async (id: string, came: CheckoutAnswer) => {
    setVerifying(true);
    const outcome = await outcomeOf(came);
    const statusThen = await statusOf(client, id);
    if (outcome === null) forgetAnswer();
    else saveAnswer({ paymentOrderId: id, outcome, statusThen });
    await freshen(client);
    setVerifying(false);
  };
  useEffect(() => {
    const came = readAnswer(window.location.hash);
    if (!came) return;
    // A proof does not stay in the address, where it could be copied or bookmarked.
    const { pathname, search } = history.location;
    history.replace(pathname + search);
    if (paymentOrderId === null) setVerifying(false);
    else void take(paymentOrderId, came);
  }, [history, paymentOrderId]);
  return {
    isVerifying,
    answer: savedAnswer(paymentOrderId),
    take,
    forget: () => {
      forgetAnswer();
      setVersion((count) => count + 1);
    },
  };
}

/** Null: the server has taken the money. While nobody can check a proof, the payment counts as under way. */
async function outcomeOf({ outcome, proof }: CheckoutAnswer): Promise<SavedAnswer['outcome'] | null> {
  if (outcome !== 'paid') return outcome;
  if (!proof) return 'pending';
  try {
    const { isPaymentSignatureValid, status } = await call(verifyPayment, { body: proof });
    if (!isPaymentSignatureValid) return 'unconfirmed';
    return status === 'captured' ? null : 'pending';
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return isRefused ? 'unconfirmed' : 'pending';
  }
}

async function statusOf(client: QueryClient, paymentOrderId: string): Promise<SavedAnswer['statusThen']> {
  try {
    return (await client.fetchQuery(paymentsQueries.one(paymentOrderId))).status;
  } catch {
    return null;
  }
}

async function freshen(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
    client.invalidateQueries({ queryKey: [PAYMENTS_KEY] }),
  ]);
}
