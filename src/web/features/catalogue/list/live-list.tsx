import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { catalogueQueries, type LiveFilters } from '#web/widgets/catalogue/catalogue.queries.ts';
import { catalogueLocation } from '#web/widgets/fabrics-location.ts';
import { PullIndicator } from '#web/widgets/lists/pull-indicator.tsx';
import { usePullToRefresh } from '#web/widgets/lists/use-pull-to-refresh.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { QualityCards } from './quality-cards.tsx';
import { useQualityCards } from './use-quality-pages.ts';

const { empty: texts } = catalogueTexts;

/** Rates of today, all of them or the filtered ones; each list has its own pages. */
export function LiveList({ filters }: { filters: LiveFilters }) {
  const query = useInfiniteQuery(catalogueQueries.live(filters));
  const cards = useQualityCards(query.data?.pages);
  const pull = usePullToRefresh(true, query.refetch);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <PullIndicator {...pull} />
      <QualityCards query={query} cards={cards} empty={isFiltered ? <NoneFound /> : <NoneAtAll />} />
    </>
  );
}

function NoneFound() {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      title={texts.filtered.title}
      sentence={texts.filtered.text}
      action={
        <Link {...catalogueLocation('live')} className={buttonClass({ variant: 'secondary' })}>
          {texts.clear}
        </Link>
      }
    />
  );
}

function NoneAtAll() {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      title={texts.live.title}
      sentence={texts.live.text}
      action={
        <Link to={pathTo('createRequest')} className={buttonClass({})}>
          {texts.createQuery}
        </Link>
      }
    />
  );
}
