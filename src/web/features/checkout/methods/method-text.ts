/** What a buyer should know of each way to pay, and what its button does. */
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { checkoutTexts } from '../checkout.texts.ts';

type Method = PaymentOrder['method'];

const { choose: texts } = checkoutTexts;
const ABOUT: Partial<Record<Method, string>> = texts.about;

export function aboutMethod(method: Method, note: string | null): string | undefined {
  return note ?? ABOUT[method];
}

/** What happens next, not just "next". */
export function actionOf(method: Method, amount: string): string {
  switch (method) {
    case 'bank_transfer':
      return texts.bankTransfer;
    case 'letter_of_credit':
      return texts.letterOfCredit;
    case 'credit':
      return texts.credit(amount);
    default:
      return texts.pay(amount);
  }
}
