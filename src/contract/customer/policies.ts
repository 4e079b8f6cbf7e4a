/** Papers the customer agrees to; each version stays readable. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instant } from '#contract/fields.ts';

export const policyName = z.enum(['terms', 'return-refund'], 'This policy is not known.');

export const readPolicy = defineEndpoint({
  method: 'GET',
  path: '/apifabric/policies/:policy/',
  access: 'public',
  summary: 'The version in force and where it can be read',
  params: z.strictObject({ policy: policyName }),
  reply: z.object({ version: z.string(), url: z.string(), title: z.string(), effectiveFrom: instant }),
});

export const readPolicyText = defineEndpoint({
  method: 'GET',
  path: '/apifabric/policies/:policy/:version/',
  access: 'public',
  summary: 'The text of one version, as paragraphs',
  params: z.strictObject({
    policy: policyName,
    version: z.string().check(z.regex(/^[0-9]{1,3}(\.[0-9]{1,3})?$/)),
  }),
  reply: z.object({
    version: z.string(),
    title: z.string(),
    effectiveFrom: instant,
    sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  }),
});
