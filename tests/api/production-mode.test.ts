import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { chooseSenders, hasSandboxSender } from '#server/integrations/messages/senders.ts';
import { openParts } from '#server/open-parts.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const production = () =>
  readConfig({
    DATABASE_URL: world.databaseUrl,
    MODE: 'production',
    LOG_LEVEL: 'silent',
    APP_SECRET: 'a secret of at least thirty-two signs',
    PUBLIC_URL: 'https://fabrics.example',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    SMS_API_BASE: 'https://sms.example',
    WHATSAPP_API_BASE: 'https://whatsapp.example',
  });

test('production mode opens the database only with a role that the rules of the database bind', async () => {
  const { rows } = await sql<{ is_super: boolean }>`
    select rolsuper as is_super from pg_roles where rolname = current_user`.execute(world.parts.db.unscoped);
  const opening = openParts(production());
  if (rows[0]?.is_super) {
    await expect(opening).rejects.toThrow('DATABASE_URL must not name a super-user in production mode.');
    return;
  }
  const { parts, close } = await opening;
  expect(await parts.db.isReachable()).toBe(true);
  await close();
});

test('a sandbox sender cannot be had in production mode, even with a configuration made by hand', async () => {
  const config = production();
  const withoutSenders = { ...config, senders: { ...config.senders, smtpUrl: null, smsApiBase: null } };
  expect(hasSandboxSender(withoutSenders)).toBe(false);
  const printed: string[] = [];
  const senders = chooseSenders({ ...world.parts, config: withoutSenders }, (line) => printed.push(line));
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
  const kept = await world.parts.db.unscoped.selectFrom('sandbox_messages').selectAll().execute();
  expect(kept).toEqual([]);
});

test('the secret of a production server comes from its configuration, never from the database', async () => {
  const rows = await world.parts.db.unscoped.selectFrom('demo_secrets').select('name').execute();
  expect(rows).toEqual([{ name: 'app' }]);
  expect(production().appSecret).toHaveLength(37);
});
