import type { CustomerProfile } from '#contract/customer/account.ts';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { verificationTexts } from './verification.texts.ts';

const BADGE: Record<CustomerProfile['verificationStatus'], { tone: ChipTone; words: string }> = {
  0: { tone: 'neutral', words: verificationTexts.notAvailable },
  1: { tone: 'good', words: verificationTexts.verified },
  2: { tone: 'warn', words: verificationTexts.notVerified },
};

export function VerificationBadge({ status }: { status: CustomerProfile['verificationStatus'] }) {
  const { tone, words } = BADGE[status];
  return <Chip tone={tone}>{words}</Chip>;
}
