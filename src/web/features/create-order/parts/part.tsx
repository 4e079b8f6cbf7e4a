import { type ReactNode, useId } from 'react';
import { CardTitle } from '#ui/surfaces/card-title.tsx';

export type PartProps = { title: string; aside?: ReactNode; children: ReactNode };

/** One question of the form on its own paper. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4"
    >
      <CardTitle id={id} title={title} aside={aside} />
      {children}
    </section>
  );
}
