import { type ReactNode, useId } from 'react';

export type PaperProps = { title: string; children: ReactNode };

/** One part of the page on its own paper. */
export function Paper({ title, children }: PaperProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-4">
      <h2 id={id} className="pb-1 text-base font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
