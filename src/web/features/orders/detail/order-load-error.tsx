import { Link } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton, SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { pathTo } from '#web/platform/paths.ts';
import { ordersTexts } from '../orders.texts.ts';

export type OrderLoadErrorProps = { error: unknown; busy: boolean; onRetry: () => void };

/** On its way, failed, or not there: an order that is not yours cannot be read by trying again. */
export function OrderLoadError({ error, busy, onRetry }: OrderLoadErrorProps) {
  if (!error) return <OrderSkeleton />;
  const isNotThere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isNotThere) return <ErrorState detail={errorWords(error)} busy={busy} onRetry={onRetry} />;
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={ordersTexts.detail.notFound}
      action={
        <Link to={pathTo('orders')} replace className={buttonClass({ variant: 'secondary' })}>
          {ordersTexts.list.all}
        </Link>
      }
    />
  );
}

export function OrderSkeleton() {
  return (
    <div role="status" aria-label={ordersTexts.detail.loading} className="flex flex-col gap-4 py-2">
      <div className="flex gap-4">
        <Skeleton shape="swatch" className="size-24 shrink-0" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton shape="title" />
          <Skeleton className="max-w-40" />
          <Skeleton shape="chip" />
        </div>
      </div>
      <SkeletonCards count={2} label={ordersTexts.detail.loadingPart} />
    </div>
  );
}
