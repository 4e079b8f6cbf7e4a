import { useQuery } from '@tanstack/react-query';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { productionQueries } from '#web/widgets/production/production.queries.ts';
import { StageHead } from '#web/widgets/production/stage-head.tsx';
import { LikelyDate } from './likely-date.tsx';
import { OrderSidePanel } from './order-side-panel.tsx';
import { PlanLoadError } from './plan-load-error.tsx';
import { LazySampleSheets } from './samples/lazy-sample-sheets.tsx';
import { SampleList } from './samples/sample-list.tsx';
import { LazyStandardSheet } from './standards/lazy-standard-sheet.tsx';
import { TaskTimeline } from './timeline/task-timeline.tsx';
import { WaitingForYou } from './waiting-for-you.tsx';

export type ProductionPlanProps = { fabId: string; orderId: string };

/** Phone: one column, what waits first, then when the cloth comes. Wide: the plan left, the order's money right. */
export function ProductionPlan({ fabId, orderId }: ProductionPlanProps) {
  const plan = useQuery(productionQueries.plan(fabId, orderId));
  const order = useQuery(ordersQueries.one(orderId));
  const samples = useQuery(productionQueries.samples(orderId));
  if (!plan.data || !order.data) {
    const failed = plan.error ? plan : order;
    const retry = () => void Promise.all([plan.refetch(), order.refetch()]);
    return <PlanLoadError error={plan.error ?? order.error} busy={failed.isFetching} onRetry={retry} />;
  }
  return (
    <>
      <div className="flex flex-col gap-4 wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] wide:items-start wide:gap-8">
        <div className="flex min-w-0 flex-col gap-4">
          <StageHead order={order.data} />
          <WaitingForYou plan={plan.data} order={order.data} />
          <LikelyDate plan={plan.data} />
          <SampleList query={samples} order={order.data} />
          <TaskTimeline plan={plan.data} />
        </div>
        <OrderSidePanel plan={plan.data} order={order.data} />
      </div>
      <LazyStandardSheet orderId={orderId} />
      <LazySampleSheets order={order.data} list={samples.data ?? null} />
    </>
  );
}
