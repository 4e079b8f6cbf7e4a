import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readinessOf } from '#server/db/schema/readiness.ts';
import { chooseSenders, hasSandboxSender } from '#server/integrations/messages/senders.ts';
import { hasBuiltInSandbox } from '#server/integrations/payments/payment-config.ts';
import { openPaymentProviders } from '#server/integrations/payments/providers.ts';
import { openServices } from '#server/open-services.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

const PRODUCTION = {
  MODE: 'production',
  LOG_LEVEL: 'silent',
  APP_SECRET: 'a secret of at least thirty-two signs',
  PUBLIC_URL: 'https://fabrics.example',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  SMS_API_BASE: 'https://sms.example',
  WHATSAPP_API_BASE: 'https://whatsapp.example',
  PAYMENT_PROVIDER_IN: 'razorpay',
  PAYMENT_PROVIDER_BD: 'razorpay',
  PAYMENT_PROVIDER_INTL: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_key',
  RAZORPAY_KEY_SECRET: 'a key secret',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
};
const production = () => readConfig({ ...PRODUCTION, DATABASE_URL: world.databaseUrl });

test('production mode opens the database only with a role that the rules of the database bind', async () => {
  const { rows } = await sql<{ is_super: boolean }>`
    select rolsuper as is_super from pg_roles where rolname = current_user`.execute(
    world.services.db.unscoped,
  );
  const opening = openServices(production());
  if (rows[0]?.is_super) {
    await expect(opening).rejects.toThrow('DATABASE_URL must not name a super-user in production mode.');
    return;
  }
  const { services, close } = await opening;
  expect(await readinessOf(services.db, [])).toBe('ready');
  await close();
});

test('a super-user is refused before a single migration runs', async () => {
  const admin = new URL(world.databaseUrl);
  const { rows } = await sql<{ is_super: boolean }>`
    select rolsuper as is_super from pg_roles where rolname = current_user`.execute(
    world.services.db.unscoped,
  );
  if (!rows[0]?.is_super) {
    // Tests run as the application does; the order of the two is then seen from a database that does not exist yet.
    const config = { ...production(), databaseUrl: admin.href.replace(/[^/]+$/, 'nowhere_at_all') };
    await expect(openServices(config)).rejects.toThrow('does not exist');
    return;
  }
  await expect(openServices(production())).rejects.toThrow('super-user');
});

test.each([
  ['one letter', 'a'.repeat(40)],
  ['a piece over and over', 'secret12'.repeat(6)],
  ['few letters', 'abcabdabcabeabcabdabcabfabcabdabcabe'],
])('a secret of %s is refused', (_what, secret) => {
  expect(() => readConfig({ ...PRODUCTION, DATABASE_URL: world.databaseUrl, APP_SECRET: secret })).toThrow(
    'APP_SECRET is too easy to guess',
  );
});

test('a sandbox sender cannot be had in production mode, even with a configuration made by hand', async () => {
  const config = production();
  const withoutSenders = { ...config, senders: { ...config.senders, smtpUrl: null, smsApiBase: null } };
  expect(hasSandboxSender(withoutSenders)).toBe(false);
  const printed: string[] = [];
  const senders = chooseSenders({ ...world.services, config: withoutSenders }, (line) => printed.push(line));
  const message = {
    channel: 'sms',
    to: '+919000000001',
    purpose: 'x',
    subject: 'x',
    text: 'x',
    code: '1',
  } as const;
  await expect(senders.sms(message)).rejects.toThrow('No sender is configured for this channel.');
  await expect(senders.email({ ...message, channel: 'email' })).rejects.toThrow();
  expect(printed).toEqual([]);
  const stored = await world.services.db.unscoped.selectFrom('sandbox_messages').selectAll().execute();
  expect(stored).toEqual([]);
});

test('the sandbox of payments cannot be had in production mode, even with a configuration made by hand', () => {
  const config = production();
  const providerOf = { IN: 'sandbox', BD: 'sandbox', INTL: 'sandbox' } as const;
  const byHand = { ...config, payments: { ...config.payments, providerOf } };
  expect(hasBuiltInSandbox(byHand)).toBe(false);
  const providers = openPaymentProviders({ ...world.services, config: byHand });
  expect(providers.byName('sandbox')).toBeNull();
  expect(() => providers.forMarket('IN')).toThrow(
    'The payment provider sandbox of market IN is not configured.',
  );
  const elsewhere = { ...config.payments.access.sandbox, apiBase: 'https://sandbox.example' };
  const access = { ...config.payments.access, sandbox: elsewhere };
  const stillProduction = { ...byHand, payments: { providerOf, access } };
  expect(openPaymentProviders({ ...world.services, config: stillProduction }).byName('sandbox')).toBeNull();
});

test('the secret of a production server comes from its configuration, never from the database', async () => {
  const rows = await world.services.db.unscoped.selectFrom('demo_secrets').select('name').execute();
  expect(rows).toEqual([{ name: 'app' }]);
  expect(production().appSecret).toHaveLength(37);
});
