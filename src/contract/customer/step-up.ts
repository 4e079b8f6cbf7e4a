/** A fresh code before a sensitive change: it opens five minutes on this device. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instant } from '#contract/fields.ts';
import { codeSent, otp } from './auth.ts';

export const sendStepUpCode = defineEndpoint({
  method: 'POST',
  path: '/apiuser/step-up/send/',
  access: 'customer',
  bulkhead: 'vital',
  summary: 'Send a code to the phone or e-mail this person signs in with',
  reply: codeSent,
});

export const verifyStepUpCode = defineEndpoint({
  method: 'POST',
  path: '/apiuser/step-up/verify/',
  access: 'customer',
  bulkhead: 'vital',
  summary: 'Open sensitive changes on this device for five minutes',
  body: z.strictObject({ otp }),
  reply: z.object({ openUntil: instant }),
});
