import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { classNames } from '#ui/theme/class-names.ts';

const TONE = {
  info: { look: 'bg-info-soft text-info', icon: 'info' },
  good: { look: 'bg-good-soft text-good', icon: 'check-circle' },
  warn: { look: 'bg-warn-soft text-warn', icon: 'warning' },
  bad: { look: 'bg-bad-soft text-bad', icon: 'error' },
} as const satisfies Record<string, { look: string; icon: IconName }>;

export type NoticeProps = {
  tone?: keyof typeof TONE;
  title?: string;
  children?: ReactNode;
  /** The one tap that puts it right. */
  action?: ReactNode;
  /** Set where it appears in answer to something the person did, so that it is read out. */
  live?: boolean;
};

/** Something worth knowing right here, which blocks nothing. */
export function Notice({ tone = 'info', title, children, action, live = false }: NoticeProps) {
  const { look, icon } = TONE[tone];
  return (
    <div
      role={live ? 'status' : undefined}
      className={classNames('flex gap-2 rounded-card p-3 text-sm', look)}
    >
      <Icon name={icon} className="mt-px" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
