/** What a buyer should know of each way to pay, and what its button does. */
import type { PaymentOrder } from '#contract/payments.ts';

type Method = PaymentOrder['method'];

const ABOUT: Partial<Record<Method, string>> = {
  upi: 'Any UPI app, by QR code or on this phone.',
  card: 'Credit or debit card, on the page of our payment partner.',
  net_banking: 'On the page of your own bank.',
};

export function aboutMethod(method: Method, note: string | null): string | undefined {
  return note ?? ABOUT[method];
}

/** What happens next, not just "next". */
export function actionOf(method: Method, amount: string): string {
  switch (method) {
    case 'bank_transfer':
      return 'Show bank details';
    case 'letter_of_credit':
      return 'Go on with a letter of credit';
    case 'credit':
      return `Take ${amount} on credit`;
    default:
      return `Pay ${amount}`;
  }
}
