/** The payment providers as the server opens them, against services played on this machine. */
import { readConfig } from '#server/config.ts';
import type { NewProviderOrder, PaymentProviders } from '#server/integrations/payments/payment-provider.ts';
import { openPaymentProviders } from '#server/integrations/payments/providers.ts';
import type { Services } from '#server/services.ts';
import { RAZORPAY_KEYS } from './razorpay-server.ts';
import { STRIPE_SECRET_KEY } from './stripe-server.ts';

export const WEBHOOK_SECRET = 'webhook-secret-of-the-tests';

export function razorpayEnv(apiBase: string, keys = RAZORPAY_KEYS): Record<string, string> {
  return {
    PAYMENT_PROVIDER_IN: 'razorpay',
    RAZORPAY_API_BASE: apiBase,
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
}

export function stripeEnv(apiBase: string, keySecret = STRIPE_SECRET_KEY): Record<string, string> {
  return {
    PAYMENT_PROVIDER_INTL: 'stripe',
    STRIPE_API_BASE: apiBase,
    STRIPE_KEY_ID: 'pk_test_of_the_tests',
    STRIPE_KEY_SECRET: keySecret,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
}

export function providersWith(services: Services, env: Record<string, string>): PaymentProviders {
  return openPaymentProviders({
    ...services,
    config: readConfig({ DATABASE_URL: 'postgres://unused', ...env }),
  });
}

let orders = 0;

/** ₹1,234.50 for somebody's advance, with a reference nobody else has. */
export function someProviderOrder(order: Partial<NewProviderOrder> = {}): NewProviderOrder {
  orders += 1;
  return {
    reference: `payment-order-${orders}`,
    amount: { minor: 123_450n, currency: 'INR' },
    description: 'Advance for order 1042',
    methods: ['card', 'upi', 'net_banking'],
    customer: { name: 'Asha Verma', email: 'asha@cloth.example' },
    returnUrl: 'https://fabrics.example/customer/create-order/paymentDetails?orderId=1',
    ...order,
  };
}
