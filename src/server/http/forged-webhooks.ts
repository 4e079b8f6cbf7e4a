/** Notices with a wrong signature, counted by address: who forges is throttled, a true notice never is. */
import { raiseCounter } from '#server/db/counters.ts';
import type { Services } from '#server/services.ts';
import { PlumbingError } from './plumbing-error.ts';

/** Enough to see what is wrong with a secret; beyond that a forgery is refused without a row of its own. */
const FORGERIES_PER_ADDRESS_AND_MINUTE = 20;

/** What the counters said already is not asked again: a flood then costs nothing but its signature. */
const blockedUntil = new Map<string, number>();
const MOST_REMEMBERED = 10_000;

/** Counted by address alone, so that a true notice from anywhere, with its signature right, is never held up. */
export async function assertFewForgeries(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  addressKey: string,
): Promise<void> {
  const now = clock.now();
  const left = (blockedUntil.get(addressKey) ?? 0) - now.getTime();
  if (left > 0) throw new PlumbingError('rate_limited', { retryAfterSeconds: Math.ceil(left / 1000) });
  const window = { key: `forged-webhooks ${addressKey}`, windowSeconds: 60, now };
  const { count, secondsLeft } = await raiseCounter(db, window);
  if (count <= FORGERIES_PER_ADDRESS_AND_MINUTE) return;
  if (blockedUntil.size >= MOST_REMEMBERED) blockedUntil.clear();
  blockedUntil.set(addressKey, now.getTime() + secondsLeft * 1000);
  throw new PlumbingError('rate_limited', { retryAfterSeconds: secondsLeft });
}
