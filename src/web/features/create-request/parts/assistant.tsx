import { lazy, Suspense } from 'react';
import { WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { YARN_TYPE_LABEL } from '#domain/catalogue/yarn-and-loom.ts';
import {
  type SpecificationAdvice,
  specificationAdvice,
  type WeightInUnits,
} from '#domain/requests/assistant/specification-advice.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { computedWeightText, coverText } from '#words/page/request-hints.ts';
import { Hints } from './hints.tsx';
import { loadPart } from './load-part.ts';
import { partTexts } from './parts.texts.ts';

const texts = partTexts.check;

/** Comes with the words of quotes, which nothing else here needs. */
const QuoteMemory = lazy(() =>
  loadPart(() => import('./quote-memory.tsx')).then((m) => ({ default: m.QuoteMemory })),
);

/** Beside the quality step: what the typed figures weigh, whether they can be woven, and what the market said. */
export function Assistant({ draft }: { draft: RequestDraft }) {
  const advice = specificationAdvice(draft);
  return (
    <section aria-labelledby="assistant" className="rounded-card border border-brand-200 bg-brand-50 p-4">
      <h3 id="assistant" className="flex items-center gap-2 font-bold text-ink">
        <Icon name="search" className="text-brand-700" />
        {texts.title}
      </h3>
      <div className="mt-2 flex flex-col gap-3 text-sm text-ink">
        <div role="status" className="flex flex-col gap-1">
          <p>
            {advice.computedGsm === null ? texts.enterConstruction : computedWeightText(advice.computedGsm)}
          </p>
          {advice.cover && <p className="text-ink-soft">{coverText(advice.cover)}</p>}
        </div>
        {advice.weight && <Weights weight={advice.weight} isTyped={draft.weight !== null} />}
        <YarnTypes advice={advice} />
        <Hints step="quality" draft={draft} />
        <Suspense>
          <QuoteMemory draft={draft} />
        </Suspense>
      </div>
    </section>
  );
}

function Weights({ weight, isTyped }: { weight: WeightInUnits; isTyped: boolean }) {
  const rows: [string, number | null, string][] = [
    [WEIGHT_UNIT_LABEL.gsm, weight.gsm, ''],
    [WEIGHT_UNIT_LABEL.glm, weight.glm, ''],
    [texts.ounces, weight.ounces, ' oz/yd²'],
    [texts.yield, weight.metresPerKilogram, ' m/kg'],
  ];
  return (
    <div>
      <p className="mb-1 text-ink-soft">{isTyped ? texts.yourWeight : texts.computedWeight}</p>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4 wide:grid-cols-2">
        {rows.map(([label, figure, unit]) => (
          <div key={label} className="rounded-control bg-paper px-3 py-2">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="figures font-semibold">
              {figure === null ? texts.needsWidth : `${figure}${unit}`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function YarnTypes({ advice: { yarnTypes } }: { advice: SpecificationAdvice }) {
  const sides = (['warp', 'weft'] as const).filter((side) => yarnTypes[side].length > 0);
  if (sides.length === 0) return null;
  return (
    <p className="text-ink-soft">
      {sides
        .map((side) => texts[side](yarnTypes[side].map((type) => YARN_TYPE_LABEL[type]).join(', ')))
        .join(' · ')}
    </p>
  );
}
