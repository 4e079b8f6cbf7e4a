import { type ReactNode, useId } from 'react';

export type SectionProps = {
  title: string;
  aside?: ReactNode;
  /** Below the title of the screen, or below that of a record on it. */
  level?: 2 | 3;
  children: ReactNode;
};

/** One part of the query on its own paper. */
export function Section({ title, aside, level = 3, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-4">
      <div className="flex items-center justify-between gap-3 pb-1">
        <Heading id={id} className="text-base font-bold">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
