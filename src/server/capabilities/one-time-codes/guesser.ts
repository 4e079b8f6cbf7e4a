/** Who tries a code, and for whose tries the try counts. */
import type { SignInLane } from '#domain/account/code-guessing.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Parts } from '#server/parts.ts';
import type { CodeKey } from './one-time-codes.store.ts';
import { isRememberedDevice } from './remembered-devices.store.ts';

export type Guesser = {
  key: CodeKey;
  lane: SignInLane;
  caller: Caller;
  /** A stranger is neither signed in nor on a device that was signed in before. */
  isStranger: boolean;
  /** What the own tries are counted under. */
  own: string;
  /** A keyed hash of purpose and identity, which tries of all are counted under. */
  identityKey: string;
};

/** For codes of somebody who is signed in already: bound to their session, order or number. */
export function signedInGuesser({ secrets }: Pick<Parts, 'secrets'>, key: CodeKey, caller: Caller): Guesser {
  const identityKey = identityKeyOf(secrets, key);
  return { key, lane: 'customer', caller, isStranger: false, own: 'signed-in', identityKey };
}

/** A remembered device answers for itself; whoever is unknown answers for the address. */
export async function signInGuesser(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  key: CodeKey,
  lane: SignInLane,
  caller: Caller,
): Promise<Guesser> {
  const isKnown = await isRememberedDevice(db, key, caller.deviceKey);
  const own = isKnown && caller.deviceKey ? caller.deviceKey : caller.addressKey;
  return { key, lane, caller, isStranger: !isKnown, own, identityKey: identityKeyOf(secrets, key) };
}

function identityKeyOf(secrets: Parts['secrets'], { purpose, identity }: CodeKey): string {
  return secrets.keyedText('guessed', purpose, identity);
}
