/** Which provider serves which market, and how each is reached. */
import { MARKETS, type Market } from '#domain/shared/market.ts';
import type { Environment } from '#server/environment.ts';
import { PAYMENT_PROVIDER_NAMES, type PaymentProviderName } from './payment-provider.ts';

export type ProviderAccess = {
  apiBase: string | null;
  keyId: string | null;
  keySecret: string | null;
  /** Two while one replaces the other. */
  webhookSecrets: string[];
};
export type PaymentConfig = {
  providerOf: Record<Market, PaymentProviderName>;
  access: Record<PaymentProviderName, ProviderAccess>;
};

const WEBHOOK_SECRET_LENGTH = 8;

export function paymentConfigOf(env: Environment): PaymentConfig {
  return {
    providerOf: {
      IN: env.PAYMENT_PROVIDER_IN,
      BD: env.PAYMENT_PROVIDER_BD,
      INTL: env.PAYMENT_PROVIDER_INTL,
    },
    access: {
      sandbox: accessOf(env, 'SANDBOX'),
      razorpay: accessOf(env, 'RAZORPAY'),
      stripe: accessOf(env, 'STRIPE'),
    },
  };
}

function accessOf(env: Environment, name: 'SANDBOX' | 'RAZORPAY' | 'STRIPE'): ProviderAccess {
  return {
    apiBase: env[`${name}_API_BASE`],
    keyId: env[`${name}_KEY_ID`],
    keySecret: env[`${name}_KEY_SECRET`],
    webhookSecrets: env[`${name}_WEBHOOK_SECRET`],
  };
}

/** A chosen provider needs its secrets in a demo too: without them every payment would fail. */
export function paymentProblems(config: PaymentConfig): string[] {
  return [...missingSecrets(config), ...weakSecrets(config)];
}

function weakSecrets({ access }: PaymentConfig): string[] {
  return PAYMENT_PROVIDER_NAMES.filter((name) => {
    const { webhookSecrets } = access[name];
    return webhookSecrets.length > 2 || webhookSecrets.some(({ length }) => length < WEBHOOK_SECRET_LENGTH);
  }).map(
    (name) =>
      `${name.toUpperCase()}_WEBHOOK_SECRET must be one or two secrets of at least ${WEBHOOK_SECRET_LENGTH} characters.`,
  );
}

function missingSecrets({ providerOf, access }: PaymentConfig): string[] {
  return Object.entries(NEEDED).flatMap(([name, needed]) => {
    const market = MARKETS.find((candidate) => providerOf[candidate] === name);
    if (!market) return [];
    const given = access[name as PaymentProviderName];
    return needed
      .filter((what) => !IS_GIVEN[what](given))
      .map(
        (what) => `${name.toUpperCase()}_${what} is required while PAYMENT_PROVIDER_${market} is ${name}.`,
      );
  });
}

const IS_GIVEN = {
  KEY_ID: ({ keyId }: ProviderAccess) => keyId !== null,
  KEY_SECRET: ({ keySecret }: ProviderAccess) => keySecret !== null,
  WEBHOOK_SECRET: ({ webhookSecrets }: ProviderAccess) => webhookSecrets.length > 0,
} as const;

const NEEDED = {
  razorpay: ['KEY_ID', 'KEY_SECRET', 'WEBHOOK_SECRET'],
  stripe: ['KEY_SECRET', 'WEBHOOK_SECRET'],
} as const;

export function sandboxPaymentProblems({ providerOf }: PaymentConfig): string[] {
  return MARKETS.filter((market) => providerOf[market] === 'sandbox').map(
    (market) =>
      `PAYMENT_PROVIDER_${market} must be razorpay or stripe in production mode: the sandbox takes no real money.`,
  );
}

/** The built-in sandbox: in a demo, unless a stand-in elsewhere is named. */
export function hasBuiltInSandbox({ mode, payments }: { mode: string; payments: PaymentConfig }): boolean {
  return mode === 'demo' && payments.access.sandbox.apiBase === null;
}
