import { useEffect, useRef } from 'react';
import { TabLinks, type TabLinksProps } from '#ui/navigation/tab-links.tsx';

/** Tabs of a list: the open one is always in sight, also in a row that is wider than the screen. */
export function ListTabs({ selected, tabs, ...rest }: TabLinksProps) {
  const row = useRef<HTMLDivElement>(null);
  // Counts of three digits make the tabs wider when they arrive.
  const faces = tabs.map(({ id, count }) => `${id} ${count}`).join();
  useEffect(() => showOpenTab(row.current), [selected, faces]);
  return (
    <div ref={row}>
      <TabLinks {...rest} selected={selected} tabs={tabs} />
    </div>
  );
}

/** The page itself stays where it is. Told by the browser once it has drawn: asking would lay the whole page out first. */
function showOpenTab(row: HTMLElement | null): (() => void) | undefined {
  const tab = row?.querySelector('[aria-current=page]');
  const list = row?.querySelector('ul');
  if (!tab || !list) return undefined;
  const watch = new IntersectionObserver(
    ([{ boundingClientRect: place, rootBounds: frame } = {} as IntersectionObserverEntry]) => {
      watch.disconnect();
      if (!frame) return;
      if (place.left < frame.left) list.scrollLeft -= frame.left - place.left;
      if (place.right > frame.right) list.scrollLeft += place.right - frame.right;
    },
    { root: list },
  );
  watch.observe(tab);
  return () => watch.disconnect();
}
