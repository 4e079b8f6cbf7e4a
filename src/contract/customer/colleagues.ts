/** The people of a buyer's company: who belongs to it, in which roles, up to which sum, and how others come in. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success, textInput } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { money } from '#contract/record-fields.ts';
import { WORK_SCOPES } from '#domain/account/company/assignment.ts';
import { COMPANY_ROLES } from '#domain/account/company/company-role.ts';
import { codeSent, otp, signedIn } from './auth.ts';
import { linkApprover } from './link-approvers.ts';

export const companyRoles = z
  .array(z.enum(COMPANY_ROLES, problem('company_role_unknown')))
  .check(
    z.minLength(1, problem('company_role_missing')),
    z.maxLength(COMPANY_ROLES.length, problem('company_role_repeated')),
  );
const roles = companyRoles;
/** As typed, in the company's currency; empty for no limit. */
const limit = textInput(40);
const params = z.strictObject({ customerId: id });
const key = z.string(problem('not_text')).check(z.minLength(1), z.maxLength(128, 'This is too long.'));

export const colleague = z.object({
  customerId: id,
  name: z.string(),
  roles: z.array(z.enum(COMPANY_ROLES)),
  isMe: z.boolean(),
  state: z.enum(['active', 'blocked']),
  /** Only owners, and each person of themselves, are told these. */
  signsInWith: z.nullable(z.string()),
  limit: z.nullable(money),
});
export type Colleague = z.output<typeof colleague>;

export const colleagueInvitation = z.object({
  invitationId: id,
  name: z.string(),
  address: z.string(),
  roles: z.array(z.enum(COMPANY_ROLES)),
  limit: z.nullable(money),
  expiresAt: instant,
});
export type ColleagueInvitation = z.output<typeof colleagueInvitation>;

export const companyPeople = z.object({
  roles: z.array(z.enum(COMPANY_ROLES)),
  /** What this person's lists and home show until they choose otherwise. */
  work: z.enum(WORK_SCOPES),
  /** An owner's wish: notifications of everybody's work. */
  hearsAll: z.boolean(),
  people: z.array(colleague),
  /** Empty for whoever is no owner. */
  invitations: z.array(colleagueInvitation),
  /** Who approves by a link; empty for whoever is no owner. */
  approvers: z.array(linkApprover),
  handover: z.nullable(
    z.object({ fromName: z.string(), toName: z.string(), isToMe: z.boolean(), isFromMe: z.boolean() }),
  ),
  /** The company that this one goes on as: nothing new begins here. */
  mergedInto: z.nullable(z.object({ brandId: id, name: z.string() })),
  /** Every company this person belongs to. */
  companies: z.array(
    z.object({ brandId: id, name: z.string(), isCurrent: z.boolean(), isMerged: z.boolean() }),
  ),
});
export type CompanyPeople = z.output<typeof companyPeople>;

export const listColleagues = defineEndpoint({
  method: 'GET',
  path: '/apiuser/colleagues/',
  access: 'customer',
  summary: 'Who belongs to the company and in which roles, and the companies this person may switch to',
  reply: companyPeople,
});

export const chooseWorkScope = defineEndpoint({
  method: 'PUT',
  path: '/apiuser/work-scope/',
  access: 'customer',
  summary: 'Show everybody’s work in the lists and on home, or one’s own; kept for this person',
  body: z.strictObject({ work: z.enum(WORK_SCOPES, problem('work_scope_missing')) }),
  reply: success,
});

export const chooseToHearAll = defineEndpoint({
  method: 'PUT',
  path: '/apiuser/notification-choices/all/',
  access: 'customer',
  companyRoles: [],
  summary: 'An owner is notified of the work of all colleagues too, or only of the own',
  body: z.strictObject({ hearsAll: z.boolean(problem('not_yes_or_no')) }),
  reply: success,
});

export const inviteColleague = defineEndpoint({
  method: 'POST',
  path: '/apiuser/colleagues/invitations/',
  access: 'customer',
  companyRoles: [],
  idempotent: true,
  rateLimit: { perAddressPerHour: 200 },
  startsWork: true,
  summary:
    'Send a link that lets a colleague join after a code; inviting the same address again replaces the link (needs a step-up code)',
  body: z.strictObject({ name: textInput(80), address: textInput(254), roles, limit }),
  reply: colleagueInvitation,
});

