/** The providers that are configured, each opened once, so that its breaker counts for the whole process. */
import type { Services } from '#server/services.ts';
import { hasBuiltInSandbox } from './payment-config.ts';
import type { PaymentProvider, PaymentProviders, ProviderOrder } from './payment-provider.ts';
import { razorpayProvider } from './razorpay.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import { sandboxSecrets } from './sandbox/sandbox-secrets.ts';
import { stripeProvider } from './stripe.ts';

type ProviderServices = Pick<Services, 'config' | 'db' | 'clock' | 'ids' | 'jobs' | 'secrets'>;

const RAZORPAY_API_BASE = 'https://api.razorpay.com';
const STRIPE_API_BASE = 'https://api.stripe.com';

export function openPaymentProviders(services: ProviderServices): PaymentProviders {
  const open = [openSandbox(services), openRazorpay(services), openStripe(services)].filter(
    (provider) => provider !== null,
  );
  const byName = (name: string) => open.find((provider) => provider.name === name) ?? null;
  return {
    byName,
    forMarket(market) {
      const name = services.config.payments.providerOf[market];
      const provider = byName(name);
      if (!provider) throw new Error(`The payment provider ${name} of market ${market} is not configured.`);
      return provider;
    },
  };
}

/** The built-in one, or a stand-in elsewhere that speaks the Razorpay form and has a checkout page of its own. */
function openSandbox(services: ProviderServices): PaymentProvider | null {
  const { config, clock } = services;
  const { apiBase } = config.payments.access.sandbox;
  if (hasBuiltInSandbox(config)) return sandboxProvider(services);
  if (config.mode !== 'demo' || apiBase === null) return null;
  const checkoutOf = (orderId: string, { returnUrl }: { returnUrl: string }): ProviderOrder['checkout'] => {
    const url = new URL(`/sandbox-checkout/${orderId}`, apiBase);
    url.searchParams.set('return_url', returnUrl);
    return { kind: 'page', url: url.href, keyId, clientSecret: null };
  };
  const { keyId, keySecret, webhookSecrets } = sandboxSecrets(services);
  return razorpayProvider({ name: 'sandbox', apiBase, keyId, keySecret, webhookSecrets, checkoutOf }, clock);
}

function openRazorpay({ config, clock }: ProviderServices): PaymentProvider | null {
  const { apiBase, keyId, keySecret, webhookSecrets } = config.payments.access.razorpay;
  if (!keyId || !keySecret || webhookSecrets.length === 0) return null;
  const checkout: ProviderOrder['checkout'] = { kind: 'razorpay', url: null, keyId, clientSecret: null };
  const account = { name: 'razorpay', keyId, keySecret, webhookSecrets, checkoutOf: () => checkout } as const;
  return razorpayProvider({ ...account, apiBase: apiBase ?? RAZORPAY_API_BASE }, clock);
}

function openStripe({ config, clock }: ProviderServices): PaymentProvider | null {
  const { apiBase, keyId, keySecret, webhookSecrets } = config.payments.access.stripe;
  if (!keySecret || webhookSecrets.length === 0) return null;
  return stripeProvider({ apiBase: apiBase ?? STRIPE_API_BASE, keyId, keySecret, webhookSecrets }, clock);
}
