import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { publishRates, type StaffQuality } from '#contract/staff/qualities.ts';
import { useMay } from '#desk/platform/access.ts';
import { rateText } from '#desk/widgets/figures.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { catalogueQueries } from '../catalogue.queries.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { isExpired } from '../rates/rate-text.ts';
import { RateSheet } from './rate-sheet.tsx';

const texts = catalogueTexts.rates;

/** Every rate there was; a new one is a new row. */
export function RatesPanel({ quality }: { quality: StaffQuality }) {
  const [isAdding, setAdding] = useState(false);
  const mayPublish = useMay(publishRates);
  const query = useQuery(catalogueQueries.rates(quality.fabId));
  return (
    <Panel
      title={texts.panel}
      aside={
        mayPublish && (
          <Button variant="secondary" size="small" icon="plus" onClick={() => setAdding(true)}>
            {texts.newRate}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ records }) =>
          records.length === 0 ? (
            <p className="text-sm text-ink-soft">{texts.noHistory}</p>
          ) : (
            <RateHistory rates={records} />
          )
        }
      </Loaded>
      {isAdding && <RateSheet quality={quality} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function RateHistory({ rates }: { rates: StaffQuality['rates'] }) {
  const now = useNow();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long history is scrolled by keyboard too.
    <section aria-label={texts.history} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{texts.history}</caption>
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="py-1 pr-3 text-left font-semibold">
              {texts.rate}
            </th>
            <th scope="col" className="py-1 pr-3 text-left font-semibold">
              {texts.since}
            </th>
            <th scope="col" className="py-1 text-left font-semibold">
              {texts.validUntil}
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={`${rate.effectiveFrom} ${rate.rate.price.currency}`} className="border-t border-line">
              <td className="figures py-1.5 pr-3 whitespace-nowrap">
                <span className="inline-flex flex-wrap items-center gap-2">
                  {rateText(rate.rate)}
                  {rate.isCurrent && <RateState isOver={isExpired(rate, now)} />}
                </span>
              </td>
              <td className="figures py-1.5 pr-3">{momentText(rate.effectiveFrom)}</td>
              <td className="figures py-1.5">
                {rate.validUntil ? momentText(rate.validUntil) : texts.untilNext}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RateState({ isOver }: { isOver: boolean }) {
  return <Chip tone={isOver ? 'warn' : 'good'}>{isOver ? texts.expired : texts.current}</Chip>;
}
