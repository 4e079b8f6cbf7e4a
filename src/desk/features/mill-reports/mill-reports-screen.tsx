/** What mills reported and nobody has looked at yet, the oldest first. */
import { useQuery } from '@tanstack/react-query';
import { listWaitingReports } from '#contract/staff/mill-reports.ts';
import { call } from '#desk/platform/api.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { millReportsTexts as widgetTexts } from '#desk/widgets/mill-reports/mill-reports.texts.ts';
import { ReportLines } from '#desk/widgets/mill-reports/report-lines.tsx';
import { millReportsTexts as texts } from './mill-reports.texts.ts';

export function MillReportsScreen() {
  const query = useQuery({
    queryKey: ['mill-reports', 'waiting'],
    queryFn: ({ signal }) => call(listWaitingReports, {}, { signal }),
  });
  return (
    <Page title={texts.title}>
      <Panel title={texts.waiting}>
        <Loaded query={query}>
          {(reports) =>
            reports.length === 0 ? (
              <p className="text-sm text-ink-soft">{widgetTexts.noneWaits}</p>
            ) : (
              <ReportLines reports={reports} withOrder />
            )
          }
        </Loaded>
      </Panel>
    </Page>
  );
}
