/** Every environment variable the server reads, with what it may hold; an empty one counts as not given. */
import * as z from 'zod/mini';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { PAYMENT_PROVIDER_NAMES } from './integrations/payments/payment-provider.ts';
import { MOST_PROCESSES } from './processes/process-plan.ts';

const WEB = ['https:', 'http:'];

const given = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value?.trim() || undefined),
);
const entries = z.pipe(
  z.optional(z.string()),
  z.transform((value) => (value ?? '').split(',').flatMap((entry) => entry.trim() || [])),
);

function withDefault<Schema extends z.ZodMiniType<unknown, string>>(
  schema: Schema,
  fallback: z.output<Schema>,
) {
  return z.pipe(given, z._default(schema, fallback as z.core.util.NoUndefined<z.output<Schema>>));
}

function optional<Schema extends z.ZodMiniType<unknown, string>>(schema: Schema) {
  return z.pipe(
    given,
    z.pipe(
      z.optional(schema),
      z.transform((value) => value ?? null),
    ),
  );
}

const text = (fallback: string) => withDefault(z.string(), fallback);

function choice<const Choice extends string>(choices: readonly Choice[], fallback: NoInfer<Choice>) {
  return withDefault(z.enum(choices, { error: `one of ${choices.join(', ')}` }), fallback);
}

function integer(min: number, max: number) {
  const isWhole = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return z.pipe(
    z.string().check(z.refine(isWhole, { error: `a whole number from ${min} to ${max}` })),
    z.transform(Number),
  );
}

function address(protocols: readonly string[] = WEB) {
  const isAddress = (value: string) => protocols.includes(URL.parse(value)?.protocol ?? '');
  const begin = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return z.string().check(z.refine(isAddress, { error: `an address that begins with ${begin}` }));
}

const url = (protocols?: readonly string[]) => optional(address(protocols));
const origin = () =>
  optional(
    z.pipe(
      address(),
      z.transform((value) => new URL(value).origin),
    ),
  );
const secret = (length = 32) =>
  optional(z.string().check(z.minLength(length, { error: `at least ${length} characters long` })));

/** A link with a scheme of the mobile app's own. */
const appUrl = () =>
  optional(
    z.string().check(
      z.refine((value) => URL.canParse(value) && !/^(javascript|data|vbscript|blob|file):/i.test(value), {
        error: 'a link such as fabric://open',
      }),
    ),
  );

const originList = () => {
  const error = 'a list of origins such as https://app.example';
  const isOrigin = (value: string) => (URL.parse(value)?.origin ?? 'null') !== 'null';
  return z.pipe(
    entries,
    z.array(
      z.pipe(
        z.string().check(z.refine(isOrigin, { error })),
        z.transform((value) => new URL(value).origin),
      ),
    ),
  );
};

/** Never a count or `true`, nor the whole internet: those believe whoever writes the header. */
const cidrList = () => {
  const error = 'a list of address ranges such as 10.0.0.0/8';
  const range = z.union([z.cidrv4(), z.cidrv6()], { error });
  return z.pipe(entries, z.array(range.check(z.refine((value) => !value.endsWith('/0'), { error }))));
};

const clamdAddress = () =>
  optional(z.string().check(z.regex(/^(\/[^\0]+|[^\s/]+:\d{1,5})$/, 'host:port or the path of a socket')));

