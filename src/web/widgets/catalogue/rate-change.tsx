import type { QualityCard } from '#contract/customer/ready-qualities.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { changeText } from './quality-text.ts';

const LOOK = {
  down: { icon: 'chevron-down', look: 'text-good' },
  up: { icon: 'chevron-up', look: 'text-bad' },
  steady: { icon: 'minus', look: 'text-ink-soft' },
} as const;

/** Down is good for a buyer; arrow and words say it without the colour. */
export function RateChange({ change }: Pick<QualityCard, 'change'>) {
  const { icon, look } = LOOK[change?.direction ?? 'steady'];
  return (
    <p className={classNames('figures flex items-center gap-1 text-sm font-semibold', look)}>
      {change && <Icon name={icon} size="small" />}
      {changeText(change)}
    </p>
  );
}
