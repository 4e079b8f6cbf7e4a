import { Link } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { pathTo } from '#web/platform/paths.ts';
import { productionTexts } from './production.texts.ts';

export type PlanLoadErrorProps = { error: unknown; busy: boolean; onRetry: () => void };

/** On its way, failed, or not there: a plan that is not yours cannot be read by trying again. */
export function PlanLoadError({ error, busy, onRetry }: PlanLoadErrorProps) {
  if (!error) return <PlanSkeleton />;
  const isNotThere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isNotThere) return <ErrorState detail={errorWords(error)} busy={busy} onRetry={onRetry} />;
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={productionTexts.notFound}
      action={
        <Link to={pathTo('orders')} replace className={buttonClass({ variant: 'secondary' })}>
          {productionTexts.allOrders}
        </Link>
      }
    />
  );
}

/** The shape of the plan that is on its way. */
function PlanSkeleton() {
  return (
    <div role="status" aria-label={productionTexts.loading} className="flex flex-col gap-4">
      <div className="flex gap-4">
        <Skeleton shape="swatch" className="size-24 shrink-0" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton shape="title" />
          <Skeleton className="max-w-40" />
          <Skeleton shape="chip" />
        </div>
      </div>
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
