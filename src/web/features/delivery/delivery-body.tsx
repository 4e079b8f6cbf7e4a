import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Dispatch, DispatchList } from '#contract/customer/delivery.ts';
import type { Order } from '#contract/customer/orders.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { useIsStoreOnly } from '#web/widgets/company/use-may.ts';
import { deliveryQueries } from '#web/widgets/delivery/delivery.queries.ts';
import { DocumentShelf } from '#web/widgets/documents/document-shelf.tsx';
import { documentsTexts } from '#web/widgets/documents/documents.texts.ts';
import { FeedbackLink } from '#web/widgets/feedback/feedback-link.tsx';
import { IssueSummary } from '#web/widgets/issues/issue-summary.tsx';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { StageHead } from '#web/widgets/production/stage-head.tsx';
import { Section } from '#web/widgets/section.tsx';
import { BillingSection } from './billing-section.tsx';
import { deliveryTexts } from './delivery.texts.ts';
import { DeliveryLoadError } from './delivery-load-error.tsx';
import { LazyDeliverySheets } from './lazy-delivery-sheets.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { ShortageNotices } from './shortage-notices.tsx';

export type DeliveryBodyProps = { first: 'transit' | 'delivered'; fabId: string; orderId: string };

/** The same goods on both screens: what the screen is about comes first. */
export function DeliveryBody({ first, fabId, orderId }: DeliveryBodyProps) {
  const shipments = useQuery(deliveryQueries.dispatches(orderId));
  const order = useQuery(ordersQueries.one(orderId));
  const isStranger = order.data !== undefined && order.data.fabId !== fabId;
  if (!shipments.data || !order.data || isStranger) {
    const retry = () => void Promise.all([shipments.refetch(), order.refetch()]);
    const error = shipments.error ?? order.error;
    const busy = shipments.isFetching || order.isFetching;
    return <DeliveryLoadError {...{ error, busy, isStranger }} onRetry={retry} />;
  }
  return <Shipments first={first} order={order.data} list={shipments.data} />;
}

type ShipmentsProps = { first: DeliveryBodyProps['first']; order: Order; list: DispatchList };

function Shipments({ first, order, list }: ShipmentsProps) {
  const { intransitData, deliveredData } = list;
  const transit = { title: deliveryTexts.inTransit, shipments: intransitData };
  const delivered = { title: deliveryTexts.delivered, shipments: deliveredData };
  const parts = first === 'transit' ? [transit, delivered] : [delivered, transit];
  const isStoreOnly = useIsStoreOnly();
  const isEmpty = intransitData.length + deliveredData.length === 0;
  return (
    <>
      <div className="flex flex-col gap-4 wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] wide:items-start wide:gap-8">
        <div className="flex min-w-0 flex-col gap-4">
          <StageHead order={order} />
          <ShortageNotices list={list} />
          {isEmpty ? <NothingLeft order={order} /> : <Progress list={list} />}
          {parts.map((part) => part.shipments.length > 0 && <Group key={part.title} {...part} />)}
          {deliveredData.length > 0 && <IssueSummary orderId={order.orderId} />}
          {!isStoreOnly && order.allowedMoves.includes('give_feedback') && (
            <div>
              <FeedbackLink orderId={order.orderId} />
            </div>
          )}
        </div>
        {!isStoreOnly && (
          <div className="flex min-w-0 flex-col gap-4">
            <BillingSection list={list} />
            <Section title={documentsTexts.title}>
              <DocumentShelf orderId={order.orderId} />
            </Section>
          </div>
        )}
      </div>
      <LazyDeliverySheets list={list} />
    </>
  );
}

function Progress({ list: { dispatched, ordered, isComplete } }: { list: DispatchList }) {
  const unit = useBuyerUnit();
  const words = (length: typeof ordered) => formatLengthFor(lengthOf(length), unit);
  return (
    <p className="figures text-sm text-ink-soft">
      {deliveryTexts.partOf(words(dispatched), words(ordered))}.{' '}
      {isComplete ? deliveryTexts.complete : deliveryTexts.moreToCome}
    </p>
  );
}

function Group({ title, shipments }: { title: string; shipments: readonly Dispatch[] }) {
  return (
    <Section title={title}>
      <ul className="divide-y divide-line">
        {shipments.map((shipment) => (
          <ShipmentCard key={shipment.dispatchId} shipment={shipment} />
        ))}
      </ul>
    </Section>
  );
}

function NothingLeft({ order: { fabId, orderId } }: { order: Order }) {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={deliveryTexts.nothing}
      action={
        <Link
          to={pathTo('productionDetails', { fabId, orderId })}
          className={buttonClass({ variant: 'secondary' })}
        >
          {deliveryTexts.viewPlan}
        </Link>
      }
    />
  );
}
