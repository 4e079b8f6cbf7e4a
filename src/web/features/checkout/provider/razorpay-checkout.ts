/** Razorpay's own window over the page. Its script is loaded only when a buyer really pays there. */
import type { PaymentOrder } from '#contract/customer/payments.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { CheckoutAnswer } from '../result/checkout-answer.ts';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** As Razorpay names our methods. */
const METHOD: Partial<Record<PaymentOrder['method'], string>> = {
  card: 'card',
  upi: 'upi',
  net_banking: 'netbanking',
};

type Paid = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };
type Options = {
  key: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { method?: string };
  retry: { enabled: boolean };
  handler: (paid: Paid) => void;
  modal: { ondismiss: () => void };
};
type Checkout = { open: () => void; on: (event: 'payment.failed', listener: () => void) => void };
type RazorpayWindow = { Razorpay?: new (options: Options) => Checkout };
type Policies = {
  createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string };
};

export type RazorpayOrder = {
  keyId: string | null;
  providerOrderId: string | null;
  description: string;
  /** Null lets the payer choose. */
  method: PaymentOrder['method'] | null;
};

export async function openRazorpay(order: RazorpayOrder): Promise<CheckoutAnswer> {
  const { keyId, providerOrderId, description } = order;
  if (!keyId || !providerOrderId) throw new Error('Razorpay was not given an order.');
  await loadScript();
  const { Razorpay } = window as unknown as RazorpayWindow;
  if (!Razorpay) throw new Error('The script of Razorpay did not start.');
  return new Promise((resolve) => {
    let hasFailed = false;
    const method = order.method && METHOD[order.method];
    const checkout = new Razorpay({
      key: keyId,
      order_id: providerOrderId,
      name: BRAND_NAME,
      description,
      prefill: method ? { method } : {},
      // Another try begins here, where the order and its hold are in sight.
      retry: { enabled: false },
      handler: (paid) => resolve({ outcome: 'paid', proof: proofOf(paid) }),
      modal: { ondismiss: () => resolve({ outcome: hasFailed ? 'failed' : 'abandoned', proof: null }) },
    });
    checkout.on('payment.failed', () => {
      hasFailed = true;
    });
    checkout.open();
  });
}

function proofOf(paid: Paid): CheckoutAnswer['proof'] {
  return {
    providerOrderId: paid.razorpay_order_id,
    providerPaymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  };
}

function loadScript(): Promise<void> {
  if ((window as unknown as RazorpayWindow).Razorpay) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trusted(SCRIPT);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of Razorpay did not load.'));
    };
    document.head.append(script);
  });
}

/** Browsers with trusted types take a script's address only from a policy; this one knows a single address. */
function trusted(url: string): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('razorpay', { createScriptURL: () => SCRIPT });
  return policy.createScriptURL(url);
}
let policy: ReturnType<Policies['createPolicy']> | undefined;
