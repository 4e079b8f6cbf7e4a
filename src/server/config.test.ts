import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

const DATABASE_URL = 'postgres://selvedge@127.0.0.1/selvedge';
const PRODUCTION = {
  DATABASE_URL,
  MODE: 'production',
  APP_SECRET: 'nine looms weave by night, 32 signs',
  PUBLIC_URL: 'https://fabrics.example',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  SMS_API_BASE: 'https://sms.example',
  WHATSAPP_API_BASE: 'https://whatsapp.example',
  PAYMENT_PROVIDER_IN: 'razorpay',
  PAYMENT_PROVIDER_BD: 'stripe',
  PAYMENT_PROVIDER_INTL: 'stripe',
  RAZORPAY_KEY_ID: 'rzp_live_key',
  RAZORPAY_KEY_SECRET: 'a key secret',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
  STRIPE_KEY_SECRET: 'sk_live_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old',
};

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig({ DATABASE_URL, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigProblem) return error.message.split('\n');
    throw error;
  }
}

test('a demo needs nothing but a database', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    mode: 'demo',
    isAutopilotOn: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: null,
    trustProxy: [],
    appSecret: null,
    previousAppSecrets: [],
    web: { apiHost: '', frameAncestors: [] },
  });
});

test('without a database the one sentence says so', () => {
  expect(() => readConfig({})).toThrow('DATABASE_URL must be set.');
});

