import { listPolicyVersions, listReferenceCodes } from '#contract/staff/marketplace-tables.ts';
import { readTaxRates } from '#contract/staff/orders.ts';
import { listSellers } from '#contract/staff/sellers.ts';
import { ScreenTabs } from '#desk/widgets/layout/screen-tabs.tsx';
import { tablesTexts as texts } from './tables.texts.ts';

const TABS = [
  { id: 'prices', label: texts.tabs.prices, to: '/tables', reads: readTaxRates },
  { id: 'sellers', label: texts.tabs.sellers, to: '/tables/sellers', reads: listSellers },
  { id: 'policies', label: texts.tabs.policies, to: '/tables/policies', reads: listPolicyVersions },
  { id: 'codes', label: texts.tabs.codes, to: '/tables/reference-codes', reads: listReferenceCodes },
] as const;

export function TableViews({ selected }: { selected: (typeof TABS)[number]['id'] }) {
  return <ScreenTabs label={texts.views} tabs={TABS} selected={selected} />;
}
