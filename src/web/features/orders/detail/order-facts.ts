/** The terms of an order in the buyer's words. */
import type { Order } from '#contract/orders.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { ORDER_SOURCE_LABEL } from '#domain/orders/order-source.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { DETAIL_DATE_FORMAT, formatDate, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength } from '#domain/shared/length.ts';
import type { Fact } from '#web/widgets/facts.tsx';
import { lengthOf, moneyOf, rateOf } from '#web/widgets/requests/wire-figures.ts';

export function clothFacts({ quantity, lines, rate, tolerancePercent, supplier, source }: Order): Fact[] {
  const colours = lines.filter(({ colour }) => colour !== null);
  return [
    {
      label: 'Quantity',
      value: formatLength(lengthOf(quantity)),
      help: `dispatch may differ by ± ${tolerancePercent}%`,
    },
    ...colours.map(({ colour, quantity: part }) => ({
      label: `– ${colour}`,
      value: formatLength(lengthOf(part)),
    })),
    { label: 'Rate', value: formatRate(rateOf(rate)) },
    { label: 'Supplier', value: supplier.alias, help: supplier.city },
    { label: 'Ordered from', value: ORDER_SOURCE_LABEL[source] },
  ];
}

export function termFacts(order: Order, zone: string): Fact[] {
  const { creditDays, creditLoad, poNumber, poFileId, referenceCode, deliveryPlace, exchangeRate } = order;
  const optional: readonly (Fact | null)[] = [
    creditDays > 0
      ? {
          label: 'Credit',
          value: `${creditDays} days`,
          help: creditLoad.minor === '0' ? null : `${formatMoney(moneyOf(creditLoad))} in the fabric cost`,
        }
      : null,
    exchangeRate ? { label: 'Exchange rate', value: exchangeRate } : null,
    poNumber ? { label: 'Your PO number', value: poNumber } : null,
    poFileId ? { label: 'Your PO file', value: 'Attached' } : null,
    referenceCode ? { label: 'Reference code', value: referenceCode } : null,
  ];
  return [
    { label: 'Delivery', value: order.deliveryTermLabel, help: deliveryPlace },
    { label: 'Dispatch by', value: formatDay(order.dispatchBy, DETAIL_DATE_FORMAT) },
    {
      label: 'Tax',
      value: order.taxPreview,
      help: `HSN ${order.hsn}, place of supply ${gstStateName(order.placeOfSupply)}`,
    },
    ...optional.filter((fact) => fact !== null),
    ...momentFacts(order, zone),
  ];
}

function momentFacts(order: Order, zone: string): Fact[] {
  const moments = {
    Placed: order.createdAt,
    Confirmed: order.confirmedAt,
    Delivered: order.deliveredAt,
    Cancelled: order.cancelledAt,
  };
  return Object.entries(moments).flatMap(([label, at]) =>
    at
      ? [
          {
            label,
            value: formatDate(new Date(at), zone, DETAIL_DATE_FORMAT),
            help: label === 'Cancelled' ? order.cancelReason : null,
          },
        ]
      : [],
  );
}
