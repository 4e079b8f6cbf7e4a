import { Link } from '@tanstack/react-router';
import { ORDER_TAB_CODE, ORDER_TAB_LABEL, type OrderTab } from '#domain/orders/order-tab.ts';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { ordersTexts } from '../orders.texts.ts';
import { listSearch } from '../orders-search.ts';
import type { Counts } from './use-order-list.ts';

export type OrderTabsProps = { tab: OrderTab; counts: Counts | undefined };

export function OrderTabs({ tab: selected, counts }: OrderTabsProps) {
  const tabs = (Object.keys(ORDER_TAB_CODE) as OrderTab[]).map((tab) => ({
    id: tab,
    label: ORDER_TAB_LABEL[tab],
    count: counts ? counts[ORDER_TAB_CODE[tab]] : null,
  }));
  return (
    <TabLinks
      label={ordersTexts.list.tabs}
      tabs={tabs}
      selected={selected}
      renderLink={({ tab, ...link }) => (
        <Link
          {...link}
          {...linkTo('orders', listSearch(tab.id as OrderTab))}
          // The router would mark every tab, because they share one path.
          activeProps={{}}
          activeOptions={{ includeSearch: true, exact: true }}
        />
      )}
    />
  );
}
