import type { Order } from '#contract/customer/orders.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { DrawnCloth } from '#web/widgets/cloth/drawn-cloth.tsx';
import { dispatchFigure, paymentAction, stateOf, statusOf } from '#web/widgets/orders/order-text.ts';
import { paymentWidgetsTexts } from '#web/widgets/payments/payment-widgets.texts.ts';
import { PayLink } from './order-actions.tsx';

export type OrderHeadProps = {
  order: Order;
  /** Beside the list; over it the sheet has a title of its own. */
  isBeside: boolean;
};

export function OrderHead({ order, isBeside }: OrderHeadProps) {
  const { cloth, fabId, quality, number, paymentInProgress } = order;
  const { tone, word } = stateOf(order);
  return (
    <header className="flex flex-wrap gap-4">
      <DrawnCloth cloth={cloth} seed={fabId} className="wide:w-28" />
      <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-1">
        {isBeside ? (
          <h2
            id="order-title"
            tabIndex={-1}
            className="text-lg leading-snug font-bold wrap-anywhere outline-none"
          >
            {quality}
          </h2>
        ) : (
          <p className="text-lg leading-snug font-bold wrap-anywhere">{quality}</p>
        )}
        {isBeside && <p className="figures text-sm text-ink-soft">{number}</p>}
        <Chip tone={tone}>{word}</Chip>
        <DispatchDate order={order} />
        {paymentInProgress && statusOf(order) !== 'provisional' && (
          <Chip tone="info">{paymentWidgetsTexts.inProgress[paymentInProgress]}</Chip>
        )}
      </div>
      {isBeside && paymentAction(order) && (
        <div className="shrink-0">
          <PayLink order={order} />
        </div>
      )}
    </header>
  );
}

/** The date everybody asks for, as long as the goods have not left. */
function DispatchDate({ order }: { order: Order }) {
  const { today } = useBuyerDay();
  const status = statusOf(order);
  if (status !== 'created') return null;
  const { label, value, isLate } = dispatchFigure(order, today);
  return (
    <p className={classNames('figures text-sm', isLate ? 'text-bad' : 'text-ink-soft')}>
      {label} <b className={classNames('font-semibold', !isLate && 'text-ink')}>{value}</b>
    </p>
  );
}
