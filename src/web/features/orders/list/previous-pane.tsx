import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { useListOffset } from '#web/widgets/lists/use-list-offset.ts';
import { OrderList } from './order-list.tsx';
import { PaneFrame } from './pane-frame.tsx';
import { usePreviousOrders } from './use-order-list.ts';

export type PreviousPaneProps = { currentId: string | null; isBeside: boolean };

/** Delivered and cancelled orders, to be ordered again. */
export function PreviousPane({ currentId, isBeside }: PreviousPaneProps) {
  const pages = usePreviousOrders();
  const scroller = useListOffset(pathTo('orders'), 'previous', isBeside && pages.cards !== undefined);
  return (
    <PaneFrame label="Previous orders" head={<Head />} isBeside={isBeside} scroller={scroller}>
      <OrderList
        list="previous"
        pages={pages}
        currentId={currentId}
        empty={
          <EmptyState
            drawing={<EmptyLoom />}
            title="No previous orders yet"
            sentence="Delivered and cancelled orders stand here, ready to be ordered again."
          />
        }
      />
    </PaneFrame>
  );
}

function Head() {
  return (
    <div className="flex items-center gap-1 border-b border-line py-1 pr-4 pl-1">
      <Link
        to={pathTo('orders')}
        aria-label="All orders"
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} px-3!`}
      >
        <Icon name="back" />
      </Link>
      <h2 className="font-bold">Previous orders</h2>
    </div>
  );
}
