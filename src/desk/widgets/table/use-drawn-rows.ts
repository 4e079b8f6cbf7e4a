import { type RefCallback, useState } from 'react';
import { whenNearViewport } from '#ui/theme/when-near-viewport.ts';

const STEP = 100;

export type DrawnRows<Row> = {
  drawn: readonly Row[];
  /** Null once everything is drawn. */
  end: { key: number; ref: RefCallback<HTMLElement> } | null;
};

/** A table of thousands of rows stays quick: it is drawn as far as somebody looks. */
export function useDrawnRows<Row>(rows: readonly Row[]): DrawnRows<Row> {
  const [count, setCount] = useState(STEP);
  const drawOn: RefCallback<HTMLElement> = (end) =>
    end ? whenNearViewport(end, () => setCount(count + STEP)) : undefined;
  return {
    drawn: rows.slice(0, count),
    // Another key is another element: it is looked at afresh even if the end has stayed in sight.
    end: count < rows.length ? { key: count, ref: drawOn } : null,
  };
}
