/** Which rows of a long list are in sight, so that only those are drawn; rows are of one height. */
import { type RefObject, useEffect, useState } from 'react';

/** Drawn above and below what is seen, so that a fast thumb meets no gap. */
const SPARE_ROWS = 8;

export type VisibleRows = { first: number; last: number };

export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): VisibleRows {
  const [rows, setRows] = useState<VisibleRows>({ first: 0, last: Math.min(count, 2 * SPARE_ROWS) });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const first = Math.max(0, Math.floor(-top / rowHeight) - SPARE_ROWS);
      const last = Math.min(count, Math.ceil((window.innerHeight - top) / rowHeight) + SPARE_ROWS);
      setRows((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    // Whichever part of the page scrolls.
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', lookSoon, { capture: true });
      window.removeEventListener('resize', lookSoon);
    };
  }, [list, count, rowHeight]);
  return { first: Math.min(rows.first, count), last: Math.min(rows.last, count) };
}
