import { Link } from '@tanstack/react-router';
import { REQUEST_TAB_CODE, type RequestTab } from '#domain/requests/request-tab.ts';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { REQUEST_TAB_LABEL } from '#words/page/requests.ts';
import { listTexts } from './list.texts.ts';
import { listSearch, type QuotesSearch } from './quotes-search.ts';
import type { Counts } from './use-request-list.ts';

export type RequestTabsProps = { address: QuotesSearch; counts: Counts | undefined };

export function RequestTabs({ address, counts }: RequestTabsProps) {
  const tabs = (Object.keys(REQUEST_TAB_CODE) as RequestTab[]).map((tab) => ({
    id: tab,
    label: REQUEST_TAB_LABEL[tab],
    count: counts ? counts[REQUEST_TAB_CODE[tab]] : null,
  }));
  return (
    <div className="wide:[&_ul]:grid wide:[&_ul]:grid-cols-2">
      <TabLinks
        label={listTexts.tabs}
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
