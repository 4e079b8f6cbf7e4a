import type { Quote } from '#contract/customer/quotes.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { CounterValues } from './counter-text.ts';
import { balanceText, evenOfferOf } from './offer-worth.ts';
import { sheetTexts } from './sheets.texts.ts';

const texts = sheetTexts.counter;

export type OfferBalanceProps = {
  quote: Quote;
  values: CounterValues;
  unit: LengthUnit | undefined;
  onUse: (values: Partial<CounterValues>) => void;
};

/** How the offer looks from the other side, and one that both could take. */
export function OfferBalance({ quote, values, unit, onUse }: OfferBalanceProps) {
  const balance = balanceText(quote, values, unit);
  const even = evenOfferOf(quote, values, unit);
  if (balance === null) return null;
  return (
    <div aria-live="polite" className="figures rounded-control bg-ground p-3 text-sm">
      <p>{balance}</p>
      {even && (
        <p className="flex items-center justify-between gap-3 pt-1">
          <span className="font-semibold">{texts.even(even.text)}</span>
          <Button variant="secondary" size="small" onClick={() => onUse(even.values)}>
            {texts.useEven}
          </Button>
        </p>
      )}
    </div>
  );
}
