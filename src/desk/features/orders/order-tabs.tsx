import { Link } from '@tanstack/react-router';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { ordersTexts as texts } from './orders.texts.ts';

export const ORDER_TABS = ['plan', 'samples', 'shipments', 'documents', 'details'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** The plan is what most people come for. */
export function orderTab(word: string | undefined): OrderTab {
  return ORDER_TABS.find((tab) => tab === word) ?? 'plan';
}

export function orderPath(orderId: string, tab: OrderTab): string {
  return tab === 'plan' ? `/orders/${orderId}` : `/orders/${orderId}?tab=${tab}`;
}

export type OrderTabsProps = {
  orderId: string;
  selected: OrderTab;
  /** Null while it is still to come. */
  counts: Partial<Record<OrderTab, number | null>>;
};

export function OrderTabs({ orderId, selected, counts }: OrderTabsProps) {
  const tabs = ORDER_TABS.map((id) => ({
    id,
    label: texts.tabs[id],
    ...(id in counts ? { count: counts[id] ?? null } : {}),
  }));
  return (
    <TabLinks
      label={texts.parts}
      tabs={tabs}
      selected={selected}
      renderLink={({ tab, children, ...link }) => (
        <Link to={orderPath(orderId, orderTab(tab.id))} {...link}>
          {children}
        </Link>
      )}
    />
  );
}
