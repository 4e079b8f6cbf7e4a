/** What takes a verification back until a person has looked: another company may be hiding behind the badge. */
export const VERIFICATION_REVIEWS = ['company-name', 'another-pan'] as const;
export type VerificationReview = (typeof VERIFICATION_REVIEWS)[number];

/** Capitals and spaces are no other name. */
export function isOtherCompanyName(before: string, after: string): boolean {
  return spelling(before) !== spelling(after);
}

/** Characters 3 to 12 of a GSTIN are the PAN of its holder: one company has one. */
export function hasOtherPan(gstin: string, others: readonly string[]): boolean {
  return others.some((other) => panOf(other) !== panOf(gstin));
}

function panOf(gstin: string): string {
  return gstin.slice(2, 12);
}

function spelling(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
