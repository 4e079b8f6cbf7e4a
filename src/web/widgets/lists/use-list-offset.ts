/** Beside an open detail the list scrolls by itself; each of its tabs opens where it was left. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { offsetFor, rememberOffset } from '#web/platform/navigation/scroll-memory.ts';

/** `list` is the path of the list's own screen. */
export function useListOffset(list: string, tab: string, isReady: boolean): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = pane;
    if (!current || !isReady) return;
    const place = { pathname: `beside:${list}`, searchStr: `?tab=${tab}` };
    let offset = offsetFor(place, true);
    current.scrollTop = offset;
    // Followed all the time: once the next tab is drawn, the browser has already moved the pane.
    const follow = () => {
      offset = current.scrollTop;
    };
    const remember = () => rememberOffset(place, offset);
    current.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      current.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [list, tab, isReady]);
  return pane;
}
