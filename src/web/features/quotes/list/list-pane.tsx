import { classNames } from '#ui/theme/class-names.ts';
import { pathTo } from '#web/platform/paths.ts';
import { WorkScopeChoice } from '#web/widgets/company/work-scope-choice.tsx';
import { ListSearch } from '#web/widgets/lists/list-search.tsx';
import { PullIndicator } from '#web/widgets/lists/pull-indicator.tsx';
import { useListOffset } from '#web/widgets/lists/use-list-offset.ts';
import { usePullToRefresh } from '#web/widgets/lists/use-pull-to-refresh.ts';
import { NewQuotesButton } from '../detail/new-quotes-button.tsx';
import { listTexts } from './list.texts.ts';
import { useQuoteArrivals } from './quote-arrivals.ts';
import { listName, useQuotesSearch } from './quotes-search.ts';
import { RequestList } from './request-list.tsx';
import { RequestTabs } from './request-tabs.tsx';
import type { HeldCards } from './use-held-cards.ts';
import type { useRequestList } from './use-request-list.ts';

export type ListPaneProps = {
  currentId: string | null;
  /** Beside an open query: the pane scrolls by itself. */
  isBeside: boolean;
  list: ReturnType<typeof useRequestList>;
  held: HeldCards;
};

export function ListPane({ currentId, isBeside, list, held }: ListPaneProps) {
  const address = useQuotesSearch();
  const { indicator, isRefreshing } = usePullToRefresh(!isBeside, list.refresh);
  const pane = useListOffset(pathTo('quotes'), address.tab, isBeside && list.cards !== undefined);
  const announcement = useQuoteArrivals(listName(address, list.work), list.shown, currentId);
  return (
    <section
      aria-label={listTexts.list}
      className={classNames(isBeside && 'sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col')}
    >
      {/* In sight while the list scrolls, so that each tab can be left and found again where it was. */}
      <div className="sticky top-[calc(3.5rem+1px+env(safe-area-inset-top,0px))] z-10 -mx-4 -mt-4 shrink-0 bg-paper wide:static wide:mx-0 wide:mt-0 wide:rounded-t-card wide:border wide:border-b-0 wide:border-line">
        <RequestTabs address={address} counts={list.counts} />
      </div>
      <div className="-mx-4 shrink-0 border-b border-line bg-paper px-4 py-3 wide:mx-0 wide:border-x">
        <WorkScopeChoice className="mb-3" />
        <ListSearch words={address.words} label={listTexts.search} placeholder={listTexts.searchHint} />
      </div>
      <PullIndicator indicator={indicator} isRefreshing={isRefreshing} />
      <div
        ref={pane}
        className={classNames(
          'pt-3',
          isBeside && '-mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pb-1',
        )}
      >
        <NewQuotesButton
          label={held.waiting > 0 ? listTexts.arrived(held.waiting) : null}
          announcement={announcement}
          onShow={held.show}
          className="justify-center top-30 wide:top-1"
        />
        <RequestList address={address} query={list.query} cards={held.cards} currentId={currentId} />
      </div>
    </section>
  );
}
