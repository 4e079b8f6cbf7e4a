import { formatRate } from '#domain/quotes/rate.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { lengthOf, rateOf } from '#web/widgets/requests/wire-figures.ts';
import { Section } from '#web/widgets/section.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import type { Quality } from './quality.ts';

const { breaks: texts } = catalogueTexts;

/** More cloth, better rate. */
export function RateBreaks({ quality: { breaks, isStale } }: { quality: Quality }) {
  const unit = useBuyerUnit();
  if (breaks.length === 0 || isStale) return null;
  return (
    <Section title={texts.title}>
      <table className="figures w-full text-sm">
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="py-1 font-normal">
              {texts.from}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {texts.rate}
            </th>
          </tr>
        </thead>
        <tbody>
          {breaks.map(({ from, rate }) => (
            <tr key={from.thousandths} className="border-t border-line">
              <td className="py-2">{formatLengthFor(lengthOf(from), unit)}</td>
              <td className="py-2 text-right font-semibold">{formatRate(rateOf(rate))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
