/** The people of a buyer's company, as the desk puts them right when its owner cannot. */
import * as z from 'zod/mini';
import { companyRoles } from '#contract/customer/colleagues.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, success, textInput } from '#contract/fields.ts';
import { paragraph } from '#contract/record-fields.ts';

const limit = textInput(40);

export const mendCompanyPerson = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/companies/:brandId/people/:customerId/',
  access: 'staff',
  roles: ['owner'],
  summary: 'Give somebody of a company other roles or another limit, with a reason; the company is told',
  params: z.strictObject({ brandId: id, customerId: id }),
  body: z.strictObject({
    roles: companyRoles,
    /** As typed, in the company's currency; empty for no limit. */
    limit,
    reason: paragraph(500, 'Say why.'),
    /** What the form was opened with, so that nobody saves over the company's own owner. */
    readAt: z.optional(z.strictObject({ roles: companyRoles, limit })),
  }),
  reply: success,
});
