import type { CustomerProfile } from '#contract/account.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';

const BADGE: Record<CustomerProfile['verificationStatus'], { tone: ChipTone; words: string }> = {
  0: { tone: 'neutral', words: 'Verification not available' },
  1: { tone: 'good', words: 'Verified' },
  2: { tone: 'warn', words: 'Not verified' },
};

export function VerificationBadge({ status }: { status: CustomerProfile['verificationStatus'] }) {
  const { tone, words } = BADGE[status];
  return <Chip tone={tone}>{words}</Chip>;
}
