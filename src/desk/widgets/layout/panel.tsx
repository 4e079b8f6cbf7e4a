import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

export type PanelProps = { title: string; aside?: ReactNode; children: ReactNode; className?: string };

/** One part of a record on its own paper. */
export function Panel({ title, aside, children, className }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-card border border-line bg-paper p-4', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pb-2">
        <h2 id={id} className="text-base font-bold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
