import { Link } from '@tanstack/react-router';
import type { OrderCard } from '#contract/customer/orders.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { pathTo } from '#web/platform/paths.ts';
import { stageLinkTexts } from './stage-link.texts.ts';

export type StageLinkProps = {
  order: Pick<OrderCard, 'orderId' | 'fabId' | 'status' | 'number'>;
  className?: string;
};

/** The screen of the stage an order is in; before it is paid there is none. */
export function StageLink({ order: { orderId, fabId, status, number }, className }: StageLinkProps) {
  if (status !== ORDER_STATUS_CODE.created) return null;
  return (
    <Link
      to={pathTo('productionDetails', { fabId, orderId })}
      aria-label={stageLinkTexts.trackOrder(number)}
      className={classNames(buttonClass({ variant: 'secondary', size: 'small' }), className)}
    >
      <Icon name="factory" />
      {stageLinkTexts.track}
    </Link>
  );
}
