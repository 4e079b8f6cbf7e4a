/** The desk's side of standards: it records their arrival, or asks the buyer for another one. */
import * as z from 'zod/mini';
import { standardList } from '#contract/customer/standards.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, text } from '#contract/fields.ts';
import { dayInput } from '#contract/record-fields.ts';

const ROLES = ['production', 'owner'] as const;
const params = z.strictObject({ orderId: id });
const standardIds = z.array(id).check(z.minLength(1, 'Choose at least one.'), z.maxLength(40));

export const listStandardsForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/orders/:orderId/standards/',
  access: 'staff',
  summary: 'Colour standards, artwork or designs of an order with what the buyer gave',
  params,
  reply: standardList,
});

export const receiveStandards = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/standards/receive/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'Standards have arrived and can be worked from; once all have, sampling goes on',
  params,
  body: z.strictObject({ standardIds, on: z.optional(dayInput) }),
  reply: standardList,
});

export const refuseStandards = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/standards/refuse/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'Standards cannot be worked from: the buyer reads why and is asked for others',
  params,
  body: z.strictObject({ standardIds, reason: text(200, 'Tell the buyer what is wrong with it.') }),
  reply: standardList,
});
