/** Tables of the house: policy versions, which are never changed, and reference codes. */
import * as z from 'zod/mini';
import { policyName } from '#contract/customer/policies.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instant, text, textInput } from '#contract/fields.ts';
import { day, dayInput, paragraph } from '#contract/record-fields.ts';

const OWNER = ['owner'] as const;
const DESK = ['desk', 'owner'] as const;
const policyVersion = z.object({
  policy: policyName,
  version: z.string(),
  title: z.string(),
  body: z.string(),
  effectiveFrom: instant,
  /** Buyers accept it now. */
  isInForce: z.boolean(),
  acceptances: z.int(),
});
export type PolicyVersion = z.output<typeof policyVersion>;

export const listPolicyVersions = defineEndpoint({
  method: 'GET',
  path: '/apidesk/policies/',
  access: 'staff',
  summary: 'Every version of every policy, those that begin last first',
  reply: z.array(policyVersion),
});

export const addPolicyVersion = defineEndpoint({
  method: 'POST',
  path: '/apidesk/policies/',
  access: 'staff',
  roles: OWNER,
  idempotent: true,
  summary: 'Add a version of a policy with the day it begins; versions are never changed',
  body: z.strictObject({
    policy: policyName,
    version: z.string().check(z.regex(/^[0-9]{1,3}(\.[0-9]{1,3})?$/, 'Enter a number such as 2 or 2.1.')),
    title: text(120, 'Give the version a title.'),
    body: paragraph(60_000, 'Write the text of the policy.'),
    /** Absent: at once. */
    effectiveFrom: z.optional(z.nullable(dayInput)),
  }),
  reply: policyVersion,
});

const referenceCode = z.object({
  code: z.string(),
  note: z.string(),
  isActive: z.boolean(),
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** May be named today. */
  holdsToday: z.boolean(),
  companies: z.int(),
  createdAt: instant,
});
export type ReferenceCode = z.output<typeof referenceCode>;

export const listReferenceCodes = defineEndpoint({
  method: 'GET',
  path: '/apidesk/reference-codes/',
  access: 'staff',
  roles: DESK,
  summary: 'Reference codes with the days they hold and how many companies named them, newest first',
  reply: z.array(referenceCode),
});

const codeFields = {
  note: text(200, 'Enter what the code is for.'),
  firstDay: z.optional(z.nullable(dayInput)),
  lastDay: z.optional(z.nullable(dayInput)),
};

export const addReferenceCode = defineEndpoint({
  method: 'POST',
  path: '/apidesk/reference-codes/',
  access: 'staff',
  roles: DESK,
  idempotent: true,
  summary: 'Add a reference code, with the days it holds',
  body: z.strictObject({ code: textInput(40), ...codeFields }),
  reply: referenceCode,
});

export const changeReferenceCode = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/reference-codes/:code/',
  access: 'staff',
  roles: DESK,
  summary: 'Change what a code is for and when it holds, or end it',
  params: z.strictObject({ code: textInput(40) }),
  body: z.strictObject({
    ...codeFields,
    isActive: z.boolean(),
    /** What it was when the form was opened. */
    readAt: z.optional(
      z.strictObject({
        note: z.string(),
        firstDay: z.nullable(z.string()),
        lastDay: z.nullable(z.string()),
        isActive: z.boolean(),
      }),
    ),
  }),
  reply: referenceCode,
});
