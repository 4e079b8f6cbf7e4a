/** Where values stand on a small chart; all of it plain figures, so that it can be tried without a browser. */
export type Scale = { readonly from: number; readonly to: number };

const STEPS = [1, 2, 2.5, 5, 10];

/** Sides of the square that a plot is drawn in before it is stretched. */
export const PLOT_SIZE = 1000;

export function percentOf(place: number): string {
  return `${(place / PLOT_SIZE) * 100}%`;
}

export function spanOf(values: readonly number[]): Scale {
  return { from: Math.min(...values), to: Math.max(...values) };
}

/** About `count` round whole values that span the given ones; a flat line gets some air above and below. */
export function roundTicks(low: number, high: number, count = 4): number[] {
  const air = high === low ? Math.max(Math.abs(high) * 0.02, 1) : 0;
  const [from, to] = [low - air, high + air];
  const rough = (to - from) / (count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((each) => each * power >= rough) ?? 10) * power);
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}

export function placeOf(value: number, { from, to }: Scale, length: number): number {
  return to === from ? length / 2 : ((value - from) / (to - from)) * length;
}

/** A value holds until the next one: across, then up or down. */
export function stepPath(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], place) => (place === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`))
    .join('');
}

/** The point whose place lies nearest to `x`. */
export function nearestPoint(places: readonly number[], x: number): number {
  let nearest = 0;
  for (const [place, at] of places.entries())
    if (Math.abs(at - x) < Math.abs((places[nearest] ?? 0) - x)) nearest = place;
  return nearest;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
