import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { Facts } from '#web/widgets/facts.tsx';
import { Section } from '#web/widgets/section.tsx';
import type { SwatchSectionProps } from '#web/widgets/swatches/swatch-section.tsx';
import { swatchesTexts } from '#web/widgets/swatches/swatches.texts.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { ExchangeRateLine } from './exchange-rate.tsx';
import { FreightCheck } from './freight-check.tsx';
import type { Quality } from './quality.ts';
import { QualityAction } from './quality-action.tsx';
import { QualityHead } from './quality-head.tsx';
import { QualityLots } from './quality-lots.tsx';
import { RateBreaks } from './rate-breaks.tsx';
import { RateHistory } from './rate-history.tsx';
import { specificationFacts } from './specification-facts.ts';
import { termFacts } from './term-facts.ts';

const { terms, specification } = catalogueTexts;

/** Below what the screen is opened for: it comes after that. */
const SwatchSection = lazy<ComponentType<SwatchSectionProps>>(() =>
  import('#web/widgets/swatches/swatch-section.tsx').then((m) => ({ default: m.SwatchSection })),
);

/** Cloth first, then what it costs and how that moves, then everything a buyer asks before ordering. */
export function QualityDetail({ quality }: { quality: Quality }) {
  const isWide = useIsWide();
  return (
    <>
      <div className="flex flex-col gap-4 pb-4 wide:grid wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] wide:items-start wide:gap-6">
        <div className="flex flex-col gap-4">
          <QualityHead quality={quality} />
          <RateHistory fabId={quality.fabId} />
          <RateBreaks quality={quality} />
        </div>
        <div className="flex flex-col gap-4">
          {isWide && <QualityAction quality={quality} />}
          <QualityLots quality={quality} />
          <Section title={swatchesTexts.title}>
            <Suspense fallback={<Skeleton shape="button" />}>
              <SwatchSection fabId={quality.fabId} quoteId={null} />
            </Suspense>
          </Section>
          <Section title={terms.title}>
            <Facts facts={termFacts(quality, useBuyerUnit())} />
            <ExchangeRateLine quality={quality} />
          </Section>
          <FreightCheck quality={quality} />
          <Section title={specification.title}>
            <Facts facts={specificationFacts(quality)} />
          </Section>
        </div>
      </div>
      {!isWide && <QualityAction quality={quality} />}
    </>
  );
}
