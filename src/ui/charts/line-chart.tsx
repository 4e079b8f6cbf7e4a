import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { nearestPoint, placeOf, type Scale, stepPath } from './chart-scale.ts';

export type ChartPoint = {
  x: number;
  y: number;
  /** What the read-out says of it. */
  label: string;
};
export type ChartTick = { at: number; text: string };

export type LineChartProps = {
  /** What the chart is about; the read-out of a screen reader begins with it. */
  label: string;
  points: readonly ChartPoint[];
  xTicks: readonly ChartTick[];
  yTicks: readonly ChartTick[];
};

const [WIDTH, HEIGHT] = [600, 220];
const INSIDE = { left: 4, right: 68, top: 10, bottom: 28 } as const;
const [ACROSS, UP] = [WIDTH - INSIDE.left - INSIDE.right, HEIGHT - INSIDE.top - INSIDE.bottom];

/** A line of steps with a read-out: by finger, by mouse, and by the arrow keys. */
export function LineChart({ label, points, xTicks, yTicks }: LineChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const xScale = spanOf(points.map(({ x }) => x));
  const yScale = spanOf(yTicks.map((tick) => tick.at));
  const places = points.map(({ x, y }) => [xOf(x, xScale), yOf(y, yScale)] as const);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(
      nearestPoint(
        places.map(([x]) => x),
        ((clientX - left) / width) * WIDTH,
      ),
    );
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
        className="touch-pan-y rounded-control"
      >
        <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full" fill="none">
          <Axes xTicks={xTicks} yTicks={yTicks} xScale={xScale} yScale={yScale} />
          <path d={stepPath(places)} className="stroke-brand-600" strokeWidth="2.5" strokeLinejoin="round" />
          <Marker place={places[at]} />
        </svg>
      </div>
    </div>
  );
}

function Marker({ place }: { place: readonly [number, number] | undefined }) {
  if (!place) return null;
  const [x, y] = place;
  return (
    <>
      <path d={`M${x} ${INSIDE.top}V${HEIGHT - INSIDE.bottom}`} className="stroke-brand-300" />
      <circle cx={x} cy={y} r="5" className="fill-brand-600 stroke-paper" strokeWidth="2" />
    </>
  );
}

type AxesProps = Pick<LineChartProps, 'xTicks' | 'yTicks'> & { xScale: Scale; yScale: Scale };

function Axes({ xTicks, yTicks, xScale, yScale }: AxesProps) {
  return (
    <g className="fill-ink-soft stroke-line text-xs">
      {yTicks.map(({ at, text }) => (
        <g key={at}>
          <path d={`M${INSIDE.left} ${yOf(at, yScale)}H${WIDTH - INSIDE.right}`} />
          <text x={WIDTH - INSIDE.right + 6} y={yOf(at, yScale) + 4} stroke="none" fontSize="13">
            {text}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, text }, place) => (
        <text
          key={at}
          x={xOf(at, xScale)}
          y={HEIGHT - 6}
          stroke="none"
          fontSize="13"
          textAnchor={place === 0 ? 'start' : place === xTicks.length - 1 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function spanOf(values: readonly number[]): Scale {
  return { from: Math.min(...values), to: Math.max(...values) };
}

function xOf(value: number, scale: Scale): number {
  return INSIDE.left + placeOf(value, scale, ACROSS);
}

function yOf(value: number, scale: Scale): number {
  return HEIGHT - INSIDE.bottom - placeOf(value, scale, UP);
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
