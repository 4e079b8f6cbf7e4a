import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Reply } from '#contract/endpoint.ts';
import type { readOrderForStaff } from '#contract/staff/order-desk.ts';
import { readLedger } from '#contract/staff/payments.ts';
import { useMay } from '#desk/platform/access.ts';
import { lengthText, moneyText, rateText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { dayText, momentText } from '#desk/widgets/time.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { ClaimsPanel } from './claims-panel.tsx';
import { DocumentsPanel } from './documents/documents-panel.tsx';
import { orderQueries } from './orders.queries.ts';
import { ordersTexts as texts } from './orders.texts.ts';
import { PlanPanel } from './plan/plan-panel.tsx';
import { SamplesPanel } from './samples/samples-panel.tsx';
import { ShipmentsPanel } from './shipments/shipments-panel.tsx';

type StaffOrder = Reply<typeof readOrderForStaff>;

export function OrderScreen() {
  const { orderId = '' } = useParams({ strict: false }) as { orderId?: string };
  const query = useQuery(orderQueries.one(orderId));
  return <Loaded query={query}>{(order) => <OrderPage order={order} />}</Loaded>;
}

function OrderPage({ order }: { order: StaffOrder }) {
  return (
    <Page
      title={order.number}
      up={
        <Link to="/orders" className="inline-flex min-h-6 text-sm text-brand-700 hover:underline">
          {texts.up}
        </Link>
      }
      aside={<Chip tone="info">{order.statusLabel}</Chip>}
    >
      <p className="-mt-2 mb-4 text-base">{order.quality}</p>
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 wide:grid-cols-3">
          <SummaryPanel order={order} />
          <BuyerPanel order={order} />
          <PaymentsPanel order={order} />
        </div>
        <PlanPanel orderId={order.orderId} />
        <SamplesPanel orderId={order.orderId} />
        {order.status !== ORDER_STATUS_CODE.provisional && <ShipmentsPanel orderId={order.orderId} />}
        <ClaimsPanel orderId={order.orderId} />
        <DocumentsPanel orderId={order.orderId} />
      </div>
    </Page>
  );
}

function BuyerPanel({ order: { buyer, gstin, shipping } }: { order: StaffOrder }) {
  return (
    <Panel title={texts.buyer}>
      <Facts
        facts={[
          [texts.company, buyer.company],
          [texts.contact, buyer.contactName],
          [texts.market, buyer.market],
          [texts.gstin, orPlaceholder(gstin)],
          [
            texts.shipTo,
            [shipping.line1, shipping.city, shipping.postcode, shipping.country].filter(Boolean).join(', '),
          ],
        ]}
      />
    </Panel>
  );
}

function SummaryPanel({ order }: { order: StaffOrder }) {
  return (
    <Panel title={texts.summary}>
      <Facts
        facts={[
          [texts.quantity, lengthText(order.quantity)],
          [texts.rate, rateText(order.rate)],
          [texts.total, moneyText(order.total)],
          [texts.delivery, [order.deliveryTermLabel, order.deliveryPlace].filter(Boolean).join(', ')],
          [texts.columns.dispatch, dayText(order.dispatchBy)],
          [texts.supplier, `${order.supplier.alias}, ${order.supplier.city}`],
          [texts.poNumber, orPlaceholder(order.poNumber)],
          [texts.materialBooked, momentText(order.materialBookedAt)],
        ]}
      />
      <Link
        to={`/requests/${order.fabId}`}
        className="mt-2 inline-flex min-h-6 text-sm text-brand-700 hover:underline"
      >
        {texts.request}
      </Link>
    </Panel>
  );
}

function PaymentsPanel({ order: { orderId, instalments } }: { order: StaffOrder }) {
  const mayRead = useMay(readLedger);
  return (
    <Panel title={texts.payments}>
      <Facts
        facts={instalments.map(({ label, amount, state }) => [
          `${label} · ${texts.instalments[state]}`,
          moneyText(amount),
        ])}
      />
      {mayRead && (
        <Link
          to={`/money/ledger?orderId=${orderId}`}
          className="mt-2 inline-flex min-h-6 text-sm text-brand-700 hover:underline"
        >
          {texts.ledger}
        </Link>
      )}
    </Panel>
  );
}
