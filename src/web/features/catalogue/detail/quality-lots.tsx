import { formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { qualityTexts } from '#web/widgets/catalogue/quality.texts.ts';
import { Section } from '#web/widgets/section.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import type { Quality } from './quality.ts';

const { lots: texts } = catalogueTexts;

/** What lies on the shelf, lot by lot; what cannot come back says so before it is bought. */
export function QualityLots({ quality: { lots } }: { quality: Quality }) {
  const unit = useBuyerUnit();
  if (lots.length === 0) return null;
  return (
    <Section title={texts.title}>
      <ul className="divide-y divide-line">
        {lots.map(({ lotId, colour, free, isAsIs }, place) => (
          <li key={lotId} className="flex justify-between gap-4 py-2 text-sm">
            <span>
              {colour ?? texts.lot(place + 1)}
              {isAsIs && <span className="block text-ink-soft">{texts.asIs}</span>}
            </span>
            <span className="figures font-semibold">
              {BigInt(free.thousandths) > 0n ? formatLengthFor(lengthOf(free), unit) : qualityTexts.soldOut}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
