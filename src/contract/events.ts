/** The live stream: which parts of the customer's data changed, so that open screens read them again. */
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const changeEvent = z.object({ keys: z.array(z.string()) });
export type ChangeEvent = z.output<typeof changeEvent>;

export const streamEvents = defineEndpoint({
  method: 'GET',
  path: '/apifabric/events',
  access: 'customer',
  summary:
    'Server-sent events; each `change` names the keys that changed. Read with a bearer header, never a token in the address',
  stream: true,
  reply: changeEvent,
});
