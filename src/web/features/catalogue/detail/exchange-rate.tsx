import { useQuery } from '@tanstack/react-query';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { catalogueQueries } from '#web/widgets/catalogue/catalogue.queries.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import type { Quality } from './quality.ts';

const { terms: texts } = catalogueTexts;

/** Mills reckon in rupees: a buyer who pays in dollars sees what a dollar counts for. */
export function ExchangeRateLine({ quality: { rate } }: { quality: Quality }) {
  const isInDollars = rate?.price.currency === 'USD';
  const { data } = useQuery({ ...catalogueQueries.dollarRate(), enabled: isInDollars });
  if (!isInDollars || !data?.rate || !data.since) return null;
  return (
    <p className="figures pt-2 text-sm text-ink-soft">
      {texts.exchangeRate(data.rate, formatDay(data.since, DETAIL_DATE_FORMAT))}
    </p>
  );
}
