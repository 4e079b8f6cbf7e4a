import { Link } from '@tanstack/react-router';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { type CatalogueList, catalogueLocation } from '#web/widgets/fabrics-location.ts';
import { catalogueTexts } from '../catalogue.texts.ts';

const { tabs: texts } = catalogueTexts;
const LISTS: readonly CatalogueList[] = ['top', 'sale', 'live'];

export function ListChoice({ list }: { list: CatalogueList }) {
  return (
    <TabLinks
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
