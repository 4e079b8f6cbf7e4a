/** Whether the company's tax registration was found true. */
import type { Lifecycle } from '../shared/lifecycle.ts';

/** Wire codes are the ones stored data and host apps know; never renumber. */
export const VERIFICATION_STATUS_CODE = { not_available: 0, verified: 1, not_verified: 2 } as const;
export type VerificationStatus = keyof typeof VERIFICATION_STATUS_CODE;

export const VERIFICATION_STATUS_LABEL = {
  not_available: 'Not available',
  verified: 'Verified',
  not_verified: 'Not verified',
} as const satisfies Record<VerificationStatus, string>;

/** `gst_check` is the answer of the tax register; it and changes of the customer's own take a verification back. */
export const verificationLifecycle: Lifecycle<VerificationStatus, 'gst_check' | 'staff' | 'customer'> = {
  start: 'not_available',
  moves: {
    not_available: { verified: ['gst_check', 'staff'], not_verified: ['gst_check', 'staff'] },
    not_verified: { verified: ['gst_check', 'staff'] },
    verified: { not_verified: ['gst_check', 'staff', 'customer'] },
  },
};
