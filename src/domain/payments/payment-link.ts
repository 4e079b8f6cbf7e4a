/** Until when somebody else can pay by a link: the one moment that its maker and its payer are both told. */

const OPEN_FOR_MS = 7 * 24 * 60 * 60_000;

export function newLinkEnd(madeAt: Date): Date {
  return new Date(madeAt.getTime() + OPEN_FOR_MS);
}

/** An order that is only held takes its link along when the hold ends. */
export function linkWorksUntil(expiresAt: Date, heldUntil: Date | null): Date {
  return heldUntil !== null && heldUntil < expiresAt ? heldUntil : expiresAt;
}
