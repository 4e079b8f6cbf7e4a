import type { Quote } from '#contract/customer/quotes.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { quoteTexts } from './quote.texts.ts';

const texts = quoteTexts.differences;

/** Where the offered cloth leaves the asked one: a cheap quote for other cloth must not look like a bargain. */
export function Differences({ differences }: Pick<Quote, 'differences'>) {
  if (differences.length === 0) {
    return (
      <p className="flex items-start gap-1 text-sm text-good">
        <Icon name="check" size="small" className="mt-0.5" />
        {texts.none}
      </p>
    );
  }
  return (
    <div className="text-sm text-warn">
      <p className="flex items-start gap-1 font-semibold">
        <Icon name="warning" size="small" className="mt-0.5" />
        {texts.some(differences.length)}
      </p>
      <ul className="pl-5">
        {differences.map(({ field, label, requested, offered }) => (
          <li key={field} className="figures">
            {texts.one(label, offered, requested)}
          </li>
        ))}
      </ul>
    </div>
  );
}
