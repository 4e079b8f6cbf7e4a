/** Two companies of one GST number become one, after a preview of what comes along and what stays. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { money, paragraph } from '#contract/record-fields.ts';
import { COMPANY_ROLES } from '#domain/account/company/company-role.ts';

const params = z.strictObject({ brandId: id, intoId: id });

const company = z.object({
  brandId: id,
  name: z.string(),
  city: z.nullable(z.string()),
  since: instant,
  /** The register confirmed the number for this one. */
  isConfirmed: z.boolean(),
});

export const listSharedGstNumbers = defineEndpoint({
  method: 'GET',
  path: '/apidesk/shared-gst-numbers/',
  access: 'staff',
  roles: ['desk'],
  summary: 'GST numbers that several companies have, and which of them the register confirmed it for',
  reply: z.array(z.object({ gstin: z.string(), companies: z.array(company) })),
});
export type SharedGstNumber = z.output<typeof listSharedGstNumbers.reply>[number];

export const previewMerge = defineEndpoint({
  method: 'GET',
  path: '/apidesk/companies/:brandId/merge/:intoId/',
  access: 'staff',
  roles: ['desk'],
  summary:
    'What would come along if a company were merged into another of the same GST number; changes nothing',
  params,
  reply: z.object({
    closed: company,
    kept: company,
    gstins: z.array(z.string()),
    /** Why they cannot be merged this way round; null: they can. */
    problem: z.nullable(z.string()),
    people: z.array(
      z.object({
        customerId: id,
        name: z.string(),
        signsInWith: z.nullable(z.string()),
        /** In the company that goes on. */
        roles: z.array(z.enum(COMPANY_ROLES)),
        seat: z.enum(['joins', 'here', 'kept_out', 'gone']),
      }),
    ),
    /** Labels of those that are copied. */
    addresses: z.array(z.string()),
    /** Finished where it began. */
    stays: z.object({ openQueries: z.int(), openOrders: z.int(), accountCredit: money }),
    /** Sent back with the word to merge, so that nothing else is merged than what was looked at. */
    state: z.string(),
  }),
});
export type MergePreview = z.output<typeof previewMerge.reply>;

export const mergeCompanies = defineEndpoint({
  method: 'POST',
  path: '/apidesk/companies/:brandId/merge/:intoId/',
  access: 'staff',
  roles: ['owner'],
  summary:
    'Merge a company into another of the same GST number, with a reason; the people of both are told (needs a step-up code)',
  params,
  body: z.strictObject({
    reason: paragraph(500, 'Say why.'),
    readAt: z.string('Open the preview again.').check(z.minLength(1), z.maxLength(64)),
  }),
  reply: z.object({ people: z.int(), addresses: z.int() }),
});
