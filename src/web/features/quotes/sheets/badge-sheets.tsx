import type { ReactNode } from 'react';
import { QUALITY_BADGE_LABEL } from '#domain/catalogue/quality-mark.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { type Fact, Facts } from '#web/widgets/facts.tsx';

/** Numbers instead of adjectives: what is measured, and what may be off. */
const ASSURED: readonly Fact[] = [
  { label: 'Rolls opened', value: 'At least 10%', help: 'Four-point system, every fault marked' },
  { label: 'Points per 100 sq yd', value: 'Average 20, a roll 28', help: 'Without the badge: 40' },
  { label: 'Quantity', value: '± 5%', help: 'Billed as really dispatched' },
  { label: 'Weight', value: '± 5%' },
  { label: 'Width', value: '± 1 inch' },
  { label: 'EPI and PPI', value: '± 2' },
  { label: 'Shrinkage', value: 'Cotton 3%, rayon 5%' },
  {
    label: 'Shade',
    value: 'Lots A, B and C',
    help: 'Colour difference inside a lot at most 1.0; the packing list names the lot of each roll',
  },
];

const GUARANTEE: readonly Fact[] = [
  { label: 'Your choice', value: 'Replacement, credit note or full refund' },
  { label: 'Decision', value: 'Within 48 hours' },
  { label: 'Pickup', value: 'Free' },
  { label: 'Visible faults', value: '7 days to tell us' },
  { label: 'Short length', value: '3 days' },
  { label: 'Damage on the way', value: '2 days', help: 'With a remark on the transport receipt' },
  { label: 'Hidden faults', value: '30 days', help: 'With a test report' },
];

type BadgeSheetProps = { onClose: () => void };

export function AssuredSheet({ onClose }: BadgeSheetProps) {
  return (
    <BadgeSheet title={QUALITY_BADGE_LABEL.assured} facts={ASSURED} onClose={onClose}>
      Our own inspectors check the lot before it leaves the mill. You get the report: points, weight, width
      and shade lots.
    </BadgeSheet>
  );
}

export function GuaranteeSheet({ onClose }: BadgeSheetProps) {
  return (
    <BadgeSheet title={QUALITY_BADGE_LABEL.quality_guarantee} facts={GUARANTEE} onClose={onClose}>
      If a claim inside its window is proved, you choose how it is put right.
    </BadgeSheet>
  );
}

type BadgeSheetParts = BadgeSheetProps & { title: string; facts: readonly Fact[]; children: ReactNode };

function BadgeSheet({ title, facts, onClose, children }: BadgeSheetParts) {
  return (
    <Sheet open onClose={onClose} title={title} textOnly foot={<Button onClick={onClose}>Got it</Button>}>
      <p className="pb-2 text-ink-soft">{children}</p>
      <Facts facts={facts} />
    </Sheet>
  );
}
