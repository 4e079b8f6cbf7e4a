import { type ReactNode, useId } from 'react';

export type PartProps = { title: string; aside?: ReactNode; children: ReactNode };

/** One question of the form on its own paper. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-base font-bold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
