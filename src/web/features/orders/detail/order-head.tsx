import type { Order } from '#contract/orders.ts';
import { Chip } from '#ui/chip.tsx';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { statusTone } from '#web/widgets/orders/order-words.ts';
import { mayPay, PayLink } from './order-actions.tsx';

export type OrderHeadProps = {
  order: Order;
  /** Beside the list; over it the sheet has a title of its own. */
  isBeside: boolean;
};

export function OrderHead({ order, isBeside }: OrderHeadProps) {
  const { cloth, fabId, quality, number, statusLabel } = order;
  return (
    <header className="flex gap-4">
      <div className="size-24 shrink-0 wide:size-28">
        <ClothSwatch cloth={cloth} seed={fabId} size="card" className="size-full" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        {isBeside ? (
          <h2 id="order-title" tabIndex={-1} className="text-lg leading-snug font-bold outline-none">
            {quality}
          </h2>
        ) : (
          <p className="text-lg leading-snug font-bold">{quality}</p>
        )}
        {isBeside && <p className="figures text-sm text-ink-soft">{number}</p>}
        <Chip tone={statusTone(order)}>{statusLabel}</Chip>
      </div>
      {isBeside && mayPay(order) && (
        <div className="shrink-0">
          <PayLink order={order} />
        </div>
      )}
    </header>
  );
}
