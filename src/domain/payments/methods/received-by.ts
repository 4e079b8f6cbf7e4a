/** How money came, in the words of a receipt: by which way, and under which number banks find it again. */
import { PAYMENT_METHOD_LABEL, type PaymentMethod } from './payment-methods.ts';

/** What a provider calls a way to pay, where it is not our own word. */
const PROVIDER_WORDS: Readonly<Record<string, PaymentMethod>> = { netbanking: 'net_banking' };

/** The provider's word counts, because a buyer may choose another way on its page; unknown words fall back. */
export function receivedByLabel(reported: string, chosen: PaymentMethod): string {
  const method = PROVIDER_WORDS[reported] ?? reported;
  return PAYMENT_METHOD_LABEL[isMethod(method) ? method : chosen];
}

export type MoneySource = 'bank' | 'letter_of_credit' | 'provider';

export const REFERENCE_LABEL = {
  bank: 'UTR',
  letter_of_credit: 'Letter of credit',
  provider: 'Payment id',
} as const satisfies Record<MoneySource, string>;

function isMethod(word: string): word is PaymentMethod {
  return Object.hasOwn(PAYMENT_METHOD_LABEL, word);
}
