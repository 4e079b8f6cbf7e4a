/** How a company becomes a customer. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { optionalTextInput, textInput } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { otp, signedIn } from './auth.ts';

const secret = z.string(problem('not_text')).check(z.minLength(1), z.maxLength(128, 'This is too long.'));

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/apiuser/customer/',
  access: 'public',
  asksOutside: true,
  idempotent: true,
  rateLimit: { perAddressPerHour: 500 },
  summary: 'Sign up with the proof of a phone number, or with an invitation; answers like a sign-in',
  body: z.strictObject({
    gstValidationToken: z.optional(secret),
    invite: z.optional(secret),
    company: textInput(),
    name: textInput(),
    email: textInput(254),
    city: textInput(),
    businessType: textInput(40),
    gstin: optionalTextInput,
    bin: optionalTextInput,
    whatsappOptIn: z.boolean(problem('not_yes_or_no')),
    /** The version of the terms that was on the screen. */
    acceptedTermsVersion: textInput(20),
    referenceCode: optionalTextInput,
  }),
  reply: signedIn,
});

export const readInvitation = defineEndpoint({
  method: 'POST',
  path: '/apiuser/invitation/',
  access: 'public',
  rateLimit: { perAddressPerHour: 300 },
  summary: 'Whom an invitation is for',
  body: z.strictObject({ invite: secret }),
  reply: z.object({ email: z.string(), name: z.string() }),
});

export const verifyReferenceCode = defineEndpoint({
  method: 'POST',
  path: '/apifabric/reference-code/verify/',
  access: 'public',
  rateLimit: { perAddressPerHour: 60 },
  summary: 'Whether a reference code is known',
  body: z.strictObject({ referenceCode: textInput(40) }),
  reply: z.object({ isValid: z.boolean() }),
});

export const sendIdentityCode = defineEndpoint({
  method: 'POST',
  path: '/apiuser/identity/otp/send/',
  access: 'customer',
  bulkhead: 'vital',
  summary: 'Send a code to the phone number or e-mail that shall sign in from now on (needs a step-up code)',
  body: z.strictObject({ address: textInput(254) }),
  reply: z.object({ maskedTo: z.string(), resendAfterSeconds: z.int(), expiresInSeconds: z.int() }),
});

export const changeIdentity = defineEndpoint({
  method: 'POST',
  path: '/apiuser/identity/',
  access: 'customer',
  bulkhead: 'vital',
  summary: 'Prove the new phone number or e-mail; the old one is told',
  body: z.strictObject({ address: textInput(254), otp }),
  reply: z.object({ maskedTo: z.string() }),
});
