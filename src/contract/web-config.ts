/** What the web app reads at start from `/config.json`, so that one build can stand in front of another back end. */
import * as z from 'zod/mini';

export const webConfig = z.object({
  apiHost: z.string(),
  authHost: z.string(),
  recommendationHost: z.string(),
  /** `demo` shows where the sandbox codes appear. */
  mode: z.enum(['demo', 'production']),
  hostBridge: z.object({
    name: z.string(),
    androidName: z.string(),
    format: z.enum(['plain', 'json']),
    parentOrigin: z.nullable(z.string()),
    /** `app`: our tabs stay in sight although a host app is around us. */
    tabBar: z.enum(['host', 'app']),
  }),
  /** The payment pages have a policy of their own, so they are opened as documents of their own. */
  hasPaymentDocument: z.boolean(),
  support: z.object({
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    hours: z.nullable(z.string()),
  }),
  appLink: z.object({
    open: z.nullable(z.string()),
    playStore: z.nullable(z.string()),
    appStore: z.nullable(z.string()),
  }),
});
export type WebConfig = z.output<typeof webConfig>;
