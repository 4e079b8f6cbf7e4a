/** People without an account whom an owner lets approve orders by a link. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, success, textInput } from '#contract/fields.ts';
import { money } from '#contract/record-fields.ts';

export const linkApprover = z.object({
  approverId: id,
  name: z.string(),
  address: z.string(),
  limit: z.nullable(money),
});
export type LinkApprover = z.output<typeof linkApprover>;

export const addLinkApprover = defineEndpoint({
  method: 'POST',
  path: '/apiuser/colleagues/approvers/',
  access: 'customer',
  companyRoles: [],
  idempotent: true,
  startsWork: true,
  summary: 'Let somebody without an account approve orders by a link (needs a step-up code)',
  body: z.strictObject({
    name: textInput(80),
    address: textInput(254),
    /** As typed, in the company's currency; empty for no limit. */
    limit: textInput(40),
  }),
  reply: linkApprover,
});

export const endLinkApprover = defineEndpoint({
  method: 'DELETE',
  path: '/apiuser/colleagues/approvers/:approverId/',
  access: 'customer',
  companyRoles: [],
  summary: 'Let them approve no more; every link they were sent ends at once (needs a step-up code)',
  params: z.strictObject({ approverId: id }),
  reply: success,
});
