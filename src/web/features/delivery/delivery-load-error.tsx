import { Link } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { ClothHeadSkeleton } from '#web/widgets/cloth/cloth-head-skeleton.tsx';
import { deliveryTexts } from './delivery.texts.ts';

export type DeliveryLoadErrorProps = {
  error: unknown;
  busy: boolean;
  /** The order belongs to another cloth than the address says. */
  isStranger: boolean;
  onRetry: () => void;
};

/** On its way, failed, or not there. */
export function DeliveryLoadError({ error, busy, isStranger, onRetry }: DeliveryLoadErrorProps) {
  const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isStranger || isRefused) return <NotFound />;
  if (!error) return <DeliverySkeleton />;
  return <ErrorState detail={errorMessage(error)} busy={busy} onRetry={onRetry} />;
}

function NotFound() {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={deliveryTexts.notFound}
      action={
        <Link to={pathTo('orders')} replace className={buttonClass({ variant: 'secondary' })}>
          {deliveryTexts.allOrders}
        </Link>
      }
    />
  );
}

/** The shape of the shipments that are on their way. */
function DeliverySkeleton() {
  return (
    <div role="status" aria-label={deliveryTexts.loading} className="flex flex-col gap-4">
      <ClothHeadSkeleton isLarge />
      {[0, 1].map((panel) => (
        <div key={panel} className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4">
          <Skeleton shape="title" className="max-w-48" />
          <Skeleton />
          <Skeleton className="max-w-60" />
        </div>
      ))}
    </div>
  );
}
