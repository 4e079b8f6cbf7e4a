import { formatRateFor } from '#domain/quotes/rate.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { Section } from '#web/widgets/section.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import { FigureTable } from './figure-table.tsx';
import type { Quality } from './quality.ts';

const { breaks: texts } = catalogueTexts;

/** More cloth, better rate. */
export function RateBreaks({ quality: { breaks, isStale } }: { quality: Quality }) {
  const unit = useBuyerUnit();
  if (breaks.length === 0 || isStale) return null;
  return (
    <Section title={texts.title}>
      <FigureTable
        heads={[texts.from, texts.rate]}
        rows={breaks.map(({ from, rate }) => ({
          key: from.thousandths,
          cells: [formatLengthFor(lengthOf(from), unit), formatRateFor(rateOf(rate), unit)],
        }))}
      />
    </Section>
  );
}
