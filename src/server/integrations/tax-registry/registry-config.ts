/** How the gateway to the registry is reached: all of it, or the sandbox. */
import type { Environment } from '#server/environment.ts';

export type TaxRegistryConfig = {
  apiBase: string;
  clientId: string;
  clientSecret: string;
  user: string;
  password: string;
  /** Of the registry, in PEM: codes that another key has signed are refused. */
  publicKey: string | null;
};

const NEEDED = [
  'E_INVOICE_API_BASE',
  'E_INVOICE_CLIENT_ID',
  'E_INVOICE_CLIENT_SECRET',
  'E_INVOICE_USER',
  'E_INVOICE_PASSWORD',
] as const;

export function taxRegistryConfigOf(env: Environment): TaxRegistryConfig | null {
  const [apiBase, clientId, clientSecret, user, password] = NEEDED.map((name) => env[name]);
  if (!apiBase || !clientId || !clientSecret || !user || !password) return null;
  const publicKey = env.E_INVOICE_PUBLIC_KEY?.replaceAll('\\n', '\n') ?? null;
  return { apiBase, clientId, clientSecret, user, password, publicKey };
}

/** Half a configuration would leave every invoice waiting. */
export function taxRegistryProblems(env: Environment): string[] {
  const isGiven = (name: (typeof NEEDED)[number] | 'E_INVOICE_PUBLIC_KEY') => env[name] !== null;
  if (!NEEDED.some(isGiven) && !isGiven('E_INVOICE_PUBLIC_KEY')) return [];
  return NEEDED.filter((name) => !isGiven(name)).map(
    (name) => `${name} must be set: a gateway to the e-invoice registry needs all five E_INVOICE_ settings.`,
  );
}
