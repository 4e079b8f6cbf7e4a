import { pathTo } from '#web/platform/paths.ts';
import { LoadError } from '#web/widgets/load-error.tsx';
import { ordersTexts } from '../orders.texts.ts';
import { OrderSkeleton } from './order-skeleton.tsx';

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
