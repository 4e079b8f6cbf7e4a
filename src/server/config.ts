/** Everything that can be set from outside, read once, checked, and typed. `.env.example` lists all of it. */
import { availableParallelism } from 'node:os';
import { type Environment, readEnvironment } from './environment.ts';
import {
  type PaymentConfig,
  paymentConfigOf,
  paymentProblems,
  sandboxPaymentProblems,
} from './integrations/payments/payment-config.ts';
import {
  type TaxRegistryConfig,
  taxRegistryConfigOf,
  taxRegistryProblems,
} from './integrations/tax-registry/registry-config.ts';
import {
  type WhatsappConfig,
  whatsappConfigOf,
  whatsappProblems,
} from './integrations/whatsapp/whatsapp-config.ts';
import { poolSizeFor, processPlan } from './processes/process-plan.ts';

export type Mode = 'demo' | 'production';

export type Config = {
  mode: Mode;
  /** Played suppliers answer what buyers of a demo send. */
  isAutopilotOn: boolean;
  /** The same seed and the same acts of buyers give the same play. */
  autopilotSeed: string;
  host: string;
  port: number;
  /** Where people reach the app; decides the origin that may renew a token. Null: same as the address called. */
  publicUrl: string | null;
  databaseUrl: string;
  /** The same database with nothing in between, for what lasts longer than a transaction: listening, jobs, migrations. */
  databaseDirectUrl: string;
  /** The same database for the role that owns the schema; the application's own unless it is set. */
  databaseMigrationUrl: string;
  /** Off: migrations are a step of their own before the start, `npm run migrate`. */
  migratesAtStart: boolean;
  databasePoolSize: number;
  /** Files of customers lie here unless S3 is configured. */
  dataDir: string;
  s3: { endpoint: string; region: string; bucket: string; keyId: string; keySecret: string } | null;
  /** ClamAV's daemon, `host:port` or the path of its socket; null: files are judged by their content alone. */
  clamdAddress: string | null;
  gstApiBase: string | null;
  gstApiKey: string | null;
  ifscApiBase: string | null;
  /** Null: the sandbox in a demo, nothing in production. */
  taxRegistry: TaxRegistryConfig | null;
  /** CIDR ranges of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** Each answer is compared with its contract in full before it leaves; for tests and development. */
  checksReplies: boolean;
  logFormat: 'json' | 'pretty';
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Calls are reported as spans to the OpenTelemetry SDK that was loaded with the process. */
  isTracingOn: boolean;
  /** Keys the hashes of codes and the sealing of queued messages; null only in a demo, which keeps its own. */
  appSecret: string | null;
  /** Those before it, newest first: they still open what they sealed. */
  previousAppSecrets: string[];
  /** Codes a minute to devices that never signed in: from half of it on they solve a puzzle, at twice as many they wait. */
  signInMessagesPerMinute: number;
  /** A process that falls behind by more than this on average says "busy" to ordinary calls. */
  maxEventLoopDelayMs: number;
  /** So long a node that is asked to end goes on serving after it said that it is not ready. */
  drainSeconds: number;
  /** Opens /metrics and /openapi.json in production mode; without it they are not there. */
  operationsToken: string | null;
  senders: {
    outboxUrl: string | null;
    smtpUrl: string | null;
    emailFrom: string;
    smsApiBase: string | null;
    smsApiKey: string | null;
    whatsappApiBase: string | null;
    whatsappApiKey: string | null;
  };
  /** Our number at Meta; null: a plain gateway, or the sandbox in a demo. */
  whatsapp: WhatsappConfig | null;
  /** Where a customer finds a person; shown in the account and named in messages about changes. */
  support: { phone: string | null; email: string | null; hours: string | null };
  payments: PaymentConfig;
  web: {
    apiHost: string;
    authHost: string;
    recommendationHost: string;
    frameAncestors: string[];
    bridge: {
      name: string;
      androidName: string;
      format: 'plain' | 'json';
      parentOrigin: string | null;
      /** Who draws the five tabs while the app is embedded. */
      tabBar: 'host' | 'app';
    };
    appLink: { open: string | null; playStore: string | null; appStore: string | null };
  };
};

export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
}

export function readConfig(values: Record<string, string | undefined>): Config {
  const { env, problems: unreadable } = readEnvironment(values);
  const processes = processPlan(env.PROCESSES, availableParallelism());
  const config: Config = {
    mode: env.MODE,
    isAutopilotOn: env.AUTOPILOT === 'on',
    autopilotSeed: env.AUTOPILOT_SEED,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL,
    databaseUrl: env.DATABASE_URL ?? '',
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? '',
    databaseMigrationUrl: env.DATABASE_MIGRATION_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? '',
    migratesAtStart: env.MIGRATE === 'on',
    databasePoolSize: env.DATABASE_POOL_SIZE ?? poolSizeFor(processes),
    dataDir: env.DATA_DIR,
    s3: s3Of(env),
    clamdAddress: env.CLAMD_ADDRESS,
    gstApiBase: env.GST_API_BASE,
    gstApiKey: env.GST_API_KEY,
    ifscApiBase: env.IFSC_API_BASE,
    taxRegistry: taxRegistryConfigOf(env),
    trustProxy: env.TRUST_PROXY,
    checksReplies: env.CHECK_REPLIES === 'on',
    logFormat: env.LOG_FORMAT,
    logLevel: env.LOG_LEVEL,
    isTracingOn: env.TRACING === 'on',
    appSecret: env.APP_SECRET,
    previousAppSecrets: env.APP_SECRET_PREVIOUS,
    signInMessagesPerMinute: env.SIGN_IN_MESSAGES_PER_MINUTE,
    maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS,
    drainSeconds: env.DRAIN_SECONDS,
    operationsToken: env.OPERATIONS_TOKEN,
    senders: sendersOf(env),
    whatsapp: whatsappConfigOf(env),
    support: supportOf(env),
    payments: paymentConfigOf(env),
    web: webOf(env),
  };
  const problems = [
    ...unreadable,
    ...missing(values, env),
    ...paymentProblems(config.payments),
    ...taxRegistryProblems(env),
    ...whatsappProblems(env),
    ...(env.MODE === 'production' ? productionProblems(config) : []),
  ];
  if (problems.length > 0) throw new ConfigProblem(problems.join('\n'));
  return config;
}

