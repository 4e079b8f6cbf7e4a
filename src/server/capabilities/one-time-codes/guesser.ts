/** Who tries a code, and for whose tries the try counts. */
import type { SignInAudience } from '#domain/account/code-guessing.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Services } from '#server/services.ts';
import type { CodeKey } from './one-time-codes.store.ts';
import { isRememberedDevice } from './remembered-devices.store.ts';

export type Guesser = {
  key: CodeKey;
  audience: SignInAudience;
  caller: Caller;
  /** A stranger is neither signed in nor on a device that was signed in before. */
  isStranger: boolean;
  /** What the own tries are counted under. */
  own: string;
  /** A keyed hash of purpose and identity, which tries of all are counted under. */
  identityKey: string;
};

/** For codes of somebody who is signed in already: bound to their session, order or number. */
export function signedInGuesser(
  { secrets }: Pick<Services, 'secrets'>,
  key: CodeKey,
  caller: Caller,
): Guesser {
  const identityKey = identityKeyOf(secrets, key);
  return { key, audience: 'customer', caller, isStranger: false, own: 'signed-in', identityKey };
}

/** A remembered device answers for itself; whoever is unknown answers for the address. */
export async function signInGuesser(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  key: CodeKey,
  audience: SignInAudience,
  caller: Caller,
): Promise<Guesser> {
  const isKnown = await isRememberedDevice(db, key, caller.deviceKey);
  const own = isKnown && caller.deviceKey ? caller.deviceKey : caller.addressKey;
  return { key, audience, caller, isStranger: !isKnown, own, identityKey: identityKeyOf(secrets, key) };
}

function identityKeyOf(secrets: Services['secrets'], { purpose, identity }: CodeKey): string {
  return secrets.keyedText('guessed', purpose, identity);
}
