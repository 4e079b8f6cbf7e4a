import type { ReactNode } from 'react';
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

/** Tabs that are addresses: plain links, so that Back, sharing and opening in a new tab work. */
export function TabLinks({ label, tabs, selected, renderLink }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={TAB_LIST_CLASS}>
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