test.each([
  ['MODE', 'staging', 'MODE must be one of demo, production.'],
  ['AUTOPILOT', 'yes', 'AUTOPILOT must be one of on, off.'],
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535.'],
  [
    'DATABASE_URL',
    'mysql://x',
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  [
    'DATABASE_URL',
    'nonsense',
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  ['DATABASE_POOL_SIZE', '1', 'DATABASE_POOL_SIZE must be a whole number from 2 to 200.'],
  ['PUBLIC_URL', 'fabrics.example', 'PUBLIC_URL must be an address that begins with https:// or http://.'],
  [
    'PUBLIC_URL',
    'javascript:alert(1)',
    'PUBLIC_URL must be an address that begins with https:// or http://.',
  ],
  ['TRUST_PROXY', '1', 'TRUST_PROXY must be a list of address ranges such as 10.0.0.0/8.'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a list of address ranges such as 10.0.0.0/8.'],
  ['TRUST_PROXY', '10.0.0.1', 'TRUST_PROXY must be a list of address ranges such as 10.0.0.0/8.'],
  ['TRUST_PROXY', '0.0.0.0/0', 'TRUST_PROXY must be a list of address ranges such as 10.0.0.0/8.'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be a list of address ranges such as 10.0.0.0/8.'],
  ['TRUST_PROXY', 'loopback', 'TRUST_PROXY must be a list of address ranges such as 10.0.0.0/8.'],
  ['LOG_FORMAT', 'xml', 'LOG_FORMAT must be one of json, pretty.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent.'],
  ['APP_SECRET', 'short', 'APP_SECRET must be at least 32 characters long.'],
  ['OUTBOX_URL', 'ftp://x', 'OUTBOX_URL must be an address that begins with https:// or http://.'],
  ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
  ['SMS_API_BASE', 'sms', 'SMS_API_BASE must be an address that begins with https:// or http://.'],
  ['API_HOST', 'api.example', 'API_HOST must be an address that begins with https:// or http://.'],
  ['FRAME_ANCESTORS', '*', 'FRAME_ANCESTORS must be a list of origins such as https://app.example.'],
  [
    'FRAME_ANCESTORS',
    "https://a.example,'self'",
    'FRAME_ANCESTORS must be a list of origins such as https://app.example.',
  ],
  [
    'FRAME_ANCESTORS',
    'javascript:x',
    'FRAME_ANCESTORS must be a list of origins such as https://app.example.',
  ],
  ['PAYMENT_PROVIDER_IN', 'paypal', 'PAYMENT_PROVIDER_IN must be one of sandbox, razorpay, stripe.'],
  ['STRIPE_API_BASE', 'stripe', 'STRIPE_API_BASE must be an address that begins with https:// or http://.'],
  [
    'SANDBOX_WEBHOOK_SECRET',
    'short',
    'SANDBOX_WEBHOOK_SECRET must be one or two secrets of at least 8 characters.',
  ],
  [
    'RAZORPAY_WEBHOOK_SECRET',
    'secret-one,secret-two,secret-three',
    'RAZORPAY_WEBHOOK_SECRET must be one or two secrets of at least 8 characters.',
  ],
  ['HOST_BRIDGE_FORMAT', 'xml', 'HOST_BRIDGE_FORMAT must be one of plain, json.'],
  [
    'HOST_BRIDGE_PARENT_ORIGIN',
    '*',
    'HOST_BRIDGE_PARENT_ORIGIN must be an address that begins with https:// or http://.',
  ],
  ['APP_LINK_OPEN', 'javascript:alert(1)', 'APP_LINK_OPEN must be a link such as fabric://open.'],
  [
    'APP_LINK_PLAY_STORE',
    'market',
    'APP_LINK_PLAY_STORE must be an address that begins with https:// or http://.',
  ],
])('%s=%s is answered with one clear sentence', (name, value, sentence) => {
  expect(problemsOf({ [name]: value })).toEqual([sentence]);
});

test('a database may be reached by a socket', () => {
  const socket = 'postgres://selvedge@/selvedge?host=/run/postgresql';
  expect(readConfig({ DATABASE_URL: socket }).databaseUrl).toBe(socket);
});

test('several bad values are told at once, one sentence each', () => {
  expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y', TRUST_PROXY: '3' })).toHaveLength(3);
});

test('empty values count as not given', () => {
  expect(problemsOf({ PORT: '', PUBLIC_URL: '  ', TRUST_PROXY: '', FRAME_ANCESTORS: '' })).toEqual([]);
});

test('origins and ranges are read as lists', () => {
  const config = readConfig({
    DATABASE_URL,
    TRUST_PROXY: '10.0.0.0/8, fd00::/8',
    FRAME_ANCESTORS: 'https://app.example/x, https://b.example:8443',
    API_HOST: 'https://api.example/v1/',
  });
  expect(config.trustProxy).toEqual(['10.0.0.0/8', 'fd00::/8']);
  expect(config.web.frameAncestors).toEqual(['https://app.example', 'https://b.example:8443']);
  expect(config.web.apiHost).toBe('https://api.example');
});

test('a complete production configuration is accepted', () => {
  expect(readConfig(PRODUCTION).mode).toBe('production');
});

test.each([
  ['APP_SECRET', '', /^APP_SECRET is required in production mode/],
  ['APP_SECRET', '31415926535897932384626433832795', /^APP_SECRET is too easy to guess/],
  ['PUBLIC_URL', '', /^PUBLIC_URL is required in production mode/],
  [
    'PUBLIC_URL',
    'http://fabrics.example',
    /^PUBLIC_URL is required in production mode and must begin with https:/,
  ],
  ['SMTP_URL', '', /^SMTP_URL is required in production mode: the sandbox/],
  ['SMS_API_BASE', '', /^SMS_API_BASE is required in production mode: the sandbox/],
  ['WHATSAPP_API_BASE', '', /^WHATSAPP_API_BASE is required in production mode: the sandbox/],
  ['OUTBOX_URL', 'http://127.0.0.1:9000', /^OUTBOX_URL is refused in production mode/],
  ['PAYMENT_PROVIDER_IN', 'sandbox', /^PAYMENT_PROVIDER_IN must be razorpay or stripe in production mode/],
  ['PAYMENT_PROVIDER_BD', '', /^PAYMENT_PROVIDER_BD must be razorpay or stripe in production mode/],
  ['RAZORPAY_KEY_ID', '', /^RAZORPAY_KEY_ID is required while PAYMENT_PROVIDER_IN is razorpay\.$/],
  ['RAZORPAY_KEY_SECRET', '', /^RAZORPAY_KEY_SECRET is required/],
  ['RAZORPAY_WEBHOOK_SECRET', ' , ', /^RAZORPAY_WEBHOOK_SECRET is required/],
  ['STRIPE_KEY_SECRET', '', /^STRIPE_KEY_SECRET is required while PAYMENT_PROVIDER_BD is stripe\.$/],
  ['STRIPE_WEBHOOK_SECRET', '', /^STRIPE_WEBHOOK_SECRET is required/],
  ['AUTOPILOT', 'on', /^AUTOPILOT=on is refused in production mode/],
])('production refuses %s=%j', (name, value, sentence) => {
  const problems = problemsOf({ ...PRODUCTION, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(sentence);
});

test('a demo that pays by a real provider needs its secrets too', () => {
  expect(problemsOf({ PAYMENT_PROVIDER_INTL: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_one' })).toEqual([
    'STRIPE_KEY_SECRET is required while PAYMENT_PROVIDER_INTL is stripe.',
  ]);
});

test('.env.example lists exactly what the configuration reads', () => {
  const read = new Set<string>();
  const env = new Proxy<Record<string, string>>(
    { DATABASE_URL, S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_KEY_ID: 'k', S3_KEY_SECRET: 's' },
    {
      get(target, name) {
        read.add(String(name));
        return target[String(name)];
      },
    },
  );
  readConfig(env);
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...read].sort());
});

test('.env.example is itself a valid demo configuration, apart from the database', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const env = Object.fromEntries(
    [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(readConfig({ ...env, DATABASE_URL }).mode).toBe('demo');
});

test('half a gateway to the e-invoice registry is refused, naming what is missing', () => {
  const whole = {
    E_INVOICE_API_BASE: 'https://gateway.example',
    E_INVOICE_CLIENT_ID: 'client',
    E_INVOICE_CLIENT_SECRET: 'secret',
    E_INVOICE_USER: 'user',
    E_INVOICE_PASSWORD: 'password',
  };
  expect(problemsOf(whole)).toEqual([]);
  const { E_INVOICE_PASSWORD: _left, ...half } = whole;
  expect(problemsOf(half)).toEqual([
    'E_INVOICE_PASSWORD must be set: a gateway to the e-invoice registry needs all five E_INVOICE_ settings.',
  ]);
  expect(problemsOf({ E_INVOICE_PUBLIC_KEY: 'a key' })).toHaveLength(5);
  expect(readConfig({ DATABASE_URL, ...whole }).taxRegistry).toMatchObject({ user: 'user', publicKey: null });
});
