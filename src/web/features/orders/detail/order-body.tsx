import type { Order } from '#contract/customer/orders.ts';
import { useBuyerUnit, useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { DocumentShelf } from '#web/widgets/documents/document-shelf.tsx';
import { documentsTexts } from '#web/widgets/documents/documents.texts.ts';
import { Facts } from '#web/widgets/facts.tsx';
import { CostLines } from '#web/widgets/orders/cost-lines.tsx';
import { FrozenAddress } from '#web/widgets/orders/frozen-address.tsx';
import { HoldNote } from '#web/widgets/orders/hold-note.tsx';
import { statusOf } from '#web/widgets/orders/order-text.ts';
import { InstalmentPlan } from '#web/widgets/payments/instalment-plan.tsx';
import { Section } from '#web/widgets/section.tsx';
import { ordersTexts } from '../orders.texts.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderApproval } from './order-approval.tsx';
import { OrderAssignee } from './order-assignee.tsx';
import { clothFacts, termFacts } from './order-facts.ts';
import { OrderHead } from './order-head.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderRefunds } from './order-refunds.tsx';

const { detail: texts } = ordersTexts;

export type OrderBodyProps = { order: Order; isBeside: boolean };

/** One order: where it stands, how it is paid, what it costs, and on which terms. */
export function OrderBody({ order, isBeside }: OrderBodyProps) {
  const zone = useBuyerZone();
  const unit = useBuyerUnit();
  const { billing, shipping, gstin, instalments, orderId } = order;
  const isHeld = statusOf(order) === 'provisional';
  const current = instalments.find(({ state }) => state === 'open');
  return (
    <div className="flex flex-col gap-4 pb-2">
      <OrderHead order={order} isBeside={isBeside} />
      {isHeld && <HoldNote heldUntil={order.heldUntil} />}
      <OrderApproval order={order} />
      <OrderActions order={order} />
      <OrderAssignee order={order} />
      <div className="-mb-4 gap-4 *:mb-4 *:break-inside-avoid min-[80rem]:columns-2">
        <Section title={texts.plan}>
          <InstalmentPlan
            instalments={instalments}
            isOver={statusOf(order) === 'cancelled'}
            currentId={isHeld ? (current?.instalmentId ?? null) : null}
          />
          <OrderRefunds refunds={order.refunds} zone={zone} />
        </Section>
        <Section title={texts.cost}>
          <CostLines order={order} />
        </Section>
        <Section title={texts.fabric}>
          <Facts facts={clothFacts(order, unit)} />
        </Section>
        <Section title={texts.terms}>
          <Facts facts={termFacts(order, zone)} />
        </Section>
      </div>
      <Section title={texts.addresses}>
        <div className="grid gap-4 py-1 md:grid-cols-2">
          <FrozenAddress title={texts.billTo} address={billing} gstin={gstin} />
          <FrozenAddress title={texts.shipTo} address={shipping} />
        </div>
      </Section>
      <Section title={documentsTexts.title}>
        <DocumentShelf orderId={orderId} />
      </Section>
      <OrderHistory orderId={orderId} zone={zone} />
    </div>
  );
}
