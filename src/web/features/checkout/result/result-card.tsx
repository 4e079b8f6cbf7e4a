import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-paths.ts';

const LOOK = {
  good: { mark: 'bg-good-soft text-good', icon: 'check' },
  info: { mark: 'bg-info-soft text-info', icon: 'clock' },
  warn: { mark: 'bg-warn-soft text-warn', icon: 'warning' },
} as const satisfies Record<string, { mark: string; icon: IconName }>;

export type ResultCardProps = {
  tone: keyof typeof LOOK;
  title: string;
  /** The amount or number that matters here. */
  figure?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
};

/** How a payment ended or stands; the focus goes to its title, because it takes the place of what was pressed. */
export function ResultCard({ tone, title, figure, children, actions }: ResultCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mark, icon } = LOOK[tone];
  return (
    <section className="rounded-card border border-line bg-paper p-4 text-center wide:p-8">
      <span className={`mx-auto grid size-14 place-items-center rounded-full ${mark}`}>
        <Icon name={icon} size="large" />
      </span>
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="mt-3 scroll-mt-32 text-xl font-bold outline-none">
          {title}
        </h2>
        {figure && <p className="figures mt-1 text-2xl font-bold">{figure}</p>}
        <div className="mx-auto mt-2 flex max-w-md flex-col gap-2 text-ink-soft">{children}</div>
      </div>
      {actions && (
        <div className="mx-auto mt-5 flex max-w-md flex-col gap-2 md:flex-row md:justify-center">
          {actions}
        </div>
      )}
    </section>
  );
}
