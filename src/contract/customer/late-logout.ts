/** Apart from the other calls of sign-in, because the sign-in page need not load it. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';

/** For a logout made offline: once online again, only the cookie still knows the sign-in. */
export const endSessionByCookie = defineEndpoint({
  method: 'POST',
  path: '/apifabric/auth/end/',
  access: 'public',
  bulkhead: 'vital',
  rateLimit: { perAddressPerHour: 2000 },
  summary: 'End the sign-in of the refresh cookie and remove the cookie',
  reply: z.object({ success: z.literal(true) }),
});
