import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { SearchLink } from '#web/widgets/search-link.tsx';
import { catalogueTexts as texts } from './catalogue.texts.ts';
import { useCatalogueSearch } from './catalogue-search.ts';
import { CategoryChoice } from './list/category-choice.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { LazyFilterSheet } from './list/lazy-filter-sheet.tsx';
import { ListChoice } from './list/list-choice.tsx';
import { LiveList } from './list/live-list.tsx';
import { ReadyList } from './list/ready-list.tsx';

/** Fabrics that can be ordered without a quote: what sells best, what is being cleared, and the rates of today. */
export function CatalogueScreen() {
  const { list, catId, filters } = useCatalogueSearch();
  const goBack = useGoBack();
  return (
    <Screen title={texts.title} onBack={goBack} actions={<SearchLink />}>
      <div className="-mx-4 -mt-4 bg-paper wide:mx-0 wide:mt-0 wide:rounded-t-card wide:border wide:border-b-0 wide:border-line">
        <ListChoice list={list} />
      </div>
      <div className="py-3">
        {list === 'live' ? <FilterBar filters={filters} /> : <CategoryChoice list={list} catId={catId} />}
      </div>
      {list === 'live' ? <LiveList filters={filters} /> : <ReadyList list={list} catId={catId} />}
      <LazyFilterSheet filters={filters} />
    </Screen>
  );
}
