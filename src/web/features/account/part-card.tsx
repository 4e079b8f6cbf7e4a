import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

export type PartCardProps = { children: ReactNode; className?: string; 'aria-label'?: string };

/** The paper a part is written on. */
export function PartCard({ children, className, ...rest }: PartCardProps) {
  return (
    <section {...rest} className={classNames('rounded-card border border-line bg-paper p-4', className)}>
      {children}
    </section>
  );
}

/** Facts in pairs, the word left and the value right. */
export function Facts({ facts }: { facts: readonly (readonly [fact: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(([fact, value]) => (
        <div key={fact} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <dt className="text-ink-soft">{fact}</dt>
          <dd className="figures min-w-0 font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
