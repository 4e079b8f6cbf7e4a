import { Link } from '@tanstack/react-router';
import { listPolicyVersions, listReferenceCodes } from '#contract/staff/house-tables.ts';
import { readTaxRates } from '#contract/staff/orders.ts';
import { listSellers } from '#contract/staff/sellers.ts';
import { isAllowed } from '#desk/platform/access.ts';
import { useSession } from '#desk/platform/session.ts';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { tablesTexts as texts } from './tables.texts.ts';

const VIEWS = [
  { id: 'prices', to: '/tables', reads: readTaxRates },
  { id: 'sellers', to: '/tables/sellers', reads: listSellers },
  { id: 'policies', to: '/tables/policies', reads: listPolicyVersions },
  { id: 'codes', to: '/tables/reference-codes', reads: listReferenceCodes },
] as const;

export function TableViews({ selected }: { selected: (typeof VIEWS)[number]['id'] }) {
  const role = useSession()?.role;
  const tabs = VIEWS.filter(({ reads }) => role !== undefined && isAllowed(role, reads));
  return (
    <div className="mb-4">
      <TabLinks
        label={texts.views}
        tabs={tabs.map(({ id }) => ({ id, label: texts.tabs[id] }))}
        selected={selected}
        renderLink={({ tab, children, ...link }) => (
          <Link to={tabs.find(({ id }) => id === tab.id)?.to ?? '/tables'} {...link}>
            {children}
          </Link>
        )}
      />
    </div>
  );
}
