/** An order as its buyer sees it, with its money. */
import type { Order } from '#contract/customer/orders.ts';
import { deliveryChoices } from '#domain/orders/delivery-choice.ts';
import { lockedRateText, parseExchangeRate } from '#domain/orders/totals/exchange-rate.ts';
import { amountInWords } from '#domain/orders/totals/order-totals.ts';
import { payableFromAccountCredit } from '#domain/payments/account-credit.ts';
import type { CreditMeter } from '#domain/payments/credit-meter.ts';
import { methodChoices } from '#domain/payments/methods/payment-methods.ts';
import { allocateRefund } from '#domain/payments/refund.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { lengthView, moneyView } from '#domain/shared/wire-figures.ts';
import { instalmentView } from '#server/capabilities/order-records/instalments.view.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import {
  type InstalmentRow,
  settledInstalment,
} from '#server/capabilities/order-records/order-instalments.ts';
import type { OrderCredit } from '#server/capabilities/payments/account-credit/find-account-credit.ts';
import type { ListedRefund } from '#server/capabilities/payments/refunds/find-refunds.ts';
import type { OrderLineRow } from '../find-lines.ts';
import { changingCardView, frozenCardView } from '../list/order-card.ts';
import { costLinesView } from '../order-figures.view.ts';
import { promisedDelivery } from '../promised-delivery.ts';

export type OrderViewContext = {
  lines: readonly OrderLineRow[];
  instalments: readonly InstalmentRow[];
  credit: CreditMeter;
  advance: OrderCredit;
  refunds: readonly ListedRefund[];
  approval: Order['approval'];
  now: Date;
};

export function orderView(order: OrderRow, context: OrderViewContext): Order {
  const { lines, instalments, advance, refunds, now } = context;
  return {
    ...frozenCardView(order),
    ...changingHeadView(order, dueMinor(order, instalments), now),
    supplier: { alias: order.alias, city: order.city },
    lines: lines.map(({ colour, quantity_thousandths: thousandths }) => ({
      colour,
      quantity: lengthView({ thousandths, unit: order.unit }),
    })),
    ...placesView(order),
    ...amountsView(order),
    tolerancePercent: order.tolerance_percent,
    leadDays: order.lead_days,
    promisedDelivery: promisedDelivery(order),
    instalments: refundedInstalments(order, context),
    methods: methodsFor(order, context),
    advance: {
      kept: moneyView(advance.available),
      used: moneyView(advance.used),
      offered: moneyView(offeredAdvance(order, context)),
    },
    needsApprovalCode: order.needs_approval_code,
    isApproved: order.approved_at !== null,
    approval: context.approval,
    validation: order.validation,
    cancelledBy: cancelledByView(order),
    cancelReason: order.cancel_reason,
    poFileId: order.po_file_id,
    referenceCode: order.reference_code,
    refunds: refunds.map(({ refundId, amount, state, label, voucherNumber, at }) => ({
      voucherNumber,
      refundId,
      amount: moneyView(amount),
      state,
      label,
      at: at.toISOString(),
    })),
  };
}

/** Here the instalments themselves say what is due. */
function changingHeadView(order: OrderRow, due: bigint, now: Date) {
  const { due: _sum, ...head } = changingCardView(order, due, now);
  return head;
}

/** Money goes back from the latest part on, as it does payment by payment. */
function refundedInstalments(
  order: OrderRow,
  { instalments, refunds, now }: OrderViewContext,
): Order['instalments'] {
  const back = refunds.filter(({ isOfPlan }) => isOfPlan).reduce((sum, { amount }) => sum + amount.minor, 0n);
  const refunded = allocateRefund(
    instalments.map(({ paid_minor, currency }) => money(paid_minor, currency)),
    money(back, order.currency),
  );
  return instalments.flatMap((row, index) =>
    // Its whole sum went to other parts: nobody ever pays or gets anything for it.
    row.amount_minor === 0n
      ? []
      : [
          {
            ...instalmentView(row, order, now),
            refunded: moneyView(refunded[index] ?? money(0n, order.currency)),
          },
        ],
  );
}

function cancelledByView({ cancelled_by }: OrderRow): Order['cancelledBy'] {
  if (cancelled_by === 'clock') return 'hold_ended';
  return cancelled_by === 'customer' || cancelled_by === 'staff' ? cancelled_by : null;
}

function placesView(order: OrderRow) {
  const { billing, shipping, gstin, delivery_term: deliveryTerm } = order;
  const choice = deliveryChoices(order.market, deliveryTerm).find(({ term }) => term === deliveryTerm);
  return {
    billing,
    shipping,
    gstin,
    deliveryTerm,
    deliveryTermLabel: choice?.label ?? deliveryTerm,
    deliveryPlace: order.delivery_place,
  };
}

function amountsView(order: OrderRow) {
  const { currency } = order;
  const amount = (minor: bigint): Money => money(minor, currency);
  return {
    costs: costLinesView({
      total_fabric_cost: amount(order.fabric_cost_minor),
      logistic_cost: amount(order.logistic_cost_minor),
      gst: amount(order.gst_minor),
    }),
    taxLines: order.tax_lines.map(({ label, basisPoints, minor }) => ({
      label,
      basisPoints,
      amount: { minor, currency },
    })),
    taxPreview: order.tax_preview,
    placeOfSupply: order.place_of_supply,
    roundOff: moneyView(amount(order.round_off_minor)),
    totalInWords: amountInWords(amount(order.total_minor)),
    hsn: order.hsn,
    creditDays: order.credit_days,
    creditLoad: moneyView(amount(order.credit_cost_minor)),
    exchangeRate: lockedText(order),
  };
}

export function lockedText({ exchange_rate }: Pick<OrderRow, 'exchange_rate'>): string | null {
  const millionths = exchange_rate === null ? null : parseExchangeRate(exchange_rate);
  return millionths === null ? null : lockedRateText({ from: 'USD', to: 'INR', millionths });
}

function dueMinor(order: OrderRow, instalments: readonly InstalmentRow[]): bigint {
  return instalments.reduce((sum, row) => sum + settledInstalment(row, order).open.minor, 0n);
}

function methodsFor(order: OrderRow, { instalments, credit, advance }: OrderViewContext): Order['methods'] {
  const next = nextToPay(order, instalments);
  if (!next) return [];
  return methodChoices({
    market: order.market,
    amount: settledInstalment(next, order).open,
    isCreditOffered: next.kind === 'credit' && next.state === 'open' && order.status === 'provisional',
    creditFree: credit.free,
    upiLimit: advance.upiLimit,
  });
}

function offeredAdvance(order: OrderRow, { instalments, advance }: OrderViewContext): Money {
  const next = nextToPay(order, instalments);
  if (!next) return money(0n, order.currency);
  return payableFromAccountCredit(settledInstalment(next, order).open, advance.available);
}

/** The next instalment that waits for money; what credit covers can be paid once nothing else is open. */
function nextToPay(order: OrderRow, instalments: readonly InstalmentRow[]): InstalmentRow | undefined {
  if (order.status === 'cancelled') return undefined;
  return (
    instalments.find(({ state }) => state === 'open') ??
    instalments.find((row) => row.state === 'covered' && settledInstalment(row, order).open.minor > 0n)
  );
}
