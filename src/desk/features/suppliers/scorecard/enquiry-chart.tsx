/** A year of enquiries as bars within each other: asked, quoted of them, won of them. */
import type { Scorecard } from '#contract/staff/scorecards.ts';
import { formatMonth } from '#domain/shared/format-date.ts';
import { suppliersTexts } from '../suppliers.texts.ts';

const texts = suppliersTexts.scorecard;
type Month = Scorecard['months'][number];

/** The fill of each, the widest first. */
const SERIES = [
  { key: 'asked', look: 'bg-line-strong/60' },
  { key: 'quoted', look: 'bg-brand-300' },
  { key: 'won', look: 'bg-brand-700' },
] as const;

export function EnquiryChart({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ asked }) => asked));
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="font-bold">{texts.chart}</span>
        {SERIES.map(({ key, look }) => (
          <span key={key} className="inline-flex items-center gap-1.5 text-ink-soft">
            <span aria-hidden="true" className={`size-3 rounded-sm ${look}`} />
            {texts.series[key]}
          </span>
        ))}
      </figcaption>
      <ul className="flex items-end gap-1 border-b border-line">
        {months.map((month) => (
          <Bar key={month.month} month={month} most={most} />
        ))}
      </ul>
      <div aria-hidden="true" className="flex gap-1 text-xs text-ink-soft">
        {months.map(({ month }) => (
          <span key={month} className="min-w-0 flex-1 text-center">
            {initialOf(month)}
          </span>
        ))}
      </div>
    </figure>
  );
}

function Bar({ month, most }: { month: Month; most: number }) {
  const said = texts.month(formatMonth(month.month), month.asked, month.quoted, month.won);
  return (
    <li className="relative h-28 min-w-0 flex-1" title={said}>
      <span className="sr-only">{said}</span>
      {SERIES.map(({ key, look }) => (
        <span
          key={key}
          aria-hidden="true"
          className={`absolute inset-x-0 bottom-0 rounded-t-sm ${look}`}
          style={{ height: `${(month[key] / most) * 100}%` }}
        />
      ))}
    </li>
  );
}

/** One letter: twelve of them stand beside each other on a phone too. */
function initialOf(month: string): string {
  return formatMonth(month).slice(0, 1);
}
