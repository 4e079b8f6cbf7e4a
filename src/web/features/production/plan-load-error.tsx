import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { ClothHeadSkeleton } from '#web/widgets/cloth/cloth-head-skeleton.tsx';
import { LoadError } from '#web/widgets/load-error.tsx';
import { productionTexts } from './production.texts.ts';

export type PlanLoadErrorProps = { error: unknown; busy: boolean; onRetry: () => void };

/** On its way, failed, or not there. */
export function PlanLoadError(props: PlanLoadErrorProps) {
  if (!props.error) return <PlanSkeleton />;
  return (
    <LoadError
      {...props}
      notFound={productionTexts.notFound}
      instead={{ to: pathTo('orders'), label: productionTexts.allOrders }}
    />
  );
}

/** The shape of the plan that is on its way. */
function PlanSkeleton() {
  return (
    <div role="status" aria-label={productionTexts.loading} className="flex flex-col gap-4">
      <ClothHeadSkeleton isLarge />
      <SkeletonPanel lines={2} />
      <SkeletonPanel lines={3} />
      <SkeletonPanel lines={6} />
    </div>
  );
}

function SkeletonPanel({ lines }: { lines: number }) {
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4">
      <Skeleton shape="title" className="max-w-48" />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}
