import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/customer/orders.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useBuyerUnit, useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { approvalTexts as texts } from '#web/widgets/company/approval.texts.ts';
import { ApprovalFacts } from '#web/widgets/orders/approval-facts.tsx';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { Section } from '#web/widgets/section.tsx';
import { DecideApproval } from './decide-approval.tsx';
import { ResendLinks } from './resend-links.tsx';

export type OrderApprovalProps = { order: Order };

/** Above its maker's limit: who decides, what they look at, and what was decided. */
export function OrderApproval({ order }: OrderApprovalProps) {
  const { approval } = order;
  if (approval === null) return null;
  if (approval.mayDecide) return <ToDecide order={order} askedBy={approval.askedBy} />;
  return <Standing orderId={order.orderId} approval={approval} />;
}

function ToDecide({ order, askedBy }: OrderApprovalProps & { askedBy: string }) {
  const { data } = useQuery(ordersQueries.approval(order.orderId));
  const unit = useBuyerUnit();
  const zone = useBuyerZone();
  return (
    <Section title={texts.waitsForYou(askedBy)}>
      {data && (
        <ApprovalFacts quantity={order.quantity} total={order.total} facts={data} unit={unit} zone={zone} />
      )}
      <DecideApproval order={order} />
    </Section>
  );
}

type StandingProps = { orderId: string; approval: NonNullable<Order['approval']> };

function Standing({ orderId, approval }: StandingProps) {
  const { state, approvers, linkSentTo, decidedBy, reason, isMine } = approval;
  if (state === 'waiting')
    return (
      <Notice tone="warn" title={texts.waits}>
        {texts.askedOf(approvers.join(', '))}
        {linkSentTo.length > 0 && <ResendLinks orderId={orderId} names={linkSentTo} />}
      </Notice>
    );
  if (state === 'approved') return <Notice tone="good">{texts.approved(decidedBy ?? '')}</Notice>;
  if (state === 'ended') return decidedBy === null ? <Notice>{texts.ended}</Notice> : null;
  return (
    <Notice tone="warn" title={texts.sentBack(decidedBy ?? '')}>
      <p className="wrap-anywhere">{reason}</p>
      {isMine && <p>{texts.mayChange}</p>}
    </Notice>
  );
}
