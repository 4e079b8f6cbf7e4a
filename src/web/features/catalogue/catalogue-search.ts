/** Which list is open, of which category and with which filters: all of it stands in the address. */
import { useLocation } from '@tanstack/react-router';
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { LIVE_FILTERS, type LiveFilters } from '#web/widgets/catalogue/catalogue.queries.ts';
import type { CatalogueList } from '#web/widgets/fabrics-location.ts';

export type CatalogueSearch = { list: CatalogueList; catId: number | null; filters: LiveFilters };

const CATEGORY_IDS: readonly number[] = Object.values(FABRIC_CATEGORY_CODE);

export function parseCatalogueSearch(searchText: string): CatalogueSearch {
  const search = new URLSearchParams(searchText);
  const tab = search.get('tab');
  const catId = Number(search.get('catId'));
  const filters = LIVE_FILTERS.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return {
    list: tab === 'live' || tab === 'sale' ? tab : 'top',
    catId: CATEGORY_IDS.includes(catId) ? catId : null,
    filters: Object.fromEntries(filters),
  };
}

export function useCatalogueSearch(): CatalogueSearch {
  return parseCatalogueSearch(useLocation().searchStr);
}
