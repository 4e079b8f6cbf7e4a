import { Icon } from '#ui/icons/icon.tsx';

import { partTexts } from './parts.texts.ts';

/** What the trade means by its words; said once, shown where a step uses them. */
const { title, words: MEANING } = partTexts.glossary;

export type TradeTerm = keyof typeof MEANING;

export function TradeTerms({ words }: { words: readonly TradeTerm[] }) {
  return (
    <details className="group rounded-card border border-line bg-paper">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 text-sm font-semibold text-brand-700 [&::-webkit-details-marker]:hidden">
        <Icon name="info" />
        <span className="flex-1">{title}</span>
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <dl className="flex flex-col gap-2 px-3 pb-3 text-sm">
        {words.map((word) => (
          <div key={word}>
            <dt className="font-semibold text-ink">{word}</dt>
            <dd className="text-ink-soft">{MEANING[word]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
