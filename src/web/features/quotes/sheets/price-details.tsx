import type { Quote, readQuoteAdditional } from '#contract/customer/quotes.ts';
import type { Reply } from '#contract/endpoint.ts';
import { isFreightCharged, NOT_INCLUDED } from '#domain/quotes/delivery-term.ts';
import { formatRateFor, NOT_QUOTED } from '#domain/quotes/rate.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { knownRateOf, moneyOf, rateOf } from '#domain/shared/wire-figures.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { deliveryText } from '../quote/quote-text.ts';
import { sheetTexts } from './sheets.texts.ts';

const texts = sheetTexts.price;

type Additional = Reply<typeof readQuoteAdditional>;

/** Newest weeks are enough on a phone; more would only be scrolled past. */
const WEEKS_SHOWN = 8;

/** What stands around a price: the freight that is part of it, and what suppliers asked for the same kind of cloth. */
export function PriceDetails({ quote, additional }: { quote: Quote; additional: Additional }) {
  const unit = useBuyerUnit();
  const { logistics, priceHistory } = additional;
  const delivery = deliveryText(quote).label;
  const weeks = priceHistory.slice(-WEEKS_SHOWN).toReversed();
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4 pb-2">
      <section aria-label={texts.logistics}>
        <h3 className="font-semibold">{texts.logistics}</h3>
        <p className="figures text-sm text-ink-soft">
          {texts.term(delivery, logistics.place)}{' '}
          {!isFreightCharged(logistics.term)
            ? texts.freightExcluded(NOT_INCLUDED)
            : logistics.cost === null
              ? texts.freightExcluded(NOT_QUOTED)
              : texts.freight(
                  formatMoney(moneyOf(logistics.cost)),
                  formatRateFor(knownRateOf(logistics.perUnit), unit),
                )}
        </p>
      </section>
      <section aria-label={texts.recentLabel}>
        <h3 className="font-semibold">{texts.recent}</h3>
        {weeks.length === 0 ? (
          <p className="text-sm text-ink-soft">{texts.tooFew}</p>
        ) : (
          <ul className="divide-y divide-line text-sm">
            {weeks.map(({ week, rate }) => (
              <li key={week} className="figures flex justify-between gap-3 py-1.5">
                <span className="text-ink-soft">{texts.week(formatDay(week, DETAIL_DATE_FORMAT))}</span>
                <span>{formatRateFor(rateOf(rate), unit)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
