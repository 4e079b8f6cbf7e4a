import { placeOf, stepPath } from './chart-scale.ts';

const [WIDTH, HEIGHT, AIR] = [72, 28, 3];

/** The shape of a movement, without figures: whatever it says stands beside it in words. */
export function Sparkline({ values }: { values: readonly (readonly [x: number, y: number])[] }) {
  const [xs, ys] = [values.map(([x]) => x), values.map(([, y]) => y)];
  const across = { from: Math.min(...xs), to: Math.max(...xs) };
  const up = { from: Math.min(...ys), to: Math.max(...ys) };
  const points = values.map(
    ([x, y]) => [placeOf(x, across, WIDTH - 2) + 1, HEIGHT - AIR - placeOf(y, up, HEIGHT - 2 * AIR)] as const,
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-7 w-18 shrink-0 stroke-brand-500"
      fill="none"
    >
      {points.length > 1 && <path d={stepPath(points)} strokeWidth="1.5" strokeLinejoin="round" />}
    </svg>
  );
}
