import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { DocumentSharing } from '#web/widgets/documents/document-sharing.tsx';
import { previousOrdersLocation } from '#web/widgets/orders/order-links.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { ListLinks } from '#web/widgets/search-link.tsx';
import { LazyOrderPane } from './detail/lazy-order-pane.tsx';
import { OrderSkeleton } from './detail/order-skeleton.tsx';
import { PreviousPane } from './list/previous-pane.tsx';
import { TabPane } from './list/tab-pane.tsx';
import { useFirstOrder } from './list/use-first-order.ts';
import { ordersTexts } from './orders.texts.ts';
import { useOrdersSearch } from './orders-search.ts';
import { LazySheets } from './sheets/lazy-sheets.tsx';

/** Phone: the list, and an order over it. Wide: the list beside an order, the first one until another is chosen. */
export function OrdersScreen() {
  const { list, words, open } = useOrdersSearch();
  const isWide = useIsWide();
  const first = useFirstOrder({ list, words, isWanted: isWide && open === null });
  const besideId = isWide ? (open?.orderId ?? first) : null;
  const pane = { currentId: besideId ?? null, isBeside: isWide };
  return (
    <Screen
      title={ordersTexts.title}
      actions={
        <>
          {list !== 'previous' && <PreviousLink />}
          <ListLinks />
        </>
      }
    >
      <DocumentSharing>
        <div className="wide:grid wide:grid-cols-[minmax(22rem,27rem)_minmax(0,1fr)] wide:items-start wide:gap-8">
          {list === 'previous' ? <PreviousPane {...pane} /> : <TabPane {...pane} tab={list} words={words} />}
          {isWide && besideId === undefined && <OrderSkeleton />}
          {besideId && <LazyOrderPane key={besideId} orderId={besideId} isChosen={open !== null} />}
        </div>
        {open && !(isWide && open.view === 'order') && <LazySheets {...open} />}
      </DocumentSharing>
    </Screen>
  );
}

function PreviousLink() {
  return (
    <Link {...previousOrdersLocation()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
      {ordersTexts.previous}
    </Link>
  );
}
