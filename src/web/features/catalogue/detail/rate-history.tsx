import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_RATE_RANGE, RATE_RANGES, type RateRange } from '#domain/catalogue/rates/rate-history.ts';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/navigation/tabs.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { catalogueQueries } from '#web/widgets/catalogue/catalogue.queries.ts';
import { useLastDefined } from '#web/widgets/lists/use-last-defined.ts';
import { Section } from '#web/widgets/section.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import { chartOf, historyText } from './chart-text.ts';
import { RateTable } from './rate-table.tsx';

const { chart: texts } = catalogueTexts;
const TABS = RATE_RANGES.map((range) => ({ id: range, label: range }));

/** How the rate moved: a line that finger and arrow keys read out, and the same as a table. */
export function RateHistory({ fabId }: { fabId: string }) {
  const unit = useBuyerUnit();
  const [range, setRange] = useState<RateRange>(DEFAULT_RATE_RANGE);
  const query = useQuery(catalogueQueries.history(fabId, range));
  // The line before stays while the next one is read, so that nothing below jumps.
  const history = useLastDefined(query.data);
  return (
    <Section title={texts.title}>
      <Tabs
        name="rate-history"
        label={texts.range}
        tabs={TABS}
        selected={range}
        onSelect={(id) => setRange(id as RateRange)}
      />
      <TabPanel name="rate-history" selected={range}>
        <div className="min-h-64 pt-3">
          {history ? (
            history.points.length === 0 ? (
              <p className="text-ink-soft">{texts.none}</p>
            ) : (
              <>
                <p className="figures pb-2 text-sm text-ink-soft">{historyText(history, unit)}</p>
                <LineChart label={texts.label(texts.ranges[history.range])} {...chartOf(history, unit)} />
                <RateTable history={history} />
              </>
            )
          ) : query.error ? (
            <ErrorState
              detail={errorMessage(query.error)}
              busy={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <div role="status" aria-label={texts.loading}>
              <Skeleton className="h-56" />
            </div>
          )}
        </div>
      </TabPanel>
    </Section>
  );
}
