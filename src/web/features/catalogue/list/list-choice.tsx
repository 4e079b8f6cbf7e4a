import { Link } from '@tanstack/react-router';
import { type CatalogueList, catalogueLocation } from '#web/widgets/fabrics-location.ts';
import { ListTabs } from '#web/widgets/lists/list-tabs.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';

const { tabs: texts } = catalogueTexts;
const LISTS: readonly CatalogueList[] = ['top', 'sale', 'live'];

export function ListChoice({ list }: { list: CatalogueList }) {
  return (
    <ListTabs
      label={texts.label}
      selected={list}
      tabs={LISTS.map((id) => ({ id, label: texts[id] }))}
      renderLink={({ tab, ...link }) => (
        <Link
          {...link}
          {...catalogueLocation(tab.id as CatalogueList)}
          // The router would mark every tab, because they share one path.
          activeProps={{}}
          activeOptions={{ includeSearch: true, exact: true }}
        />
      )}
    />
  );
}
