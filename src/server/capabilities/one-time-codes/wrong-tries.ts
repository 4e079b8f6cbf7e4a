/** The counters behind the limits on guessing; identities and addresses appear in them only as keyed hashes. */
import type { refusedUntil, SignInAudience, WrongTries } from '#domain/account/code-guessing.ts';
import {
  endStreaks,
  raiseCounters,
  raiseStreaks,
  readCounters,
  readCountersAndStreaks,
} from '#server/db/counter-sets.ts';
import { windowAt } from '#server/db/counters.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Guesser } from './guesser.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const AUDIENCE_WINDOW_SECONDS = 600;

function counterKeys({ identityKey, audience, caller, own }: Guesser) {
  return {
    own: `wrong ${identityKey} ${own}`,
    identity: `wrong ${identityKey}`,
    address: `wrong-${audience} ${caller.addressKey}`,
    network: `wrong-${audience} ${caller.networkKey}`,
    audience: audienceKey(audience),
  };
}

const audienceKey = (audience: SignInAudience) => `wrong-${audience}`;
const rowOf = (key: string) => `${key} in a row`;

export async function readWrongTries(
  services: Services,
  guesser: Guesser,
): Promise<{ wrong: WrongTries; secondsLeft: Record<ReturnType<typeof refusedUntil>, number> }> {
  const keys = counterKeys(guesser);
  const now = services.clock.now();
  const hour = (key: string) => ({ key, windowSeconds: HOUR_SECONDS, now });
  const day = (key: string) => ({ key: `${key} day`, windowSeconds: DAY_SECONDS, now });
  const { counts, streaks } = await readCountersAndStreaks(services.db, {
    windows: [
      hour(keys.own),
      day(keys.own),
      day(keys.identity),
      hour(keys.address),
      hour(keys.network),
      ...audienceWindows(guesser.audience, now),
    ],
    streaks: [rowOf(keys.own), rowOf(keys.identity)],
    now,
  });
  const [ownHour = 0, ownDay = 0, identityDay = 0, address = 0, network = 0, ...audience] = counts;
  const [own, identity] = streaks;
  return {
    wrong: {
      own: { hour: ownHour, day: ownDay, inARow: own?.count ?? 0 },
      identity: { day: identityDay, inARow: identity?.count ?? 0 },
      address,
      network,
      audience: sum(audience),
    },
    secondsLeft: {
      hour: secondsLeftOf(HOUR_SECONDS, now),
      day: secondsLeftOf(DAY_SECONDS, now),
      'quiet-day': own?.secondsLeft ?? 0,
    },
  };
}

export async function countWrongTry(services: Services, guesser: Guesser): Promise<void> {
  const keys = counterKeys(guesser);
  const now = services.clock.now();
  const { isStranger } = guesser;
  await raiseCounters(services.db, [
    { key: keys.own, windowSeconds: HOUR_SECONDS, now },
    { key: `${keys.own} day`, windowSeconds: DAY_SECONDS, now },
    ...(isStranger
      ? [
          { key: `${keys.identity} day`, windowSeconds: DAY_SECONDS, now },
          { key: keys.address, windowSeconds: HOUR_SECONDS, now },
          { key: keys.network, windowSeconds: HOUR_SECONDS, now },
          { key: keys.audience, windowSeconds: AUDIENCE_WINDOW_SECONDS, now },
        ]
      : []),
  ]);
  await raiseStreaks(services.db, {
    keys: [rowOf(keys.own), ...(isStranger ? [rowOf(keys.identity)] : [])],
    now,
    forgottenAfterSeconds: DAY_SECONDS,
  });
}

/** A right code ends the row of wrong ones. */
export async function endWrongRow(tx: Queries, guesser: Guesser): Promise<void> {
  const keys = counterKeys(guesser);
  await endStreaks(tx, [rowOf(keys.own), rowOf(keys.identity)]);
}

/** Wrong tries of the whole audience in this ten minutes and the ten before. */
export async function wrongTriesOfAudience(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  audience: SignInAudience,
) {
  return sum(await readCounters(db, audienceWindows(audience, clock.now())));
}

function audienceWindows(audience: SignInAudience, now: Date) {
  const before = new Date(now.getTime() - AUDIENCE_WINDOW_SECONDS * 1000);
  return [now, before].map((at) => ({
    key: audienceKey(audience),
    windowSeconds: AUDIENCE_WINDOW_SECONDS,
    now: at,
  }));
}

function secondsLeftOf(windowSeconds: number, now: Date): number {
  return Math.max(1, Math.ceil((windowAt(windowSeconds, now).end.getTime() - now.getTime()) / 1000));
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
