import { type ReactNode, useId } from 'react';
import { CardTitle } from '#ui/surfaces/card-title.tsx';
import { classNames } from '#ui/theme/class-names.ts';

export type PanelProps = {
  /** Where links land. */ anchor?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** One part of a record on its own paper. */
export function Panel({ anchor, title, aside, children, className }: PanelProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={classNames('rounded-card border border-line bg-paper p-4', className)}
    >
      <CardTitle id={id} title={title} aside={aside} className="flex-wrap gap-y-1 pb-2" />
      {children}
    </section>
  );
}
