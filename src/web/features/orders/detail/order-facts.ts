/** The terms of an order in the buyer's words. */
import type { Order } from '#contract/customer/orders.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { ORDER_SOURCE_LABEL } from '#domain/orders/order-source.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { DETAIL_DATE_FORMAT, formatDate, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { lengthOf, moneyOf, rateOf } from '#domain/shared/wire-figures.ts';
import type { Fact } from '#web/widgets/facts.tsx';
import { statusOf } from '#web/widgets/orders/order-text.ts';
import { taxText } from '#web/widgets/orders/tax-text.ts';
import { ordersTexts } from '../orders.texts.ts';

const { facts: texts } = ordersTexts;

/** `unit` is the one the buyer chose to read in. */
export function clothFacts(
  { quantity, lines, rate, tolerancePercent, supplier, source }: Order,
  unit: LengthUnit | undefined,
): Fact[] {
  const colours = lines.filter(({ colour }) => colour !== null);
  return [
    {
      label: texts.quantity,
      value: formatLengthFor(lengthOf(quantity), unit),
      help: texts.tolerance(tolerancePercent),
    },
    ...colours.map(({ colour, quantity: part }) => ({
      label: `– ${colour}`,
      value: formatLengthFor(lengthOf(part), unit),
    })),
    { label: texts.rate, value: formatRateFor(rateOf(rate), unit) },
    { label: texts.supplier, value: supplier.alias, help: supplier.city },
    { label: texts.source, value: ORDER_SOURCE_LABEL[source] },
  ];
}

export function termFacts(order: Order, zone: string): Fact[] {
  const { creditDays, creditLoad, poNumber, poFileId, referenceCode, deliveryPlace, exchangeRate } = order;
  const optional: readonly (Fact | null)[] = [
    creditDays > 0
      ? {
          label: texts.credit,
          value: texts.creditDays(creditDays),
          help: creditLoad.minor === '0' ? null : texts.creditCost(formatMoney(moneyOf(creditLoad))),
        }
      : null,
    exchangeRate ? { label: texts.exchangeRate, value: exchangeRate } : null,
    poNumber ? { label: texts.poNumber, value: poNumber } : null,
    poFileId ? { label: texts.poFile, value: texts.attached } : null,
    referenceCode ? { label: texts.referenceCode, value: referenceCode } : null,
  ];
  return [
    { label: texts.delivery, value: order.deliveryTermLabel, help: deliveryPlace },
    ...dispatchFacts(order),
    { label: texts.tax, value: taxText(order), help: taxHelp(order) },
    ...optional.filter((fact) => fact !== null),
    ...momentFacts(order, zone),
  ];
}

/** Before the order is confirmed the mill's days have not begun; once the goods have left, the plan knows better. */
function dispatchFacts(order: Order): Fact[] {
  const status = statusOf(order);
  if (status === 'provisional') return [{ label: texts.dispatch, value: texts.within(order.leadDays) }];
  const day = (label: string, value: string | null): Fact[] =>
    value === null ? [] : [{ label, value: formatDay(value, DETAIL_DATE_FORMAT) }];
  const isUnderWay = status === 'created' || status === 'dispatched' || status === 'warehouse';
  return [
    ...day(texts.promisedDispatch, order.dispatchBy),
    ...day(texts.likelyDispatch, status === 'created' ? order.likelyDispatch : null),
    ...day(texts.promisedDelivery, order.promisedDelivery),
    ...day(texts.likelyDelivery, isUnderWay ? order.likelyDelivery : null),
  ];
}

/** States of India mean nothing to a buyer abroad. */
function taxHelp({ hsn, placeOfSupply, gstin, total }: Order): string {
  const isIndian = gstin !== null || total.currency === 'INR';
  return isIndian ? texts.taxHelp(hsn, gstStateName(placeOfSupply)) : texts.hsn(hsn);
}

function momentFacts(order: Order, zone: string): Fact[] {
  const moments = [
    [texts.placed, order.createdAt, null],
    [texts.confirmed, order.confirmedAt, null],
    [texts.delivered, order.deliveredAt, null],
    [texts.cancelled, order.cancelledAt, order.cancelReason],
  ] as const;
  return moments.flatMap(([label, at, help]) =>
    at ? [{ label, value: formatDate(new Date(at), zone, DETAIL_DATE_FORMAT), help }] : [],
  );
}
