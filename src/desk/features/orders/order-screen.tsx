import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { readOrderForStaff } from '#contract/staff/order-desk.ts';
import { bookMaterial } from '#contract/staff/orders.ts';
import { readLedger } from '#contract/staff/payments.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { lengthText, moneyText, rateText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { ORDER_KEYS, orderQueries } from './orders.queries.ts';
import { ordersTexts as texts } from './orders.texts.ts';
import { PlanPanel } from './plan/plan-panel.tsx';
import { SamplesPanel } from './samples/samples-panel.tsx';

type StaffOrder = Reply<typeof readOrderForStaff>;

export function OrderScreen() {
  const { orderId = '' } = useParams({ strict: false }) as { orderId?: string };
  const query = useQuery(orderQueries.one(orderId));
  return <Loaded query={query}>{(order) => <OrderPage order={order} />}</Loaded>;
}

function OrderPage({ order }: { order: StaffOrder }) {
  const [isBooking, setBooking] = useState(false);
  const mayBook = useMay(bookMaterial) && order.deskMoves.includes('book_material');
  return (
    <Page
      title={order.number}
      up={
        <Link to="/orders" className="inline-flex min-h-6 text-sm text-brand-700 hover:underline">
          {texts.up}
        </Link>
      }
      aside={<Chip tone="info">{order.statusLabel}</Chip>}
      actions={
        mayBook && (
          <Button size="small" variant="secondary" onClick={() => setBooking(true)}>
            {texts.bookMaterial}
          </Button>
        )
      }
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
      </div>
      {isBooking && <BookMaterialSheet orderId={order.orderId} onClose={() => setBooking(false)} />}
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

function BookMaterialSheet({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const book = useChange({
    send: (id: string, idempotencyKey) =>
      call(bookMaterial, { params: { orderId: id }, body: {} }, { idempotencyKey }),
    touches: ORDER_KEYS,
    done: () => texts.booked,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.bookMaterial}
      description={texts.bookLead}
      action={texts.bookMaterial}
      change={book}
      onSubmit={() => book.run(orderId)}
      onClose={onClose}
    />
  );
}
