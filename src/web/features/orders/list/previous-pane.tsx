import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { WorkScopeChoice } from '#web/widgets/company/work-scope-choice.tsx';
import { useListOffset } from '#web/widgets/lists/use-list-offset.ts';
import { ordersTexts } from '../orders.texts.ts';
import { listSearch } from '../orders-search.ts';
import { OrderList } from './order-list.tsx';
import { PaneFrame } from './pane-frame.tsx';
import { usePreviousOrders } from './use-order-list.ts';

export type PreviousPaneProps = { currentId: string | null; isBeside: boolean };

/** Delivered and cancelled orders, to be ordered again. */
export function PreviousPane({ currentId, isBeside }: PreviousPaneProps) {
  const pages = usePreviousOrders();
  const scroller = useListOffset(pathTo('orders'), 'previous', isBeside && pages.cards !== undefined);
  return (
    <PaneFrame label={ordersTexts.previous} head={<Head />} isBeside={isBeside} scroller={scroller}>
      <OrderList
        listParams={listSearch('previous')}
        isPrevious
        pages={pages}
        currentId={currentId}
        empty={
          <EmptyState
            drawing={<EmptyLoom />}
            title={ordersTexts.list.noneBefore}
            sentence={ordersTexts.list.noneBeforeText}
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
        aria-label={ordersTexts.list.all}
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} px-3!`}
      >
        <Icon name="back" />
      </Link>
      <h2 className="font-bold">{ordersTexts.previous}</h2>
      <WorkScopeChoice className="ml-auto" />
    </div>
  );
}
