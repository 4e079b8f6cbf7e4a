import type { ReactNode } from 'react';

export type SectionProps = { id: string; title: string; note?: string; children: ReactNode };

export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {note && <p className="max-w-2xl pt-1 text-ink-soft">{note}</p>}
      <div className="flex flex-col gap-6 pt-4">{children}</div>
    </section>
  );
}

/** One row of related states. */
export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </div>
  );
}