/** Of S3 all or nothing: half a configuration would lose files. */
function missing(values: Record<string, string | undefined>, env: Environment): string[] {
  const needed = env.S3_ENDPOINT ? (['S3_BUCKET', 'S3_KEY_ID', 'S3_KEY_SECRET'] as const) : [];
  return ['DATABASE_URL', ...needed]
    .filter((name) => !values[name]?.trim())
    .map((name) => `${name} must be set.`);
}

function s3Of(env: Environment): Config['s3'] {
  if (!env.S3_ENDPOINT) return null;
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    keyId: env.S3_KEY_ID,
    keySecret: env.S3_KEY_SECRET,
  };
}

function sendersOf(env: Environment): Config['senders'] {
  return {
    outboxUrl: env.OUTBOX_URL,
    smtpUrl: env.SMTP_URL,
    emailFrom: env.EMAIL_FROM,
    smsApiBase: env.SMS_API_BASE,
    smsApiKey: env.SMS_API_KEY,
    whatsappApiBase: env.WHATSAPP_API_BASE,
    whatsappApiKey: env.WHATSAPP_API_KEY,
  };
}

function supportOf({ MODE, SUPPORT_PHONE, SUPPORT_EMAIL, SUPPORT_HOURS }: Environment): Config['support'] {
  const orInDemo = (given: string, inDemo: string) => given || (MODE === 'demo' ? inDemo : null);
  return {
    phone: orInDemo(SUPPORT_PHONE, '+91 22 6900 0100'),
    email: orInDemo(SUPPORT_EMAIL, 'support@selvedge-demo.example'),
    hours: orInDemo(SUPPORT_HOURS, 'Mon–Sat, 9:30–18:30 IST'),
  };
}

function webOf(env: Environment): Config['web'] {
  return {
    apiHost: env.API_HOST ?? '',
    authHost: env.AUTH_HOST ?? '',
    recommendationHost: env.RECOMMENDATION_HOST ?? '',
    frameAncestors: env.FRAME_ANCESTORS,
    bridge: {
      name: env.HOST_BRIDGE_NAME,
      androidName: env.HOST_BRIDGE_ANDROID_NAME,
      format: env.HOST_BRIDGE_FORMAT,
      parentOrigin: env.HOST_BRIDGE_PARENT_ORIGIN,
      tabBar: env.HOST_BRIDGE_TAB_BAR,
    },
    appLink: {
      open: env.APP_LINK_OPEN,
      playStore: env.APP_LINK_PLAY_STORE,
      appStore: env.APP_LINK_APP_STORE,
    },
  };
}

/** Few different signs, one piece over and over, or a number: dates and phone numbers in a row are guessed. */
function isWeakSecret(secret: string): boolean {
  return new Set(secret).size < 10 || /^(.{1,16})\1+$/.test(secret) || /^\d+$/.test(secret);
}

/** A real marketplace never starts with sandboxes or missing secrets, whatever else is set. */
function productionProblems({ senders, payments, appSecret, publicUrl, isAutopilotOn }: Config): string[] {
  const problems: string[] = [];
  const demand = (isMet: boolean, sentence: string) => isMet || problems.push(sentence);
  demand(
    appSecret === null || !isWeakSecret(appSecret),
    'APP_SECRET is too easy to guess: use at least 32 random characters.',
  );
  demand(appSecret !== null, 'APP_SECRET is required in production mode (at least 32 characters).');
  demand(
    publicUrl?.startsWith('https:') === true,
    'PUBLIC_URL is required in production mode and must begin with https:.',
  );
  demand(senders.outboxUrl === null, 'OUTBOX_URL is refused in production mode.');
  demand(!isAutopilotOn, 'AUTOPILOT=on is refused in production mode: it plays suppliers that do not exist.');
  demand(
    senders.smtpUrl !== null,
    'SMTP_URL is required in production mode: the sandbox sender is for demos only.',
  );
  demand(
    senders.smsApiBase !== null,
    'SMS_API_BASE is required in production mode: the sandbox sender is for demos only.',
  );
  demand(
    senders.whatsappApiBase !== null,
    'WHATSAPP_API_BASE is required in production mode: the sandbox sender is for demos only.',
  );
  return [...problems, ...sandboxPaymentProblems(payments)];
}
