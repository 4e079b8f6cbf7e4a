import { Link } from '@tanstack/react-router';
import type { StaffOrder } from '#contract/staff/order-desk.ts';
import { lengthText, moneyText, rateText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { dayText, momentText } from '#desk/widgets/time.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { ordersTexts as texts } from '../orders.texts.ts';

const LINK = 'inline-flex min-h-6 items-center font-semibold text-brand-700 hover:underline';

export function SummaryPanel({ order }: { order: StaffOrder }) {
  return (
    <Panel title={texts.summary}>
      <Facts
        facts={[
          [texts.quantity, lengthText(order.quantity)],
          [texts.rate, rateText(order.rate)],
          [texts.total, moneyText(order.total)],
          [texts.delivery, [order.deliveryTermLabel, order.deliveryPlace].filter(Boolean).join(', ')],
          [texts.promisedDispatch, dayText(order.dispatchBy)],
          [texts.likelyDispatch, dayText(order.likelyDispatch)],
          [texts.promisedDelivery, dayText(order.promisedDelivery)],
          [texts.likelyDelivery, dayText(order.likelyDelivery)],
          [
            texts.supplier,
            <Link key="mill" to={`/suppliers/${order.mill.supplierId}`} className={LINK}>
              {`${order.mill.name}, ${order.mill.city}`}
            </Link>,
          ],
          [texts.alias, order.supplier.alias],
          [texts.poNumber, orPlaceholder(order.poNumber)],
          [texts.materialBooked, momentText(order.materialBookedAt)],
        ]}
      />
      {order.requestId && (
        <TextLink to={`/requests/${order.requestId}`} className="mt-2">
          {texts.request}
        </TextLink>
      )}
    </Panel>
  );
}
