/** Lists as a member of staff likes to see them; each keeps their own. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, success, text, textInput } from '#contract/fields.ts';

const view = z.object({
  viewId: id,
  /** The screen below /desk that it belongs to. */
  path: z.string(),
  name: z.string(),
  /** The words of the address: search, filters, order. */
  search: z.string(),
});
export type StaffView = z.output<typeof view>;

export const listViews = defineEndpoint({
  method: 'GET',
  path: '/apidesk/views/',
  access: 'staff',
  summary: 'The saved views of the caller, by name',
  reply: z.array(view),
});

export const saveView = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/views/',
  access: 'staff',
  summary: 'Save a list under a name; the same name on the same screen is replaced',
  body: z.strictObject({
    path: textInput(100).check(z.regex(/^\/[a-z0-9/-]*$/, 'Choose a desk screen.')),
    name: text(40, 'Give the view a name.'),
    search: textInput(1000),
  }),
  reply: view,
});

export const deleteView = defineEndpoint({
  method: 'DELETE',
  path: '/apidesk/views/:viewId/',
  access: 'staff',
  summary: 'Delete a saved view of the caller',
  params: z.strictObject({ viewId: id }),
  reply: success,
});
