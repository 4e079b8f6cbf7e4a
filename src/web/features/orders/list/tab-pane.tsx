import type { HeldOrder } from '#contract/customer/orders.ts';
import type { WorkScope } from '#domain/account/company/assignment.ts';
import { ORDER_TAB_EMPTY, type OrderTab } from '#domain/orders/order-tab.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { loginState } from '#web/platform/session/login-state.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { useWorkScope } from '#web/widgets/company/use-work-scope.ts';
import { WorkScopeChoice } from '#web/widgets/company/work-scope-choice.tsx';
import { EmptyTab } from '#web/widgets/lists/empty-tab.tsx';
import { ListSearch } from '#web/widgets/lists/list-search.tsx';
import { PullIndicator } from '#web/widgets/lists/pull-indicator.tsx';
import { useListOffset } from '#web/widgets/lists/use-list-offset.ts';
import { usePullToRefresh } from '#web/widgets/lists/use-pull-to-refresh.ts';
import { useHeldOrders } from '#web/widgets/orders/use-held-orders.ts';
import { ordersTexts } from '../orders.texts.ts';
import { listSearch } from '../orders-search.ts';
import { HeldOrders } from './held-orders.tsx';
import { OrderList } from './order-list.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { PaneFrame } from './pane-frame.tsx';
import { SearchResults } from './search-results.tsx';
import { useOrderTab } from './use-order-list.ts';

export type TabPaneProps = { tab: OrderTab; words: string; currentId: string | null; isBeside: boolean };

/** The orders of one stage, or those of every stage that a search finds. */
export function TabPane({ tab, words, currentId, isBeside }: TabPaneProps) {
  const pages = useOrderTab(tab);
  const work = useWorkScope();
  const { customerId: me } = useStoredValue(loginState);
  const held = useHeldOrders();
  // What waits for money and the list below it come together, so that neither pushes the other away.
  const isRead = pages.cards !== undefined || pages.query.error !== null;
  const pull = usePullToRefresh(!isBeside, pages.refresh);
  const scroller = useListOffset(pathTo('orders'), tab, isBeside && pages.cards !== undefined);
  return (
    <PaneFrame
      label={ordersTexts.list.label}
      head={
        <>
          <div className="px-4 py-2 wide:px-3">
            <ListSearch
              words={words}
              label={ordersTexts.search.label}
              placeholder={ordersTexts.search.placeholder}
            />
          </div>
          {words === '' && <WorkScopeChoice className="mx-4 mb-2 wide:mx-3" />}
          {words === '' && <OrderTabs tab={tab} counts={pages.counts} />}
        </>
      }
      isBeside={isBeside}
      scroller={scroller}
    >
      <PullIndicator {...pull} />
      {words === '' ? (
        <>
          {tab === 'production' && <WaitingForPayment held={isRead && held ? ofScope(held, work, me) : []} />}
          <OrderList
            listParams={listSearch(tab)}
            pages={held ? pages : { ...pages, cards: undefined }}
            currentId={currentId}
            empty={<NoOrders tab={tab} />}
          />
        </>
      ) : (
        <SearchResults tab={tab} words={words} currentId={currentId} />
      )}
    </PaneFrame>
  );
}

/** Every held order is read anyway. */
function ofScope(held: readonly HeldOrder[], work: WorkScope, me: string | null): readonly HeldOrder[] {
  return work === 'all' ? held : held.filter(({ assignee }) => assignee?.customerId === me);
}

/** One line, on the tab that these orders go to once they are paid. */
function WaitingForPayment({ held }: { held: readonly HeldOrder[] }) {
  if (held.length === 0) return null;
  return (
    <details className="group mb-3 rounded-card border border-warn/40 bg-warn-soft">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold text-warn">
        <span className="flex items-center gap-2">
          <Icon name="clock" />
          {ordersTexts.list.waiting(held.length)}
        </span>
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="p-2 pt-0">
        <HeldOrders orders={held} listParams={listSearch('production')} />
      </div>
    </details>
  );
}

function NoOrders({ tab }: { tab: OrderTab }) {
  return (
    <EmptyTab
      words={ORDER_TAB_EMPTY[tab]}
      next={{ path: pathTo('quotes'), label: ordersTexts.list.seeQuotes }}
    />
  );
}
