/** How often one address may call an endpoint; declared on the endpoint, counted in PostgreSQL. */
import type { Endpoint } from '#contract/endpoint.ts';
import { raiseCounter } from '../db/counters.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { PlumbingError } from './plumbing-error.ts';

const HOUR_SECONDS = 3600;

export async function assertWithinLimit(
  { db, clock }: Services,
  { method, path, rateLimit }: Endpoint,
  caller: Caller,
): Promise<void> {
  if (!rateLimit) return;
  const { count, secondsLeft } = await raiseCounter(db, {
    key: `${method} ${path} ${caller.addressKey}`,
    windowSeconds: HOUR_SECONDS,
    now: clock.now(),
  });
  if (count > rateLimit.perAddressPerHour)
    throw new PlumbingError('rate_limited', { retryAfterSeconds: secondsLeft });
}
