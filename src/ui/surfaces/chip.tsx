import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { classNames } from '#ui/theme/class-names.ts';

const TONE = {
  good: { look: 'bg-good-soft text-good', icon: 'check' },
  warn: { look: 'bg-warn-soft text-warn', icon: 'warning' },
  bad: { look: 'bg-bad-soft text-bad', icon: 'error' },
  info: { look: 'bg-info-soft text-info', icon: 'info' },
  neutral: { look: 'bg-ground text-ink-soft', icon: 'dot' },
} as const satisfies Record<string, { look: string; icon: IconName }>;

export type ChipTone = keyof typeof TONE;

export type ChipProps = { tone?: ChipTone; icon?: IconName; children: ReactNode };

/** A state in words; the icon carries it for those who do not see the colour. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  const { look, icon: usualIcon } = TONE[tone];
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-sheet py-0.5 pr-2.5 pl-2 text-sm font-semibold ring-1 ring-current/15 ring-inset',
        look,
      )}
    >
      <Icon name={icon ?? usualIcon} size="small" />
      {/* Never cut: on a narrow screen a long state takes a second line. */}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
