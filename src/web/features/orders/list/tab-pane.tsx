import { Link } from '@tanstack/react-router';
import type { HeldOrder } from '#contract/orders.ts';
import { ORDER_TAB_EMPTY, type OrderTab } from '#domain/orders/order-tab.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/empty-state.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { PullSign } from '#web/widgets/lists/pull-sign.tsx';
import { useListOffset } from '#web/widgets/lists/use-list-offset.ts';
import { usePullToRefresh } from '#web/widgets/lists/use-pull-to-refresh.ts';
import { HeldOrders } from '#web/widgets/orders/held-orders.tsx';
import { useHeldOrders } from '#web/widgets/orders/use-held-orders.ts';
import { listSearch } from '../orders-address.ts';
import { OrderList } from './order-list.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { PaneFrame } from './pane-frame.tsx';
import { useOrderTab } from './use-order-list.ts';

export type TabPaneProps = { tab: OrderTab; currentId: string | null; isBeside: boolean };

/** The orders of one stage, below what still waits for money. */
export function TabPane({ tab, currentId, isBeside }: TabPaneProps) {
  const pages = useOrderTab(tab);
  const held = useHeldOrders();
  // What waits for money and the list below it come together, so that neither pushes the other away.
  const isRead = pages.cards !== undefined || pages.query.error !== null;
  const pull = usePullToRefresh(!isBeside, pages.refresh);
  const scroller = useListOffset(pathTo('orders'), tab, isBeside && pages.cards !== undefined);
  return (
    <PaneFrame
      label="Your orders"
      head={<OrderTabs tab={tab} counts={pages.counts} />}
      isBeside={isBeside}
      scroller={scroller}
    >
      <PullSign {...pull} />
      <WaitingForPayment tab={tab} held={isRead && held ? held : []} />
      <OrderList
        list={tab}
        pages={held ? pages : { ...pages, cards: undefined }}
        currentId={currentId}
        empty={<NoOrders tab={tab} />}
      />
    </PaneFrame>
  );
}

type WaitingForPaymentProps = Pick<TabPaneProps, 'tab'> & { held: readonly HeldOrder[] };

function WaitingForPayment({ tab, held }: WaitingForPaymentProps) {
  if (held.length === 0) return null;
  return (
    <section aria-labelledby="held-orders" className="pb-4">
      <h2 id="held-orders" className="pb-2 font-bold">
        Waiting for payment
      </h2>
      <HeldOrders orders={held} around={listSearch(tab)} />
    </section>
  );
}

function NoOrders({ tab }: { tab: OrderTab }) {
  const { title, description } = ORDER_TAB_EMPTY[tab];
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      title={title}
      sentence={description}
      action={
        <Link to={pathTo('quotes')} className={buttonClass({})}>
          Look at quotes
        </Link>
      }
    />
  );
}
