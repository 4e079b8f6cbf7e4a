/** Which colleague goes on with a query or an order. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { ROLES_FOR_WORK } from '#domain/account/company/assignment.ts';
import { order } from './orders.ts';
import { fabricRequest } from './requests.ts';

const body = z.strictObject({
  /** Null: nobody. */
  customerId: z.nullable(id),
  /** Whose it was when the choice was made, so that two people do not assign over each other. */
  readAt: z.optional(z.nullable(id)),
});

export const assignRequest = defineEndpoint({
  method: 'PUT',
  path: '/apifabric/fabrics/:fabId/assignee/',
  access: 'customer',
  companyRoles: ROLES_FOR_WORK.request,
  summary: 'Say which colleague goes on with a query, or nobody',
  params: z.strictObject({ fabId: id }),
  body,
  reply: fabricRequest,
});

export const assignOrder = defineEndpoint({
  method: 'PUT',
  path: '/apifabric/orders/:orderId/assignee/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'Say which colleague goes on with an order, or nobody',
  params: z.strictObject({ orderId: id }),
  body,
  reply: order,
});
