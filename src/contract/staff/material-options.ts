/** What the wizard offers: staff switch an option off or on without a release. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instant } from '#contract/fields.ts';
import { OPTION_LISTS } from '#domain/catalogue/material-options.ts';

const ROLES = ['desk', 'owner'] as const;
const list = z.enum(OPTION_LISTS, 'Choose a list.');

const staffMaterialOption = z.object({
  list,
  id: z.int(),
  name: z.string(),
  /** Options that stand in for each other; one of them always stays on. */
  group: z.string(),
  isOffered: z.boolean(),
  switchedOffAt: z.nullable(instant),
  switchedOffBy: z.nullable(z.string()),
});
export type StaffMaterialOption = z.output<typeof staffMaterialOption>;

export const listMaterialOptionsForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/material-options/',
  access: 'staff',
  roles: ROLES,
  summary: 'Every option of the wizard, and which of them are switched off',
  reply: z.array(staffMaterialOption),
});

export const switchMaterialOption = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/material-options/:list/:optionId/',
  access: 'staff',
  roles: ROLES,
  summary: 'Offer an option in the wizard, or stop offering it; answers all options',
  params: z.strictObject({ list, optionId: z.coerce.number('Must be a number.').check(z.int()) }),
  body: z.strictObject({ isOffered: z.boolean('Choose on or off.') }),
  reply: z.array(staffMaterialOption),
});
