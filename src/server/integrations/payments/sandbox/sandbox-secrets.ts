/** The sandbox's keys follow from the server's own secret: every process knows them, nobody else can. */
import type { Services } from '#server/services.ts';

export type SandboxSecrets = {
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly [string, ...string[]];
};

export function sandboxSecrets({ config, secrets }: Pick<Services, 'config' | 'secrets'>): SandboxSecrets {
  const { keyId, keySecret, webhookSecrets } = config.payments.access.sandbox;
  const derived = (purpose: string) => secrets.keyedHash('sandbox payments', purpose).toString('hex');
  const [newest = derived('webhook'), ...older] = webhookSecrets;
  return {
    keyId: keyId ?? 'sandbox',
    keySecret: keySecret ?? derived('key'),
    webhookSecrets: [newest, ...older],
  };
}
