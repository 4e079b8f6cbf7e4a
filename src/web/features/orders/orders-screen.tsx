import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/empty-state.tsx';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { previousOrdersLocation } from '#web/widgets/orders/order-addresses.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { OrderPane } from './detail/order-pane.tsx';
import { PreviousPane } from './list/previous-pane.tsx';
import { TabPane } from './list/tab-pane.tsx';
import { useOrdersAddress } from './orders-address.ts';
import { LazySheets } from './sheets/lazy-sheets.tsx';

/** Phone: the list, and an order over it. Wide: the list stays beside the open order. */
export function OrdersScreen() {
  const { list, open } = useOrdersAddress();
  const isWide = useIsWide();
  const orderId = open?.orderId ?? null;
  const pane = { currentId: isWide ? orderId : null, isBeside: isWide };
  return (
    <Screen title="Orders" actions={list !== 'previous' && <PreviousLink />}>
      <div className="wide:grid wide:grid-cols-[minmax(22rem,27rem)_minmax(0,1fr)] wide:items-start wide:gap-8">
        {list === 'previous' ? <PreviousPane {...pane} /> : <TabPane {...pane} tab={list} />}
        {isWide && (orderId ? <OrderPane key={orderId} orderId={orderId} /> : <ChooseOne />)}
      </div>
      {open && !(isWide && open.view === 'order') && <LazySheets {...open} />}
    </Screen>
  );
}

function PreviousLink() {
  return (
    <Link {...previousOrdersLocation()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
      Previous orders
    </Link>
  );
}

function ChooseOne() {
  return <EmptyState drawing={<EmptyLoom />} sentence="Choose an order to see it here." />;
}
