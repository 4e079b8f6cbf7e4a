import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { BottomAxis, type ChartTick, SideAxis, type ValueTick } from './chart-axes.tsx';
import { nearestPoint, PLOT_SIZE, percentOf, placeOf, spanOf, stepPath } from './chart-scale.ts';

export type ChartPoint = {
  x: number;
  y: number;
  /** What the read-out says of it. */
  label: string;
};

export type LineChartProps = {
  /** What the chart is about; the read-out of a screen reader begins with it. */
  label: string;
  points: readonly ChartPoint[];
  xTicks: readonly ChartTick[];
  yTicks: readonly ValueTick[];
  /** What the values are given in, and those of a second scale at the left. */
  yTitle: string;
  besideTitle?: string;
};

/** A line of steps with a read-out: by finger, by mouse, and by the arrow keys. */
export function LineChart({ label, points, xTicks, yTicks, yTitle, besideTitle }: LineChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const xScale = spanOf(points.map(({ x }) => x));
  const yScale = spanOf(yTicks.map((tick) => tick.at));
  const heights = yTicks.map((tick) => PLOT_SIZE - placeOf(tick.at, yScale, PLOT_SIZE));
  const places = points.map(
    ({ x, y }) => [placeOf(x, xScale, PLOT_SIZE), PLOT_SIZE - placeOf(y, yScale, PLOT_SIZE)] as const,
  );
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const across = places.map(([x]) => x);
    setChosen(nearestPoint(across, ((clientX - left) / width) * PLOT_SIZE));
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = pointForKey(event.key, at, last);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };
  return (
    <div>
      <p aria-hidden="true" className="figures min-h-6 font-semibold">
        {points[at]?.label}
      </p>
      <div className="flex gap-2 pt-2">
        {besideTitle && (
          <SideAxis title={besideTitle} texts={yTicks.map(({ beside }) => beside ?? '')} heights={heights} />
        )}
        <div className="min-w-0 flex-1 pt-6">
          <div
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={at}
            aria-valuetext={points[at]?.label}
            onKeyDown={move}
            onPointerDown={follow}
            onPointerMove={follow}
            className="relative h-44 touch-pan-y rounded-control"
          >
            <Plot places={places} heights={heights} at={places[at]} />
          </div>
          <BottomAxis ticks={xTicks} />
        </div>
        <SideAxis title={yTitle} texts={yTicks.map(({ text }) => text)} heights={heights} />
      </div>
    </div>
  );
}

type Place = readonly [x: number, y: number];
type PlotProps = { places: readonly Place[]; heights: readonly number[]; at: Place | undefined };

/** Stretched to the room there is; lines keep their strength, and the dot is no part of what is stretched. */
function Plot({ places, heights, at }: PlotProps) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${PLOT_SIZE} ${PLOT_SIZE}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
        fill="none"
      >
        <path d={heights.map((y) => `M0 ${y}H${PLOT_SIZE}`).join('')} className="stroke-line" />
        {at && <path d={`M${at[0]} 0V${PLOT_SIZE}`} className="stroke-brand-300" />}
        <path d={stepPath(places)} className="stroke-brand-600" strokeWidth="2.5" strokeLinejoin="round" />
      </svg>
      {at && (
        <span
          aria-hidden="true"
          style={{ left: percentOf(at[0]), top: percentOf(at[1]) }}
          className="absolute size-3 -translate-1/2 rounded-full border-2 border-paper bg-brand-600"
        />
      )}
    </>
  );
}

function pointForKey(key: string, at: number, last: number): number | null {
  const next = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + 10,
    PageDown: at - 10,
    Home: 0,
    End: last,
  }[key];
  return next === undefined ? null : Math.max(0, Math.min(last, next));
}
