/** What strangers' requests for codes may cost in all: by number, address, network, and a budget a minute. */
import type { SignInAudience } from '#domain/account/code-guessing.ts';
import { sendingPuzzleBits, sendingThrottle } from '#domain/account/code-sending.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { raiseCounters, readCounters } from '#server/db/counter-sets.ts';
import { type CounterWindow, windowAt } from '#server/db/counters.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Services } from '#server/services.ts';
import type { Asker } from './issue-code.ts';
import type { CodeKey } from './one-time-codes.store.ts';
import { provenBits, setPuzzle } from './proof-of-work.ts';
import { isRememberedDevice } from './remembered-devices.store.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export type SignInAsker = Asker & {
  key: CodeKey;
  audience: SignInAudience;
  /** A keyed hash of purpose and identity. */
  identityKey: string;
  networkKey: string;
};

/** `newDeviceKey`: of the cookie this answer will set, so that the code can be entered from another network. */
export async function signInAsker(
  services: Services,
  {
    key,
    audience,
    caller,
    newDeviceKey,
  }: { key: CodeKey; audience: SignInAudience; caller: Caller; newDeviceKey: string },
): Promise<SignInAsker> {
  const { addressKey, networkKey, deviceKey, proofOfWork } = caller;
  const isRemembered = await isRememberedDevice(services.db, key, deviceKey);
  return {
    key,
    audience,
    identityKey: services.secrets.keyedText('sent', key.purpose, key.identity),
    networkKey,
    addressKey,
    requester: deviceKey ?? addressKey,
    deviceKey: deviceKey ?? newDeviceKey,
    kind: isRemembered ? 'remembered' : 'stranger',
    provenBits: isRemembered ? 0 : await provenBits(services, key, proofOfWork),
  };
}

export async function assertMayAsk(services: Services, asker: SignInAsker): Promise<void> {
  const now = services.clock.now();
  const [identityDay = 0, address = 0, network = 0, minute = 0] = await readCounters(
    services.db,
    countersOf(asker, now),
  );
  const sends = { identityDay, address, network, minute };
  const budget = services.config.signInMessagesPerMinute;
  const bits = sendingPuzzleBits(budget, sends);
  const throttle = sendingThrottle(asker.kind === 'remembered', budget, sends);
  // Easy puzzles of a quiet minute are not saved up for a busy one.
  if (throttle === 'none' || (throttle === 'puzzle' && asker.provenBits >= bits)) return;
  const retryAfterSeconds = Math.ceil((windowAt(MINUTE_SECONDS, now).end.getTime() - now.getTime()) / 1000);
  const puzzle = throttle === 'puzzle' ? { puzzle: setPuzzle(services, asker.key, bits) } : {};
  throw new Refusal('too_many_codes', { retryAfterSeconds, ...puzzle });
}

/** After the code is on its way: a refused request costs nobody anything, and a known device nobody else. */
export async function countSend(services: Services, asker: SignInAsker): Promise<void> {
  if (asker.kind === 'stranger') await raiseCounters(services.db, countersOf(asker, services.clock.now()));
}

function countersOf(asker: SignInAsker, now: Date): CounterWindow[] {
  const { audience, identityKey, addressKey, networkKey } = asker;
  return [
    { key: `sent ${identityKey}`, windowSeconds: DAY_SECONDS, now },
    { key: `sent-${audience} ${addressKey}`, windowSeconds: HOUR_SECONDS, now },
    { key: `sent-${audience} ${networkKey}`, windowSeconds: HOUR_SECONDS, now },
    { key: `sent-${audience}`, windowSeconds: MINUTE_SECONDS, now },
  ];
}
