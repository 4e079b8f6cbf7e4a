import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { SwatchLine } from './swatch-line.tsx';
import { swatchesQueries } from './swatches.queries.ts';
import { swatchesTexts as texts } from './swatches.texts.ts';

const SWATCH_VIEW = 'swatch';
const SwatchSheet = lazy(() => import('./swatch-sheet.tsx').then((m) => ({ default: m.SwatchSheet })));

export type SwatchSectionProps = {
  fabId: string;
  /** Null for a ready quality. */
  quoteId: string | null;
};

/** What was asked for and where it is; one at a time. */
export function SwatchSection({ fabId, quoteId }: SwatchSectionProps) {
  const { isOpen, id, open, close } = useOverlay(SWATCH_VIEW);
  const { data, error, isFetching, refetch } = useQuery(swatchesQueries.of(fabId));
  if (!data) {
    if (!error) return <Skeleton shape="button" />;
    return (
      <div className="flex flex-col items-start gap-1 text-sm">
        <p className="text-ink-soft">{`${texts.failed} ${errorMessage(error)}`}</p>
        <Button variant="quiet" size="small" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  const own = data.records.filter((swatch) => swatch.quoteId === quoteId);
  const charge = formatMoney(moneyOf(data.charge));
  const isWaiting = own.some(({ status }) => status === 'requested');
  return (
    <div className="flex flex-col items-start gap-2">
      {own.map((swatch) => (
        <SwatchLine key={swatch.swatchId} swatch={swatch} />
      ))}
      {!isWaiting && (
        <>
          <p className="text-sm text-ink-soft">
            {own.length === 0 && `${texts.lead} `}
            {texts.charge(charge, data.returnDays)}
          </p>
          <Button variant="secondary" size="small" onClick={() => open(quoteId ?? fabId)}>
            {own.length === 0 ? texts.request : texts.requestAgain}
          </Button>
        </>
      )}
      <Suspense>
        {isOpen && id === (quoteId ?? fabId) && (
          <SwatchSheet
            fabId={fabId}
            quoteId={quoteId}
            formatCharge={texts.charge(charge, data.returnDays)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
