import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { ClothHeadSkeleton } from '#web/widgets/cloth/cloth-head-skeleton.tsx';
import { LoadError } from '#web/widgets/load-error.tsx';
import { ordersTexts } from '../orders.texts.ts';

export type OrderLoadErrorProps = { error: unknown; busy: boolean; onRetry: () => void };

/** On its way, failed, or not there. */
export function OrderLoadError(props: OrderLoadErrorProps) {
  if (!props.error) return <OrderSkeleton />;
  return (
    <LoadError
      {...props}
      notFound={ordersTexts.detail.notFound}
      instead={{ to: pathTo('orders'), label: ordersTexts.list.all }}
    />
  );
}

export function OrderSkeleton() {
  return (
    <div role="status" aria-label={ordersTexts.detail.loading} className="flex flex-col gap-4 py-2">
      <ClothHeadSkeleton isLarge />
      <SkeletonCards count={2} label={ordersTexts.detail.loadingPart} />
    </div>
  );
}
