import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { ClothHeadSkeleton } from '#web/widgets/cloth/cloth-head-skeleton.tsx';
import { ordersTexts } from '../orders.texts.ts';

/** An order on its way. */
export function OrderSkeleton() {
  return (
    <div role="status" aria-label={ordersTexts.detail.loading} className="flex flex-col gap-4 py-2">
      <ClothHeadSkeleton isLarge />
      <SkeletonCards count={2} label={ordersTexts.detail.loadingPart} />
    </div>
  );
}
