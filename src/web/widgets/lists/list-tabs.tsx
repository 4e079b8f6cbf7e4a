import { useEffect, useRef } from 'react';
import { TabLinks, type TabLinksProps } from '#ui/tab-links.tsx';

/** Tabs of a list: the open one is always in sight, also in a row that is wider than the screen. */
export function ListTabs({ selected, tabs, ...rest }: TabLinksProps) {
  const row = useRef<HTMLDivElement>(null);
  // Counts make the tabs wider when they arrive.
  const faces = tabs.map(({ id, count }) => `${id} ${count}`).join();
  useEffect(() => showOpenTab(row.current), [selected, faces]);
  return (
    <div ref={row}>
      <TabLinks {...rest} selected={selected} tabs={tabs} />
    </div>
  );
}

/** The page itself stays where it is. */
function showOpenTab(row: HTMLElement | null): void {
  const tab = row?.querySelector('[aria-current=page]')?.getBoundingClientRect();
  const list = row?.querySelector('ul');
  const frame = list?.getBoundingClientRect();
  if (!tab || !list || !frame) return;
  if (tab.left < frame.left) list.scrollLeft -= frame.left - tab.left;
  if (tab.right > frame.right) list.scrollLeft += tab.right - frame.right;
}
