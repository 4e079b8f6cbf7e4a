/** The words around a chart: in the size of all small text, however narrow the chart is. */
import { percentOf } from './chart-scale.ts';

export type ChartTick = { at: number; text: string };
/** `beside` is the same value on a second scale. */
export type ValueTick = ChartTick & { beside?: string };

export type SideAxisProps = { title: string; texts: readonly string[]; heights: readonly number[] };

export function SideAxis({ title, texts, heights }: SideAxisProps) {
  const longest = texts.reduce((long, text) => (text.length > long.length ? text : long), '');
  return (
    <div aria-hidden="true" className="figures text-xs text-ink-soft">
      <p className="h-6">{title}</p>
      <div className="relative h-44">
        <span className="invisible">{longest}</span>
        {texts.map((text, place) => (
          <span
            key={heights[place]}
            style={{ top: percentOf(heights[place] ?? 0) }}
            className="absolute right-0 -translate-y-1/2"
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The first stands at the left end, the last at the right. */
export function BottomAxis({ ticks }: { ticks: readonly ChartTick[] }) {
  return (
    <p aria-hidden="true" className="figures flex justify-between pt-2 text-xs text-ink-soft">
      {ticks.map(({ at, text }) => (
        <span key={at}>{text}</span>
      ))}
    </p>
  );
}
