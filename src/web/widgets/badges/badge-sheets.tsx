import type { ReactNode } from 'react';
import { QUALITY_BADGE_LABEL } from '#domain/catalogue/quality-mark.ts';
import { CLAIM_ANSWER_WORKING_DAYS } from '#domain/issues/claim-clock.ts';
import { faultLimitOf } from '#domain/issues/four-point.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { type Fact, Facts } from '#web/widgets/facts.tsx';
import { badgesTexts as texts } from './badges.texts.ts';

const { assuredFacts: assured, guaranteeFacts: guarantee } = texts;

/** Numbers instead of adjectives: what is measured, and what may be off. */
const ASSURED: readonly Fact[] = [
  { label: assured.rolls, value: assured.rollsValue, help: assured.rollsHelp },
  {
    label: assured.points,
    value: assured.pointsValue(faultLimitOf(['assured'])),
    help: assured.pointsHelp(faultLimitOf([])),
  },
  { label: assured.quantity, value: assured.quantityValue, help: assured.quantityHelp },
  { label: assured.weight, value: assured.weightValue },
  { label: assured.width, value: assured.widthValue },
  { label: assured.density, value: assured.densityValue },
  { label: assured.shrinkage, value: assured.shrinkageValue },
  { label: assured.shade, value: assured.shadeValue, help: assured.shadeHelp },
];

const GUARANTEE: readonly Fact[] = [
  { label: guarantee.choice, value: guarantee.choiceValue },
  { label: guarantee.decision, value: guarantee.decisionValue(CLAIM_ANSWER_WORKING_DAYS) },
  { label: guarantee.pickup, value: guarantee.pickupValue },
  { label: guarantee.visible, value: guarantee.visibleValue },
  { label: guarantee.short, value: guarantee.shortValue },
  { label: guarantee.damage, value: guarantee.damageValue, help: guarantee.damageHelp },
  { label: guarantee.hidden, value: guarantee.hiddenValue, help: guarantee.hiddenHelp },
];

type BadgeSheetProps = { onClose: () => void };

export function AssuredSheet({ onClose }: BadgeSheetProps) {
  return (
    <BadgeSheet title={QUALITY_BADGE_LABEL.assured} facts={ASSURED} onClose={onClose}>
      {texts.assured}
    </BadgeSheet>
  );
}

export function GuaranteeSheet({ onClose }: BadgeSheetProps) {
  return (
    <BadgeSheet title={QUALITY_BADGE_LABEL.quality_guarantee} facts={GUARANTEE} onClose={onClose}>
      {texts.guarantee}
    </BadgeSheet>
  );
}

type BadgeSheetParts = BadgeSheetProps & { title: string; facts: readonly Fact[]; children: ReactNode };

function BadgeSheet({ title, facts, onClose, children }: BadgeSheetParts) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      textOnly
      foot={<Button onClick={onClose}>{texts.gotIt}</Button>}
    >
      <p className="pb-2 text-ink-soft">{children}</p>
      <Facts facts={facts} />
    </Sheet>
  );
}
