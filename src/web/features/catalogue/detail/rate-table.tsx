import type { RateHistory } from '#contract/customer/ready-qualities.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { pointRate } from './chart-words.ts';

const { chart: texts } = catalogueTexts;

/** The same figures as the chart, for those who do not look at lines; the newest first. */
export function RateTable({ history }: { history: RateHistory }) {
  return (
    <details className="pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-700">
        {texts.table}
      </summary>
      <table className="figures w-full text-sm">
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="py-1 font-normal">
              {texts.day}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {texts.rate}
            </th>
          </tr>
        </thead>
        <tbody>
          {history.points.toReversed().map(({ day, minor }) => (
            <tr key={day} className="border-t border-line">
              <td className="py-1.5">{formatDay(day, DETAIL_DATE_FORMAT)}</td>
              <td className="py-1.5 text-right">{pointRate(history, minor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
