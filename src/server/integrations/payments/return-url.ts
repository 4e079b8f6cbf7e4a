/** The way back into the app: a checkout's answer stands in the fragment, which no server or log ever sees. */
export type CheckoutAnswer = {
  outcome: 'paid' | 'failed' | 'abandoned' | 'pending';
  providerOrderId?: string;
  providerPaymentId?: string;
  signature?: string;
};

export function withAnswer(returnUrl: string, answer: CheckoutAnswer): string {
  const words = new URLSearchParams(answer).toString();
  return returnUrl.includes('#') ? `${returnUrl}&${words}` : `${returnUrl}#${words}`;
}
