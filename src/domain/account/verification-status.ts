/** Whether the company's tax registration was found true. */

/** Wire codes are the ones stored data and host apps know; never renumber. */
export const VERIFICATION_STATUS_CODE = { not_available: 0, verified: 1, not_verified: 2 } as const;
export type VerificationStatus = keyof typeof VERIFICATION_STATUS_CODE;
export type VerificationStatusCode = (typeof VERIFICATION_STATUS_CODE)[VerificationStatus];

/** One number the register has confirmed is enough; while a person still has to look, nobody is verified. */
export function verificationStatusOf(
  numbers: readonly { readonly isConfirmed: boolean }[],
  isUnderReview: boolean,
): VerificationStatus {
  if (numbers.length === 0) return 'not_available';
  return numbers.some(({ isConfirmed }) => isConfirmed) && !isUnderReview ? 'verified' : 'not_verified';
}
