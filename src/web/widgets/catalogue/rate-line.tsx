import type { QualityCard } from '#contract/customer/ready-qualities.ts';
import { Sparkline } from '#ui/charts/sparkline.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last weeks of a rate as a small line. */
export function RateLine({ sparkline }: Pick<QualityCard, 'sparkline'>) {
  return <Sparkline values={sparkline.map(({ day, minor }) => [Date.parse(day) / DAY_MS, Number(minor)])} />;
}
