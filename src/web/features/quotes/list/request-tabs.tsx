import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { REQUEST_TAB_CODE, REQUEST_TAB_LABEL, type RequestTab } from '#domain/requests/request-tab.ts';
import { TabLinks } from '#ui/tab-links.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { type ListAddress, listSearch } from './list-address.ts';
import type { Counts } from './use-request-list.ts';

export type RequestTabsProps = { address: ListAddress; counts: Counts | undefined };

export function RequestTabs({ address, counts }: RequestTabsProps) {
  const tabs = (Object.keys(REQUEST_TAB_CODE) as RequestTab[]).map((tab) => ({
    id: tab,
    label: REQUEST_TAB_LABEL[tab],
    ...(counts ? { count: counts[REQUEST_TAB_CODE[tab]] } : {}),
  }));
  const row = useRef<HTMLDivElement>(null);
  // Counts make the tabs wider when they arrive.
  useEffect(() => showOpenTab(row.current), [address.tab, counts]);
  return (
    <div ref={row} className="wide:[&_ul]:grid wide:[&_ul]:grid-cols-2">
      <TabLinks
        label="Queries by state"
        tabs={tabs}
        selected={address.tab}
        renderLink={({ tab, ...link }) => (
          <Link
            {...link}
            to={pathTo('quotes')}
            search={listSearch({ ...address, tab: tab.id as RequestTab })}
            // The router would mark every tab, because they share one path.
            activeProps={{}}
            activeOptions={{ includeSearch: true, exact: true }}
          />
        )}
      />
    </div>
  );
}

/** The open tab may lie outside a narrow row; the page itself stays where it is. */
function showOpenTab(row: HTMLElement | null): void {
  const tab = row?.querySelector('[aria-current=page]')?.getBoundingClientRect();
  const list = row?.querySelector('ul');
  const frame = list?.getBoundingClientRect();
  if (!tab || !list || !frame) return;
  if (tab.left < frame.left) list.scrollLeft -= frame.left - tab.left;
  if (tab.right > frame.right) list.scrollLeft += tab.right - frame.right;
}
