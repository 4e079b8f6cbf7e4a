import { Link } from '@tanstack/react-router';
import type { OrderCard } from '#contract/customer/orders.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { pathTo } from '#web/platform/paths.ts';
import { statusOf } from '../orders/order-text.ts';
import { stageLinkTexts } from './stage-link.texts.ts';

export type StageLinkProps = {
  order: Pick<OrderCard, 'orderId' | 'fabId' | 'status' | 'number'>;
  className?: string;
};

const TRANSIT = {
  screen: 'inTransitDetail',
  icon: 'box',
  label: stageLinkTexts.shipments,
  named: stageLinkTexts.trackShipments,
} as const;

const STAGE = {
  created: {
    screen: 'productionDetails',
    icon: 'factory',
    label: stageLinkTexts.track,
    named: stageLinkTexts.trackOrder,
  },
  dispatched: TRANSIT,
  warehouse: TRANSIT,
  delivered: {
    screen: 'deliveredDetail',
    icon: 'box',
    label: stageLinkTexts.checkRolls,
    named: stageLinkTexts.checkRollsOf,
  },
} as const satisfies Partial<Record<OrderStatus, object>>;

/** The screen of the stage an order is in; before it is paid there is none. */
export function StageLink({ order, className }: StageLinkProps) {
  const { orderId, fabId, number } = order;
  const status = statusOf(order);
  if (status === null || status === 'provisional' || status === 'cancelled') return null;
  const { screen, icon, label, named } = STAGE[status];
  return (
    <Link
      to={pathTo(screen, { fabId, orderId })}
      aria-label={named(number)}
      className={classNames(buttonClass({ variant: 'secondary', size: 'small' }), className)}
    >
      <Icon name={icon} />
      {label}
    </Link>
  );
}
