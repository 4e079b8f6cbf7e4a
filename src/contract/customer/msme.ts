/** Registration as a micro, small or medium enterprise. Never kept in browser storage. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, optionalTextInput } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { storedFile } from './uploads.ts';

export const msme = z.object({
  /** Asked once, of Indian customers who have not answered. */
  showFlow: z.boolean(),
  updated: z.boolean(),
  answer: z.nullable(z.enum(['registered', 'not_applicable'])),
  udyamNumber: z.nullable(z.string()),
  msmeClass: z.nullable(z.enum(['micro', 'small', 'medium'])),
  activity: z.nullable(z.enum(['manufacturing', 'service', 'trading'])),
  certificate: z.nullable(storedFile),
  updatedAt: z.nullable(instant),
});

export const readMsme = defineEndpoint({
  method: 'GET',
  path: '/apiuser/msme/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'The MSME answer of the company',
  reply: msme,
});

export const answerMsme = defineEndpoint({
  method: 'PUT',
  path: '/apiuser/msme/',
  access: 'customer',
  companyRoles: ['accounts'],
  summary: 'Answer the MSME question; "not applicable" is an answer',
  body: z.strictObject({
    answer: z.enum(['registered', 'not_applicable'], problem('msme_answer_missing')),
    udyamNumber: optionalTextInput,
    msmeClass: optionalTextInput,
    activity: optionalTextInput,
    certificateFileId: z.optional(z.nullable(id)),
    consent: z.optional(z.boolean()),
  }),
  reply: msme,
});
