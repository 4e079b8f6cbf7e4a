/** Who works at the marketplace: the owner invites them, gives roles and ends their sign-ins. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, text } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { parseEmail } from '#domain/account/email-address.ts';
import { STAFF_ROLES } from '#domain/account/staff-role.ts';

const owner = ['owner'] as const;
const params = z.strictObject({ staffId: id });
const role = z.enum(STAFF_ROLES, 'Choose a role.');

const staffMember = z.object({
  staffId: id,
  name: z.string(),
  email: z.string(),
  role,
  /** Someone who left cannot sign in. */
  isActive: z.boolean(),
  /** Plays the desk of a demo; nobody can sign in as it, and it is switched off in System health. */
  isAutopilot: z.boolean(),
  /** Sign-ins that are open now, and when one of them was last used. */
  sessions: z.int(),
  lastSeenAt: z.nullable(instant),
  /** Was given a role lately that lets money go: from when on the word counts as one of two; null: it does. */
  releasesMoneyFrom: z.nullable(instant),
});
export type StaffMember = z.output<typeof staffMember>;

export const listStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/staff/',
  access: 'staff',
  roles: owner,
  summary: 'Everybody who works or worked at the desk, by name',
  reply: z.array(staffMember),
});

export const inviteStaff = defineEndpoint({
  method: 'POST',
  path: '/apidesk/staff/',
  access: 'staff',
  roles: owner,
  idempotent: true,
  summary: 'Let somebody in: they are told by e-mail how to sign in; accounts and owner take a fresh code',
  body: z.strictObject({
    name: text(80, 'Enter the name.'),
    email: z.string('Enter the email address.').check(
      z.maxLength(254, problem('email_too_long')),
      z.refine((value) => parseEmail(value).ok, problem('email_invalid')),
    ),
    role,
    /** The owner knows that this person was let go before, and wants them back. */
    isReturning: z.optional(z.boolean()),
  }),
  reply: staffMember,
});

export const changeStaff = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/staff/:staffId/',
  access: 'staff',
  roles: owner,
  summary:
    'Give another role (accounts and owner take a fresh code), or let somebody go, which ends their sign-ins; nobody changes themselves',
  params,
  body: z.strictObject({
    role,
    isActive: z.boolean('Choose whether they may sign in.'),
    /** What it was when the form was opened. */
    readAt: z.optional(z.strictObject({ role, isActive: z.boolean() })),
  }),
  reply: staffMember,
});

export const endStaffSessions = defineEndpoint({
  method: 'POST',
  path: '/apidesk/staff/:staffId/end-sessions/',
  access: 'staff',
  roles: owner,
  summary: 'End every sign-in of a member of staff on every process at once',
  params,
  body: z.strictObject({}),
  reply: staffMember,
});
