import { type ReactNode, useEffect, useRef } from 'react';
import { TAB_LIST_CLASS, TabFace, type TabItem, tabClass } from './tab-face.tsx';

/** The app's router renders the link itself; everything it needs is in here. */
export type TabLink = {
  tab: TabItem;
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
};

export type TabLinksProps = {
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  renderLink: (link: TabLink) => ReactNode;
};

/** Tabs that are addresses: plain links, so that Back, sharing and opening in a new tab work; the open one is in sight. */
export function TabLinks({ label, tabs, selected, renderLink }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  // Counts of three digits make the tabs wider when they arrive.
  const faces = tabs.map(({ id, count }) => `${id} ${count}`).join();
  const open = tabs.findIndex(({ id }) => id === selected);
  useEffect(() => showTab(row.current, open), [open, faces]);
  return (
    <nav aria-label={label}>
      <ul ref={row} className={TAB_LIST_CLASS}>
        {tabs.map((tab) => (
          <li key={tab.id} className="flex-none">
            {renderLink({
              tab,
              className: tabClass(tab.id === selected),
              'aria-current': tab.id === selected ? 'page' : undefined,
              children: <TabFace tab={tab} selected={tab.id === selected} />,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page itself stays where it is. Told by the browser once it has drawn: asking would lay the whole page out first. */
function showTab(list: HTMLElement | null, place: number): (() => void) | undefined {
  const tab = list?.children[place];
  if (!tab || !list) return undefined;
  const watch = new IntersectionObserver(
    ([{ boundingClientRect: box, rootBounds: frame } = {} as IntersectionObserverEntry]) => {
      watch.disconnect();
      if (!frame) return;
      if (box.left < frame.left) list.scrollLeft -= frame.left - box.left;
      if (box.right > frame.right) list.scrollLeft += box.right - frame.right;
    },
    { root: list },
  );
  watch.observe(tab);
  return () => watch.disconnect();
}
