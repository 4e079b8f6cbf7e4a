import { Link } from '@tanstack/react-router';
import type { listPayments } from '#contract/customer/payments.ts';
import type { Reply } from '#contract/endpoint.ts';
import { PAYMENT_STATUS_LABEL } from '#domain/payments/plan/instalment-status.ts';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import type { PaymentTab } from '#web/widgets/payments/payments.queries.ts';
import { paymentsTexts } from '../payments.texts.ts';
import { PAYMENT_TABS, tabSearch } from '../payments-search.ts';

export type PaymentTabsProps = {
  tab: PaymentTab;
  counts: Reply<typeof listPayments>['counts'] | undefined;
};

export function PaymentTabs({ tab: selected, counts }: PaymentTabsProps) {
  const tabs = PAYMENT_TABS.map((tab) => ({
    id: tab,
    label: PAYMENT_STATUS_LABEL[tab],
    count: counts ? counts[tab] : null,
  }));
  return (
    <TabLinks
      label={paymentsTexts.list.tabs}
      tabs={tabs}
      selected={selected}
      renderLink={({ tab, ...link }) => (
        <Link
          {...link}
          {...linkTo('payments', tabSearch(tab.id as PaymentTab))}
          // The router would mark every tab, because they share one path.
          activeProps={{}}
          activeOptions={{ includeSearch: true, exact: true }}
        />
      )}
    />
  );
}
