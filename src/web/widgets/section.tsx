import { type ReactNode, useId } from 'react';

export type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** One part of the query on its own paper. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-4">
      <div className="flex items-center justify-between gap-3 pb-1">
        <h3 id={id} className="text-base font-bold">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
