import { Link } from '@tanstack/react-router';
import type { RequestCard as Card } from '#contract/customer/requests.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { CardList } from '#web/widgets/lists/card-list.tsx';
import { EmptyTab } from '#web/widgets/lists/empty-tab.tsx';
import { REQUEST_TAB_EMPTY } from '#words/page/requests.ts';
import { listTexts as texts } from './list.texts.ts';
import { listSearch, type QuotesSearch } from './quotes-search.ts';
import { RequestCard } from './request-card.tsx';
import type { useRequestList } from './use-request-list.ts';

export type RequestListProps = {
  address: QuotesSearch;
  query: ReturnType<typeof useRequestList>['query'];
  cards: readonly Card[] | undefined;
  currentId: string | null;
};

export function RequestList({ address, query, cards, currentId }: RequestListProps) {
  return (
    <CardList
      query={query}
      cards={cards}
      loadingLabel={texts.loading}
      empty={<NoRequests address={address} />}
      idOf={({ fabId }) => fabId}
    >
      {(card) => <RequestCard card={card} isCurrent={card.fabId === currentId} />}
    </CardList>
  );
}

function NoRequests({ address }: { address: QuotesSearch }) {
  if (address.words !== '') {
    return (
      <EmptyState
        drawing={<EmptyLoom />}
        sentence={texts.noMatch(address.words)}
        action={
          <Link
            to={pathTo('quotes')}
            search={listSearch({ ...address, words: '' })}
            replace
            className={buttonClass({ variant: 'secondary' })}
          >
            {texts.clearSearch}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyTab
      words={REQUEST_TAB_EMPTY[address.tab]}
      next={{ path: pathTo('createRequest'), label: texts.addQuery }}
    />
  );
}
