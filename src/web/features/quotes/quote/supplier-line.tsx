import type { Quote } from '#contract/customer/quotes.ts';
import { quoteTexts } from './quote.texts.ts';
import { onTimeText, ratingText } from './quote-text.ts';

/** Who stands behind the quote, as far as the marketplace tells: not the name, but how well it delivers. */
export function SupplierLine({ supplier }: Pick<Quote, 'supplier'>) {
  const { city, ordersDone } = supplier;
  return (
    <p className="figures text-sm text-ink-soft">
      {city} · {ratingText(supplier)} · {onTimeText(supplier)}
      {ordersDone > 0 && ` · ${quoteTexts.supplier.orders(ordersDone)}`}
    </p>
  );
}
