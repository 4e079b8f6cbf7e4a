import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addOrderNote, type StaffOrder } from '#contract/staff/order-desk.ts';
import { call } from '#desk/platform/api.ts';
import { usePathId } from '#desk/platform/path-id.ts';
import { lengthText, moneyText } from '#desk/widgets/figures.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { RecordPage } from '#desk/widgets/layout/record-page.tsx';
import { MessagesPanel } from '#desk/widgets/messages/messages-panel.tsx';
import { NotesPanel } from '#desk/widgets/notes/notes-panel.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { ClaimsPanel } from './claims-panel.tsx';
import { BuyerPanel } from './details/buyer-panel.tsx';
import { CancelOrder } from './details/cancel-order.tsx';
import { FeedbackPanel } from './details/feedback-panel.tsx';
import { PaymentsPanel } from './details/payments-panel.tsx';
import { PurchasePanel } from './details/purchase-panel.tsx';
import { SummaryPanel } from './details/summary-panel.tsx';
import { DocumentsPanel } from './documents/documents-panel.tsx';
import { NextStepBox } from './head/next-step-box.tsx';
import { type OrderTab, OrderTabs, orderTab } from './order-tabs.tsx';
import { ORDERS_KEY, orderQueries } from './orders.queries.ts';
import { ordersTexts as texts } from './orders.texts.ts';
import { MillReportsPanel } from './plan/mill-reports-panel.tsx';
import { PlanPanel } from './plan/plan-panel.tsx';
import { SamplesPanel } from './samples/samples-panel.tsx';
import { ShipmentsPanel } from './shipments/shipments-panel.tsx';
import { StandardsPanel } from './standards/standards-panel.tsx';

export function OrderScreen() {
  const orderId = usePathId('orderId');
  const query = useQuery(orderQueries.one(orderId));
  return <Loaded query={query}>{(order) => <OrderPage order={order} />}</Loaded>;
}

function OrderPage({ order }: { order: StaffOrder }) {
  const tab = orderTab(useSearchState().get('tab'));
  return (
    <RecordPage
      title={order.number}
      up={{ to: '/orders', label: texts.up }}
      aside={<Chip tone="info">{order.statusLabel}</Chip>}
      lead={<Lead order={order} />}
      next={<NextStepBox orderId={order.orderId} />}
      tabs={<Tabs order={order} selected={tab} />}
    >
      <div className="flex flex-col gap-4">
        <Part order={order} tab={tab} />
      </div>
    </RecordPage>
  );
}

function Lead({ order }: { order: StaffOrder }) {
  return (
    <div className="text-sm">
      <p className="line-clamp-2">{order.quality}</p>
      <p className="figures truncate text-ink-soft max-wide:hidden">
        <Link to={`/companies/${order.buyer.brandId}`} className="text-brand-700 underline">
          {order.buyer.company}
        </Link>
        {[' ', lengthText(order.quantity), moneyText(order.total), order.mill.name].join(' · ').slice(1)}
      </p>
    </div>
  );
}

function Tabs({ order, selected }: { order: StaffOrder; selected: OrderTab }) {
  const { orderId } = order;
  const samples = useQuery(orderQueries.samples(orderId)).data?.records.length ?? null;
  const documents = useQuery(orderQueries.documents(orderId)).data?.records.length ?? null;
  const shipments = useQuery({ ...orderQueries.shipments(orderId), enabled: isConfirmed(order) }).data;
  const sent = shipments
    ? shipments.packed.length + shipments.intransitData.length + shipments.deliveredData.length
    : null;
  return <OrderTabs orderId={orderId} selected={selected} counts={{ samples, shipments: sent, documents }} />;
}

function Part({ order, tab }: { order: StaffOrder; tab: OrderTab }) {
  const { orderId } = order;
  if (tab === 'samples')
    return (
      <>
        <StandardsPanel orderId={orderId} />
        <SamplesPanel orderId={orderId} />
      </>
    );
  if (tab === 'shipments')
    return (
      <>
        {isConfirmed(order) ? (
          <ShipmentsPanel orderId={orderId} />
        ) : (
          <p className="text-sm text-ink-soft">{texts.notConfirmed}</p>
        )}
        <ClaimsPanel orderId={orderId} />
      </>
    );
  if (tab === 'documents') return <DocumentsPanel orderId={orderId} />;
  if (tab === 'details')
    return (
      <>
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 wide:grid-cols-3">
          <SummaryPanel order={order} />
          <BuyerPanel order={order} />
          <PaymentsPanel order={order} />
          <PurchasePanel orderId={orderId} />
          <FeedbackPanel orderId={orderId} number={order.number} />
        </div>
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          {order.requestId && <MessagesPanel fabId={order.requestId} mayAsk={false} />}
          <OrderNotes order={order} />
        </div>
        <CancelOrder order={order} />
      </>
    );
  return (
    <>
      <MillReportsPanel orderId={orderId} />
      <PlanPanel orderId={orderId} />
    </>
  );
}

function OrderNotes({ order: { orderId, notes } }: { order: StaffOrder }) {
  return (
    <NotesPanel
      recordId={orderId}
      notes={notes}
      send={(text, idempotencyKey) =>
        call(addOrderNote, { params: { orderId }, body: { text } }, { idempotencyKey })
      }
      touches={[ORDERS_KEY]}
    />
  );
}

function isConfirmed({ status }: StaffOrder): boolean {
  return status !== ORDER_STATUS_CODE.provisional;
}
