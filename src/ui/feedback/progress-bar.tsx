import { classNames } from '#ui/theme/class-names.ts';

export type ProgressBarProps = {
  label: string;
  /** Share that is done, 0 to 100. */
  percent: number;
  /** Words beside the bar, such as "3 of 6 stages"; the percentage by default. */
  valueText?: string;
  tone?: 'brand' | 'good' | 'bad';
};

const FILL = { brand: 'fill-brand-600', good: 'fill-good', bad: 'fill-bad' } as const;

export function ProgressBar({ label, percent, valueText, tone = 'brand' }: ProgressBarProps) {
  const share = Math.min(100, Math.max(0, Math.round(percent)));
  const words = valueText ?? `${share}%`;
  return (
    <div>
      <div className="flex justify-between gap-3 text-sm">
        <span className="text-ink-soft">{label}</span>
        <span className="figures font-semibold text-ink">{words}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={share}
        aria-valuetext={words}
        className="mt-1 overflow-hidden rounded-full bg-line"
      >
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-2 w-full" aria-hidden="true">
          <rect width={share} height="4" className={classNames(FILL[tone])} />
        </svg>
      </div>
    </div>
  );
}
