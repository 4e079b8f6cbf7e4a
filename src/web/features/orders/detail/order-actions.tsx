import { Link } from '@tanstack/react-router';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { giveFeedback } from '#contract/customer/feedback.ts';
import { changeOrderQuantity, type Order } from '#contract/customer/orders.ts';
import { createPaymentOrder } from '#contract/customer/payments.ts';
import { reorder } from '#contract/customer/reorder.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { useMayAll, useWhoMay } from '#web/widgets/company/use-may.ts';
import { FeedbackLink } from '#web/widgets/feedback/feedback-link.tsx';
import { IssueLink } from '#web/widgets/issues/issue-link.tsx';
import { checkoutLocation, orderLocation } from '#web/widgets/orders/order-links.ts';
import { cardAction, statusOf } from '#web/widgets/orders/order-text.ts';
import { orderWidgetsTexts } from '#web/widgets/orders/order-widgets.texts.ts';
import { StageLink } from '#web/widgets/production/stage-link.tsx';
import { orderMessage } from '#web/widgets/sharing/shared-text.ts';
import { sharingTexts } from '#web/widgets/sharing/sharing.texts.ts';
import { WhatsappLink } from '#web/widgets/sharing/whatsapp-link.tsx';
import { ordersTexts } from '../orders.texts.ts';
import { listSearch, useOrdersSearch } from '../orders-search.ts';

const { action: actionTexts } = orderWidgetsTexts;

export function PayLink({ order }: { order: Order }) {
  const { today } = useBuyerDay();
  const whom = useWhoMay(createPaymentOrder);
  const { kind, label, isPrimary } = cardAction(order, today);
  const isHeld = statusOf(order) === 'provisional';
  if (kind === 'pay' && whom !== null)
    return <p className="text-sm text-ink-soft">{ordersTexts.detail.othersPay(whom)}</p>;
  return (
    <Link
      {...checkoutLocation(order)}
      className={buttonClass({ variant: isPrimary ? 'primary' : 'secondary' })}
    >
      {kind === 'pay' && isHeld ? actionTexts.payNow : label}
    </Link>
  );
}

const QUIET = { variant: 'quiet', size: 'small' } as const;

const ACTS = [reorder, changeOrderQuantity, cancelOrder, giveFeedback];

/** What else may be done with the order. */
export function OrderActions({ order }: { order: Order }) {
  const { orderId, allowedMoves } = order;
  const may = useMayAll();
  const [mayReorder, mayChange, isCanceller, mayRate] = ACTS.map(may);
  const { list, words } = useOrdersSearch();
  const listParams = listSearch(list, words);
  const mayCancel = allowedMoves.includes('cancel');
  // The answer says why it cannot be, and the words are the server's.
  const asksWhy = !mayCancel && statusOf(order) === 'created';
  return (
    <nav aria-label={ordersTexts.detail.actions} className="-ml-2 flex flex-wrap gap-1">
      <StageLink order={order} className="ml-2" />
      <IssueLink order={order} />
      {mayRate && allowedMoves.includes('give_feedback') && <FeedbackLink orderId={orderId} />}
      {mayReorder && allowedMoves.includes('reorder') && (
        <Link
          {...orderLocation('reorder', orderId, listParams)}
          state={OVERLAY_STATE}
          className={buttonClass(QUIET)}
        >
          <Icon name="refresh" />
          {actionTexts.orderAgain}
        </Link>
      )}
      {mayChange && allowedMoves.includes('change_quantity') && (
        <Link
          {...orderLocation('quantity', orderId, listParams)}
          state={OVERLAY_STATE}
          className={buttonClass(QUIET)}
        >
          <Icon name="pencil" />
          {ordersTexts.detail.changeQuantity}
        </Link>
      )}
      <WhatsappLink text={orderMessage(order)} name={sharingTexts.shareNamed(order.number)} />
      {isCanceller && (mayCancel || asksWhy) && (
        <Link
          {...orderLocation('cancel', orderId, listParams)}
          state={OVERLAY_STATE}
          className={buttonClass(QUIET)}
        >
          <Icon name="close" />
          {mayCancel ? ordersTexts.detail.cancel : ordersTexts.detail.askToCancel}
        </Link>
      )}
    </nav>
  );
}
