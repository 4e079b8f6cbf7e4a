import type { RateHistory } from '#contract/customer/ready-qualities.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import { pointRate } from './chart-text.ts';
import { FigureTable } from './figure-table.tsx';

const { chart: texts } = catalogueTexts;

/** The same figures as the chart, for those who do not look at lines; the newest first. */
export function RateTable({ history }: { history: RateHistory }) {
  const unit = useBuyerUnit();
  return (
    <details className="pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-700">
        {texts.table}
      </summary>
      <FigureTable
        isDense
        heads={[texts.day, texts.rate]}
        rows={history.points.toReversed().map(({ day, minor }) => ({
          key: day,
          cells: [formatDay(day, DETAIL_DATE_FORMAT), pointRate(history, minor, unit)],
        }))}
      />
    </details>
  );
}
