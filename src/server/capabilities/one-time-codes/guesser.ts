/** Who tries a code, and for whose tries the try counts. */
import type { SignInLane } from '#domain/account/code-guessing.ts';
import type { Queries } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
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
};

/** For codes of somebody who is signed in already: bound to their session, order or number. */
export function signedInGuesser(key: CodeKey, caller: Caller): Guesser {
  return { key, lane: 'customer', caller, isStranger: false, own: 'signed-in' };
}

/** A remembered device answers for itself; whoever is unknown answers for the address. */
export async function signInGuesser(
  db: Queries,
  key: CodeKey,
  lane: SignInLane,
  caller: Caller,
): Promise<Guesser> {
  const isKnown = await isRememberedDevice(db, key, caller.deviceKey);
  const own = isKnown && caller.deviceKey ? caller.deviceKey : caller.addressKey;
  return { key, lane, caller, isStranger: !isKnown, own };
}
