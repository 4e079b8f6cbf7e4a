/** A long page is drawn bit by bit when nothing else is to do, so that a slow phone answers the finger meanwhile. */
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#ui/theme/when-idle.ts';

/**
 * How many of `total` are drawn by now: what fits the screen first, then more and more. What was there when the screen
 * opened is drawn at once, or a screen one comes back to could not stand where it was left.
 */
export function useIncrementalCount(
  total: number | undefined,
  { first, step }: { first: number; step: number },
): number {
  const [drawn, setDrawn] = useState(total === undefined ? first : Number.POSITIVE_INFINITY);
  const isDrawing = total !== undefined && drawn !== Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (!isDrawing) return;
    const next = drawn + step < total ? drawn + step : Number.POSITIVE_INFINITY;
    return whenIdle(() => startTransition(() => setDrawn(next)));
  }, [isDrawing, drawn, step, total]);
  return drawn;
}
