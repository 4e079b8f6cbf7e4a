/** How many wrong codes are too many. The limits hit who guesses; nobody else's guessing shuts the door on a buyer. */
export const OWN_WRONG_TRIES = { hour: 15, day: 30, inARow: 20 } as const;
export const ADDRESS_WRONG_TRIES_PER_HOUR = 200;
export const NETWORK_WRONG_TRIES_PER_HOUR = { puzzle: 1000, refused: 4000 } as const;
/** Of all unknown devices together on one identity. */
export const IDENTITY_WRONG_TRIES = { day: 50, inARow: 100 } as const;
/** More than people mistype: from here on somebody is guessing, and the alarm rings. */
export const ATTACK_WRONG_TRIES_PER_TEN_MINUTES = { customer: 500, staff: 50 } as const;

export type SignInAudience = keyof typeof ATTACK_WRONG_TRIES_PER_TEN_MINUTES;

export type WrongTries = {
  /** Of this device, or of this address when the device is unknown, on this identity. */
  own: { hour: number; day: number; inARow: number };
  identity: { day: number; inARow: number };
  address: number;
  network: number;
  /** Of the whole audience in the last ten to twenty minutes. */
  audience: number;
};

export type Throttle = 'none' | 'puzzle' | 'refused';

export function isUnderAttack(audience: SignInAudience, wrongTries: number): boolean {
  return wrongTries >= ATTACK_WRONG_TRIES_PER_TEN_MINUTES[audience];
}

function hasGuessedTooOften({ hour, day, inARow }: WrongTries['own']): boolean {
  return hour >= OWN_WRONG_TRIES.hour || day >= OWN_WRONG_TRIES.day || inARow >= OWN_WRONG_TRIES.inARow;
}

/** Which window has to end before a refused guesser may try again. */
export function refusedUntil({ day, inARow }: WrongTries['own']): 'hour' | 'day' | 'quiet-day' {
  if (inARow >= OWN_WRONG_TRIES.inARow) return 'quiet-day';
  return day >= OWN_WRONG_TRIES.day ? 'day' : 'hour';
}

/** Who is signed in or on a remembered device answers for that alone; strangers pay for the company they keep. */
export function guessingThrottle(audience: SignInAudience, isStranger: boolean, wrong: WrongTries): Throttle {
  if (hasGuessedTooOften(wrong.own)) return 'refused';
  if (!isStranger) return 'none';
  if (wrong.address >= ADDRESS_WRONG_TRIES_PER_HOUR) return 'refused';
  if (wrong.network >= NETWORK_WRONG_TRIES_PER_HOUR.refused) return 'refused';
  const isIdentityGuessedAt =
    wrong.identity.day >= IDENTITY_WRONG_TRIES.day || wrong.identity.inARow >= IDENTITY_WRONG_TRIES.inARow;
  // The first try of an address that never was wrong stays free, also while others attack.
  const isPartOfAttack = isUnderAttack(audience, wrong.audience) && wrong.address > 0;
  const isCrowded = wrong.network >= NETWORK_WRONG_TRIES_PER_HOUR.puzzle;
  return isIdentityGuessedAt || isPartOfAttack || isCrowded ? 'puzzle' : 'none';
}
