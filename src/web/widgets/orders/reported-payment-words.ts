import type { PaymentOrder } from '#contract/payments.ts';

/** What is being done about money the buyer has told us of; null where nothing waits for us. */
export function reportedPaymentWords({
  transfers,
  letters,
}: Pick<PaymentOrder, 'transfers' | 'letters'>): string | null {
  if (transfers.some(({ state }) => state === 'reported')) return 'Transfer being matched';
  return letters.some(({ state }) => state === 'reported') ? 'Letter of credit being checked' : null;
}