export const endColleagueInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/apiuser/colleagues/invitations/:invitationId/',
  access: 'customer',
  companyRoles: [],
  summary: 'End an invitation that nobody has accepted yet',
  params: z.strictObject({ invitationId: id }),
  reply: success,
});

export const changeColleague = defineEndpoint({
  method: 'PUT',
  path: '/apiuser/colleagues/:customerId/',
  access: 'customer',
  companyRoles: [],
  summary: 'Give a colleague other roles or another limit (needs a step-up code)',
  params,
  body: z.strictObject({
    roles,
    limit,
    /** What the form was opened with, so that two owners do not save over each other. */
    readAt: z.optional(z.strictObject({ roles, limit })),
  }),
  reply: colleague,
});

export const blockColleague = defineEndpoint({
  method: 'POST',
  path: '/apiuser/colleagues/:customerId/block/',
  access: 'customer',
  companyRoles: [],
  summary: 'Sign a colleague out everywhere and keep them out, or let them back in (needs a step-up code)',
  params,
  body: z.strictObject({ isBlocked: z.boolean(problem('not_yes_or_no')) }),
  reply: colleague,
});

export const leaveCompany = defineEndpoint({
  method: 'POST',
  path: '/apiuser/colleagues/leave/',
  access: 'customer',
  summary: 'Leave the company and sign out of it; the last owner cannot (needs a step-up code)',
  body: z.strictObject({}),
  reply: success,
});

export const offerCompany = defineEndpoint({
  method: 'POST',
  path: '/apiuser/colleagues/handover/',
  access: 'customer',
  companyRoles: [],
  startsWork: true,
  summary: 'Offer the company to a colleague, who confirms with a code of their own (needs a step-up code)',
  body: z.strictObject({ customerId: id }),
  reply: success,
});

export const acceptCompany = defineEndpoint({
  method: 'POST',
  path: '/apiuser/colleagues/handover/accept/',
  access: 'customer',
  summary: 'Become the owner in place of the one who offered it (needs a step-up code)',
  body: z.strictObject({}),
  reply: success,
});

export const endHandover = defineEndpoint({
  method: 'DELETE',
  path: '/apiuser/colleagues/handover/',
  access: 'customer',
  summary: 'Take an offer to hand over the company back, or turn it down',
  reply: success,
});

export const switchCompany = defineEndpoint({
  method: 'POST',
  path: '/apiuser/companies/switch/',
  access: 'customer',
  summary: 'Go on in another company of the same person: a new sign-in takes the place of this one',
  body: z.strictObject({ brandId: id }),
  reply: signedIn,
});

/** Opening it changes nothing: mail scanners and forwarded links end here. */
export const readColleagueInvitation = defineEndpoint({
  method: 'POST',
  path: '/apiuser/colleague-invitation/',
  access: 'public',
  readsOnly: true,
  rateLimit: { perAddressPerHour: 300 },
  summary: 'Who invites whom, into which company',
  body: z.strictObject({ key }),
  reply: z.object({
    company: z.string(),
    invitedBy: z.string(),
    name: z.string(),
    roles: z.array(z.enum(COMPANY_ROLES)),
    maskedTo: z.string(),
  }),
});

export const sendJoiningCode = defineEndpoint({
  method: 'POST',
  path: '/apiuser/colleague-invitation/otp/send/',
  access: 'public',
  bulkhead: 'vital',
  rateLimit: { perAddressPerHour: 300 },
  summary: 'Send a code to the phone number or e-mail that was invited',
  body: z.strictObject({ key }),
  reply: codeSent,
});

export const joinCompany = defineEndpoint({
  method: 'POST',
  path: '/apiuser/colleague-invitation/accept/',
  access: 'public',
  bulkhead: 'vital',
  rateLimit: { perAddressPerHour: 600 },
  summary: 'Join the company with the code; answers like a sign-in',
  body: z.strictObject({ key, otp }),
  reply: signedIn,
});
