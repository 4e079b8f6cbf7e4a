import { Link } from '@tanstack/react-router';
import type { OrderCard } from '#contract/customer/orders.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { issuesTexts as texts } from './issues.texts.ts';

export type IssueLinkProps = { order: Pick<OrderCard, 'orderId' | 'fabId' | 'status' | 'allowedMoves'> };

/** To the issues of a delivered order, and the form for another one. */
export function IssueLink({ order: { orderId, fabId, status, allowedMoves } }: IssueLinkProps) {
  if (status !== ORDER_STATUS_CODE.delivered) return null;
  return (
    <Link
      to={pathTo('raiseIssue', { fabId, orderId })}
      className={buttonClass({ variant: 'quiet', size: 'small' })}
    >
      <Icon name="warning" />
      {allowedMoves.includes('raise_issue') ? texts.raise : texts.title}
    </Link>
  );
}
