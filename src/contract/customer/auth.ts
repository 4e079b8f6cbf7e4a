/** Sign-in by one-time code, the token's renewal, and the devices a customer is signed in on. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { OTP_LENGTH } from '#domain/account/one-time-code.ts';
import { signInIdentityProblem } from '#domain/account/sign-in-identity.ts';

const MOBILE_MAX_LENGTH = 32;
const EMAIL_MAX_LENGTH = 254;

const identityFields = {
  email: z.optional(
    z.string(problem('email_missing')).check(z.maxLength(EMAIL_MAX_LENGTH, problem('email_too_long'))),
  ),
  mobile: z.optional(
    z.string(problem('mobile_missing')).check(z.maxLength(MOBILE_MAX_LENGTH, problem('mobile_too_long'))),
  ),
  countryCode: z.optional(z.enum(['91', '880'], problem('calling_code_unknown'))),
  isInternationalCustomer: z.optional(z.boolean(problem('not_yes_or_no'))),
};

type IdentityInput = {
  email?: string | undefined;
  mobile?: string | undefined;
  countryCode?: '91' | '880' | undefined;
  isInternationalCustomer?: boolean | undefined;
};

function oneIdentity<T extends IdentityInput>() {
  return z.check<T>((context) => {
    const found = signInIdentityProblem(context.value);
    if (!found) return;
    context.issues.push({
      code: 'custom',
      path: [found.field],
      message: problem(found.problem.code),
      input: context.value,
    });
  });
}

export const otp = z
  .string(problem('one_time_code_missing'))
  .check(z.regex(new RegExp(`^[0-9]{${OTP_LENGTH}}$`), problem('one_time_code_length')));

export const codeSent = z.object({
  channel: z.enum(['sms', 'email']),
  maskedTo: z.string(),
  resendAfterSeconds: z.int(),
  expiresInSeconds: z.int(),
});

export const sendCode = defineEndpoint({
  method: 'POST',
  path: '/apifabric/auth/otp/send/',
  access: 'public',
  bulkhead: 'vital',
  rateLimit: { perAddressPerHour: 1000 },
  summary: 'Send a sign-in code by SMS (India, Bangladesh) or e-mail (international)',
  body: z.strictObject(identityFields).check(oneIdentity()),
  reply: codeSent,
});

/** A new customer has no token yet: the proof of the phone number opens sign-up instead. */
export const signedIn = z.object({
  accessToken: z.nullable(z.string()),
  expiresInSeconds: z.nullable(z.int()),
  isNewCustomer: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  gstValidationToken: z.nullable(z.string()),
  name: z.nullable(z.string()),
  brandId: z.nullable(id),
  customerId: z.nullable(id),
});
export type SignedIn = z.output<typeof signedIn>;

export const verifyCode = defineEndpoint({
  method: 'POST',
  path: '/apifabric/auth/otp/verify/',
  access: 'public',
  bulkhead: 'vital',
  rateLimit: { perAddressPerHour: 2000 },
  summary: 'Verify the sign-in code; a known customer is signed in, a new one may sign up',
  body: z
    .strictObject({ ...identityFields, otp, appType: z.literal('Customer', 'Must be "Customer".') })
    .check(oneIdentity()),
  reply: signedIn,
});

export const refreshToken = defineEndpoint({
  method: 'POST',
  path: '/apifabric/auth/refresh/',
  access: 'public',
  bulkhead: 'vital',
  summary: 'Renew the access token by the refresh cookie',
  reply: z.object({ accessToken: z.string(), expiresInSeconds: z.int() }),
});

export const issueExchangeCode = defineEndpoint({
  method: 'POST',
  path: '/apifabric/auth/exchange-code/',
  access: 'customer',
  summary: 'A one-time code with which the host app opens this app in its web view, already signed in',
  reply: z.object({ code: z.string(), expiresInSeconds: z.int() }),
});

export const exchangeCode = defineEndpoint({
  method: 'POST',
  path: '/apifabric/auth/exchange/',
  access: 'public',
  bulkhead: 'vital',
  rateLimit: { perAddressPerHour: 2000 },
  summary: "Exchange the host app's one-time code for an access token",
  body: z.strictObject({
    code: z.string(problem('not_text')).check(z.minLength(1), z.maxLength(128, 'This code is too long.')),
  }),
  reply: signedIn,
});

export const logout = defineEndpoint({
  method: 'GET',
  path: '/apiuser/logout/',
  access: 'customer',
  bulkhead: 'vital',
  summary: 'End this sign-in on every process at once',
  reply: z.object({ success: z.literal(true) }),
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/apiuser/sessions/',
  access: 'customer',
  summary: 'The devices this person is signed in on',
  reply: z.array(
    z.object({
      sessionId: id,
      device: z.string(),
      signedInAt: instant,
      lastSeenAt: instant,
      isCurrent: z.boolean(),
    }),
  ),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/apiuser/sessions/:sessionId/',
  access: 'customer',
  summary: 'End the sign-in of one device',
  params: z.strictObject({ sessionId: id }),
  reply: z.object({ success: z.literal(true) }),
});
