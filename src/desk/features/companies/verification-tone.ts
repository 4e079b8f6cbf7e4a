import type { Company } from '#contract/staff/companies.ts';
import type { ChipTone } from '#ui/surfaces/chip.tsx';

export const VERIFICATION_TONE: Readonly<Record<Company['verificationStatus'], ChipTone>> = {
  0: 'neutral',
  1: 'good',
  2: 'warn',
};
