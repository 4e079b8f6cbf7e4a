/** Opens whatever page the provider has for this payment; card data is typed there and never here. */
import type { PaymentOrder } from '#contract/customer/payments.ts';
import type { CheckoutAnswer } from '../result/checkout-answer.ts';
import { openRazorpay, type RazorpayOrder } from './razorpay-checkout.ts';

export type CheckoutToOpen = Omit<RazorpayOrder, 'keyId'> & { checkout: PaymentOrder['checkout'] };

/** Null once the browser is on its way to another page; its answer comes back in the address. */
export async function openCheckout({ checkout, ...order }: CheckoutToOpen): Promise<CheckoutAnswer | null> {
  const { kind, url, keyId } = checkout;
  if (kind === 'razorpay') return openRazorpay({ ...order, keyId });
  const page = url === null ? null : new URL(url, window.location.href);
  if (!page || !/^https?:$/.test(page.protocol)) throw new Error('The provider named no page to pay on.');
  window.location.assign(page);
  return null;
}
