/** What the mill reported of this order from its own page. */
import { useQuery } from '@tanstack/react-query';
import { listReportsOfOrder } from '#contract/staff/mill-reports.ts';
import { call } from '#desk/platform/api.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { millReportsTexts as texts } from '#desk/widgets/mill-reports/mill-reports.texts.ts';
import { ReportLines } from '#desk/widgets/mill-reports/report-lines.tsx';

/** Nothing is shown where nothing was reported: most mills are still reported for by the desk. */
export function MillReportsPanel({ orderId }: { orderId: string }) {
  const { data = [] } = useQuery({
    queryKey: ['mill-reports', 'order', orderId],
    queryFn: ({ signal }) => call(listReportsOfOrder, { params: { orderId } }, { signal }),
  });
  return data.length === 0 ? null : (
    <Panel title={texts.title}>
      <ReportLines reports={data} />
    </Panel>
  );
}