/** A socket has no host, so `postgres://user@/db?host=/run/postgresql` is no URL to a browser. */
const databaseUrl = () =>
  optional(
    z
      .string()
      .check(z.regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres:// or postgresql://')),
  );

export const environment = z.object({
  MODE: choice(['demo', 'production'], 'demo'),
  AUTOPILOT: choice(['on', 'off'], 'off'),
  AUTOPILOT_SEED: text(''),
  // Read by the supervisor before anything else; here only what is no number is complained of.
  PROCESSES: optional(integer(1, MOST_PROCESSES)),
  HOST: text('127.0.0.1'),
  PORT: withDefault(integer(0, 65_535), 3000),
  PUBLIC_URL: url(),
  DATABASE_URL: databaseUrl(),
  DATABASE_DIRECT_URL: databaseUrl(),
  DATABASE_MIGRATION_URL: databaseUrl(),
  MIGRATE: choice(['on', 'off'], 'on'),
  DATABASE_POOL_SIZE: optional(integer(2, 200)),
  DATA_DIR: text('.data'),
  S3_ENDPOINT: url(),
  S3_REGION: text('us-east-1'),
  S3_BUCKET: text(''),
  S3_KEY_ID: text(''),
  S3_KEY_SECRET: text(''),
  CLAMD_ADDRESS: clamdAddress(),
  GST_API_BASE: url(),
  GST_API_KEY: secret(1),
  IFSC_API_BASE: url(),
  E_INVOICE_API_BASE: url(),
  E_INVOICE_CLIENT_ID: secret(1),
  E_INVOICE_CLIENT_SECRET: secret(1),
  E_INVOICE_USER: secret(1),
  E_INVOICE_PASSWORD: secret(1),
  E_INVOICE_PUBLIC_KEY: secret(1),
  TRUST_PROXY: cidrList(),
  CHECK_REPLIES: choice(['on', 'off'], 'off'),
  LOG_FORMAT: choice(['json', 'pretty'], 'json'),
  LOG_LEVEL: choice(['debug', 'info', 'warn', 'error', 'silent'], 'info'),
  TRACING: choice(['on', 'off'], 'off'),
  APP_SECRET: secret(),
  APP_SECRET_PREVIOUS: entries,
  SIGN_IN_MESSAGES_PER_MINUTE: withDefault(integer(10, 100_000), 600),
  MAX_EVENT_LOOP_DELAY_MS: withDefault(integer(20, 600_000), 400),
  DRAIN_SECONDS: withDefault(integer(0, 300), 0),
  OPERATIONS_TOKEN: secret(),
  OUTBOX_URL: url(),
  SMTP_URL: url(['smtp:', 'smtps:']),
  EMAIL_FROM: text(`${BRAND_NAME} <no-reply@selvedge-demo.example>`),
  SMS_API_BASE: url(),
  SMS_API_KEY: secret(1),
  WHATSAPP_API_BASE: url(),
  WHATSAPP_API_KEY: secret(1),
  WHATSAPP_PHONE_NUMBER_ID: secret(1),
  WHATSAPP_APP_SECRET: entries,
  WHATSAPP_VERIFY_TOKEN: secret(16),
  SUPPORT_PHONE: text(''),
  SUPPORT_EMAIL: text(''),
  SUPPORT_HOURS: text(''),
  PAYMENT_PROVIDER_IN: choice(PAYMENT_PROVIDER_NAMES, 'sandbox'),
  PAYMENT_PROVIDER_BD: choice(PAYMENT_PROVIDER_NAMES, 'sandbox'),
  PAYMENT_PROVIDER_INTL: choice(PAYMENT_PROVIDER_NAMES, 'sandbox'),
  SANDBOX_API_BASE: url(),
  SANDBOX_KEY_ID: secret(1),
  SANDBOX_KEY_SECRET: secret(1),
  SANDBOX_WEBHOOK_SECRET: entries,
  RAZORPAY_API_BASE: url(),
  RAZORPAY_KEY_ID: secret(1),
  RAZORPAY_KEY_SECRET: secret(1),
  RAZORPAY_WEBHOOK_SECRET: entries,
  STRIPE_API_BASE: url(),
  STRIPE_KEY_ID: secret(1),
  STRIPE_KEY_SECRET: secret(1),
  STRIPE_WEBHOOK_SECRET: entries,
  API_HOST: origin(),
  AUTH_HOST: origin(),
  RECOMMENDATION_HOST: origin(),
  FRAME_ANCESTORS: originList(),
  HOST_BRIDGE_NAME: text('fabricApp'),
  HOST_BRIDGE_ANDROID_NAME: text('FabricApp'),
  HOST_BRIDGE_FORMAT: choice(['plain', 'json'], 'plain'),
  HOST_BRIDGE_PARENT_ORIGIN: origin(),
  HOST_BRIDGE_TAB_BAR: choice(['host', 'app'], 'host'),
  APP_LINK_OPEN: appUrl(),
  APP_LINK_PLAY_STORE: url(),
  APP_LINK_APP_STORE: url(),
});

export type Environment = z.output<typeof environment>;
type GivenValues = Record<string, string | undefined>;

/** What could not be read counts as not given, so that all that is wrong can be said at once. */
export function readEnvironment(values: GivenValues): { env: Environment; problems: string[] } {
  const { data, error } = environment.safeParse(values);
  if (data) return { env: data, problems: [] };
  const wanted = new Map(error.issues.map(({ path, message }) => [String(path[0]), message]));
  const readable = Object.fromEntries(Object.entries(values).filter(([name]) => !wanted.has(name)));
  return {
    env: environment.parse(readable),
    problems: [...wanted].map(([name, sentence]) => `${name} must be ${sentence}.`),
  };
}
