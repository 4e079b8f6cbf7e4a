/** Everything that can be set from outside, read once, checked, and typed. `.env.example` lists all of it. */
import { availableParallelism } from 'node:os';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { type EnvReader, readEnv } from './config-reader.ts';
import {
  type PaymentConfig,
  paymentProblems,
  readPaymentConfig,
  sandboxPaymentProblems,
} from './integrations/payments/payment-config.ts';
import { MOST_PROCESSES, poolSizeFor, processPlan, readProcesses } from './processes/process-plan.ts';

export type Mode = 'demo' | 'production';

export type Config = {
  mode: Mode;
  /** Played suppliers answer what buyers of a demo send. */
  isAutopilotOn: boolean;
  host: string;
  port: number;
  /** Where people reach the app; decides the origin that may renew a token. Null: same as the address called. */
  publicUrl: string | null;
  databaseUrl: string;
  databasePoolSize: number;
  /** Files of customers lie here unless S3 is configured. */
  dataDir: string;
  s3: { endpoint: string; region: string; bucket: string; keyId: string; keySecret: string } | null;
  /** ClamAV's daemon, `host:port` or the path of its socket; null: files are judged by their content alone. */
  clamdAddress: string | null;
  gstApiBase: string | null;
  gstApiKey: string | null;
  ifscApiBase: string | null;
  /** CIDR ranges of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** Each answer is compared with its contract in full before it leaves; for tests and development. */
  checksReplies: boolean;
  logFormat: 'json' | 'pretty';
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Keys the hashes of codes and the sealing of queued messages; null only in a demo, which keeps its own. */
  appSecret: string | null;
  /** Codes for people not signed in, a minute; the last fifth is kept for devices that signed in before. */
  signInMessagesPerMinute: number;
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

export function readConfig(env: Record<string, string | undefined>): Config {
  const read = readEnv(env);
  const mode = read.choice('MODE', ['demo', 'production'], 'demo');
  // Read by the supervisor before anything else; here only what is no number is complained of.
  read.integer('PROCESSES', 1, 1, MOST_PROCESSES);
  const processes = processPlan(readProcesses(env), availableParallelism());
  const config: Config = {
    mode,
    isAutopilotOn: read.choice('AUTOPILOT', ['on', 'off'], 'off') === 'on',
    host: read.text('HOST', '127.0.0.1'),
    port: read.integer('PORT', 3000, 0, 65_535),
    publicUrl: read.url('PUBLIC_URL'),
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    databasePoolSize: read.integer('DATABASE_POOL_SIZE', poolSizeFor(processes), 2, 200),
    dataDir: read.text('DATA_DIR', '.data'),
    s3: readS3(read),
    clamdAddress: read.text('CLAMD_ADDRESS', '') || null,
    gstApiBase: read.url('GST_API_BASE'),
    gstApiKey: read.secret('GST_API_KEY', 1),
    ifscApiBase: read.url('IFSC_API_BASE'),
    trustProxy: read.cidrList('TRUST_PROXY'),
    checksReplies: read.choice('CHECK_REPLIES', ['on', 'off'], 'off') === 'on',
    logFormat: read.choice('LOG_FORMAT', ['json', 'pretty'], 'json'),
    logLevel: read.choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    appSecret: read.secret('APP_SECRET'),
    signInMessagesPerMinute: read.integer('SIGN_IN_MESSAGES_PER_MINUTE', 600, 10, 100_000),
    operationsToken: read.secret('OPERATIONS_TOKEN'),
    senders: readSenders(read),
    support: readSupport(read, mode),
    payments: readPaymentConfig(read),
    web: readWeb(read),
  };
  const problems = [
    ...read.problems,
    ...paymentProblems(config.payments),
    ...scannerProblems(config),
    ...(mode === 'production' ? productionProblems(config) : []),
  ];
  if (problems.length > 0) throw new ConfigProblem(problems.join('\n'));
  return config;
}

/** All of it or nothing: half a configuration would lose files. */
function readS3(read: EnvReader): Config['s3'] {
  const endpoint = read.url('S3_ENDPOINT');
  if (!endpoint) return null;
  return {
    endpoint,
    region: read.text('S3_REGION', 'us-east-1'),
    bucket: read.requiredText('S3_BUCKET'),
    keyId: read.requiredText('S3_KEY_ID'),
    keySecret: read.requiredText('S3_KEY_SECRET'),
  };
}

function readSenders(read: EnvReader): Config['senders'] {
  return {
    outboxUrl: read.url('OUTBOX_URL'),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    emailFrom: read.text('EMAIL_FROM', `${BRAND_NAME} <no-reply@selvedge-demo.example>`),
    smsApiBase: read.url('SMS_API_BASE'),
    smsApiKey: read.secret('SMS_API_KEY', 1),
    whatsappApiBase: read.url('WHATSAPP_API_BASE'),
    whatsappApiKey: read.secret('WHATSAPP_API_KEY', 1),
  };
}

function readSupport(read: EnvReader, mode: Mode): Config['support'] {
  const given = (name: string, inDemo: string) => read.text(name, mode === 'demo' ? inDemo : '') || null;
  return {
    phone: given('SUPPORT_PHONE', '+91 22 6900 0100'),
    email: given('SUPPORT_EMAIL', 'support@selvedge-demo.example'),
    hours: given('SUPPORT_HOURS', 'Mon–Sat, 9:30–18:30 IST'),
  };
}

function readWeb(read: EnvReader): Config['web'] {
  return {
    apiHost: read.origin('API_HOST') ?? '',
    authHost: read.origin('AUTH_HOST') ?? '',
    recommendationHost: read.origin('RECOMMENDATION_HOST') ?? '',
    frameAncestors: read.originList('FRAME_ANCESTORS'),
    bridge: {
      name: read.text('HOST_BRIDGE_NAME', 'fabricApp'),
      androidName: read.text('HOST_BRIDGE_ANDROID_NAME', 'FabricApp'),
      format: read.choice('HOST_BRIDGE_FORMAT', ['plain', 'json'], 'plain'),
      parentOrigin: read.origin('HOST_BRIDGE_PARENT_ORIGIN'),
      tabBar: read.choice('HOST_BRIDGE_TAB_BAR', ['host', 'app'], 'host'),
    },
    appLink: {
      open: read.appUrl('APP_LINK_OPEN'),
      playStore: read.url('APP_LINK_PLAY_STORE'),
      appStore: read.url('APP_LINK_APP_STORE'),
    },
  };
}

/** Few different signs, or one piece over and over. */
function isWeakSecret(secret: string): boolean {
  return new Set(secret).size < 10 || /^(.{1,16})\1+$/.test(secret);
}

function scannerProblems({ clamdAddress }: Config): string[] {
  const isAddress = clamdAddress === null || /^(\/[^\0]+|[^\s/]+:\d{1,5})$/.test(clamdAddress);
  return isAddress ? [] : ['CLAMD_ADDRESS must be host:port or the path of a socket.'];
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
