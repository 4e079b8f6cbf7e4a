import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { catalogueQueries } from '#web/widgets/catalogue/catalogue.queries.ts';
import { PullIndicator } from '#web/widgets/lists/pull-indicator.tsx';
import { usePullToRefresh } from '#web/widgets/lists/use-pull-to-refresh.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { QualityCards } from './quality-cards.tsx';
import { useQualityCards } from './use-quality-pages.ts';

const { empty: texts } = catalogueTexts;

export type ReadyListProps = { list: 'top' | 'sale'; catId: number | null };

/** Top selling or inventory sale, all or of one category. */
export function ReadyList({ list, catId }: ReadyListProps) {
  const query = useInfiniteQuery(catalogueQueries.ready(list, catId));
  const cards = useQualityCards(query.data?.pages);
  const pull = usePullToRefresh(true, query.refetch);
  return (
    <>
      <PullIndicator {...pull} />
      <QualityCards
        query={query}
        cards={cards}
        empty={
          <EmptyState
            drawing={<EmptyLoom />}
            title={texts[list].title}
            sentence={texts[list].text}
            action={
              <Link to={pathTo('createRequest')} className={buttonClass({})}>
                {texts.createQuery}
              </Link>
            }
          />
        }
      />
    </>
  );
}
