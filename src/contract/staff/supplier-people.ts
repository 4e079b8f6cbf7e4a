/** Who of a supplier has access to its own list; the desk ends it, and may allow it again. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success } from '#contract/fields.ts';

const roles = ['desk', 'owner'] as const;
const ofPerson = z.strictObject({ supplierId: id, personId: id });

const supplierPerson = z.object({
  personId: id,
  name: z.string(),
  /** The number or address that the code went to. */
  address: z.string(),
  joinedAt: instant,
  /** Also without the desk's word: who no longer stands among the contacts has no access. */
  hasAccess: z.boolean(),
  endedAt: z.nullable(instant),
});
export type SupplierPerson = z.output<typeof supplierPerson>;

export const listSupplierPeople = defineEndpoint({
  method: 'GET',
  path: '/apidesk/suppliers/:supplierId/people/',
  access: 'staff',
  summary: 'People of a supplier who opened its own list with a code',
  params: z.strictObject({ supplierId: id }),
  reply: z.array(supplierPerson),
});

export const endSupplierPerson = defineEndpoint({
  method: 'DELETE',
  path: '/apidesk/suppliers/:supplierId/people/:personId/',
  access: 'staff',
  roles,
  summary: 'End a person’s access: every session and device of theirs ends at once, and codes open nothing',
  params: ofPerson,
  reply: success,
});

export const allowSupplierPerson = defineEndpoint({
  method: 'POST',
  path: '/apidesk/suppliers/:supplierId/people/:personId/allow/',
  access: 'staff',
  roles,
  summary: 'Let a person whose access was ended sign in again by a code',
  params: ofPerson,
  body: z.strictObject({}),
  reply: success,
});
