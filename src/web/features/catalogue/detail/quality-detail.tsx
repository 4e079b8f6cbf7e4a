import type { readLiveRate } from '#contract/customer/ready-qualities.ts';
import type { Reply } from '#contract/endpoint.ts';
import { Facts } from '#web/widgets/facts.tsx';
import { Section } from '#web/widgets/section.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import { QualityAction } from './quality-action.tsx';
import { QualityHead } from './quality-head.tsx';
import { QualityLots } from './quality-lots.tsx';
import { RateBreaks } from './rate-breaks.tsx';
import { RateHistory } from './rate-history.tsx';
import { specificationFacts } from './specification-facts.ts';
import { termFacts } from './term-facts.ts';

export type Quality = Reply<typeof readLiveRate>;

const { terms, specification } = catalogueTexts;

/** Cloth first, then what it costs and how that moves, then everything a buyer asks before ordering. */
export function QualityDetail({ quality }: { quality: Quality }) {
  return (
    <>
      <div className="flex flex-col gap-4 pb-4 wide:grid wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] wide:items-start wide:gap-6">
        <div className="flex flex-col gap-4">
          <QualityHead quality={quality} />
          <RateHistory fabId={quality.fabId} />
          <RateBreaks quality={quality} />
        </div>
        <div className="flex flex-col gap-4">
          <QualityLots quality={quality} />
          <Section title={terms.title}>
            <Facts facts={termFacts(quality)} />
          </Section>
          <Section title={specification.title}>
            <Facts facts={specificationFacts(quality)} />
          </Section>
        </div>
      </div>
      <QualityAction quality={quality} />
    </>
  );
}
