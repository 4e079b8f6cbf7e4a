/** The second kind of user: staff of the marketplace sign in to the desk by a code to their e-mail. */
import * as z from 'zod/mini';
import { codeSent, otp } from '#contract/customer/auth.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { parseEmail } from '#domain/account/email-address.ts';
import { STAFF_ROLES } from '#domain/account/staff-role.ts';

const staffEmail = z.string(problem('email_missing')).check(
  z.maxLength(254, problem('email_too_long')),
  z.refine((value) => parseEmail(value).ok, problem('email_invalid')),
);

export const sendStaffCode = defineEndpoint({
  method: 'POST',
  path: '/apidesk/auth/otp/send/',
  access: 'public',
  bulkhead: 'vital',
  rateLimit: { perAddressPerHour: 300 },
  summary: 'Send a desk sign-in code by e-mail',
  body: z.strictObject({ email: staffEmail }),
  reply: codeSent,
});

export const verifyStaffCode = defineEndpoint({
  method: 'POST',
  path: '/apidesk/auth/otp/verify/',
  access: 'public',
  bulkhead: 'vital',
  rateLimit: { perAddressPerHour: 600 },
  summary: 'Verify the desk sign-in code',
  body: z.strictObject({ email: staffEmail, otp }),
  reply: z.object({
    accessToken: z.string(),
    expiresInSeconds: z.int(),
    role: z.enum(STAFF_ROLES),
    name: z.string(),
    staffId: id,
  }),
});

export const refreshStaffToken = defineEndpoint({
  method: 'POST',
  path: '/apidesk/auth/refresh/',
  access: 'public',
  bulkhead: 'vital',
  summary: 'Renew the staff access token by the refresh cookie',
  reply: z.object({ accessToken: z.string(), expiresInSeconds: z.int() }),
});

export const readStaffMember = defineEndpoint({
  method: 'GET',
  path: '/apidesk/me/',
  access: 'staff',
  summary: 'Who is signed in to the desk',
  reply: z.object({ staffId: id, name: z.string(), email: z.string(), role: z.enum(STAFF_ROLES) }),
});

export const sendStaffStepUpCode = defineEndpoint({
  method: 'POST',
  path: '/apidesk/step-up/send/',
  access: 'staff',
  bulkhead: 'vital',
  summary: 'Send a code to the e-mail address this member of staff signs in with',
  reply: codeSent,
});

export const verifyStaffStepUpCode = defineEndpoint({
  method: 'POST',
  path: '/apidesk/step-up/verify/',
  access: 'staff',
  bulkhead: 'vital',
  summary: 'Open sensitive changes on this device for five minutes',
  body: z.strictObject({ otp }),
  reply: z.object({ openUntil: instant }),
});

export const staffLogout = defineEndpoint({
  method: 'POST',
  path: '/apidesk/auth/logout/',
  access: 'staff',
  bulkhead: 'vital',
  summary: 'End this desk sign-in',
  reply: z.object({ success: z.literal(true) }),
});
