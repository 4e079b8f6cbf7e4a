import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

export type Fact = {
  readonly label: string;
  readonly value: ReactNode;
  /** Explains a word of the trade, or says what follows from it. */
  readonly help?: string | null;
  /** Deserves a second look. */
  readonly isMarked?: boolean;
};

/** Facts in pairs, the word left and the value right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ label, value, help, isMarked }) => (
        <div key={label} className="flex justify-between gap-4 py-2">
          <dt className="min-w-0 text-sm text-ink-soft">{label}</dt>
          <dd className="figures min-w-0 max-w-[65%] text-right text-sm font-semibold break-words">
            {isMarked && <Icon name="warning" size="small" className="mr-1 text-warn" />}
            {value}
            {help && <span className="block font-normal text-ink-soft">{help}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
