import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** Facts in pairs, dense: the word left and the value right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(min-content,max-content)_minmax(min-content,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figures min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
