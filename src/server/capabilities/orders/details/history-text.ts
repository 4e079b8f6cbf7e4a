/** What the history keeps about an order and its money, in words the buyer can read. */

import { PAYMENT_METHOD_LABEL, type PaymentMethod } from '#domain/payments/methods/payment-methods.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { CURRENCIES, money } from '#domain/shared/money.ts';
import { CLAIM_HISTORY_TEXT } from '#words/en/claim-history.ts';
import type { OrderHistoryRow } from './order-history.store.ts';

type Details = OrderHistoryRow['details'];
type MoneyKind = Exclude<OrderHistoryRow['subject_kind'], 'order'>;

const ORDER_WORDS: Readonly<Record<string, string>> = {
  placed: 'Order placed; price and stock held',
  approved: 'Order confirmed with a code',
  hold_extended: 'Hold extended by three working days',
  approval_asked: 'Approval requested from a colleague',
  confirmed: 'Order confirmed, production can begin',
  hold_ended: 'Not paid in time; the hold expired',
  material_booked: 'Material bought for this order',
  goods_ready: 'Goods are ready for dispatch',
  dispatched: 'Goods dispatched',
  arrived: 'Goods reached our warehouse',
  delivered: 'Goods delivered',
  cancelled: 'Order cancelled',
  quantity_changed: 'Quantity changed; a new order takes its place',
  unassigned: 'Assigned to nobody',
  feedback_given: 'Order rated',
  no_issue: 'Delivery confirmed: no issue',
  claim_window_passed: 'No issue raised within 7 days of delivery',
  claim_windows_passed: 'The time to raise an issue has passed',
};
const OTHERWISE = 'Order changed';

/** What production does is named by its task or sample. */
const PRODUCTION_WORDS: Readonly<Record<string, (details: Details) => string>> = {
  task_in_progress: ({ task }) => `${task}: started`,
  task_completed: ({ task }) => `${task}: completed`,
  task_cancelled: ({ task }) => `${task}: not needed`,
  task_terminated: ({ task }) => `${task}: stopped`,
  task_rescheduled: ({ task, day }) => `${task}: now expected on ${dayText(day)}`,
  task_added: ({ task }) => `${task}: added to the plan`,
  sample_dispatched: (details) => `${sampleText(details)} sent to you`,
  sample_approved: (details) => `${sampleText(details)} approved${choiceText(details)}`,
  sample_resubmission: (details) => `New round of ${sampleText(details)} requested`,
  sample_cancelled: (details) => `${sampleText(details)} cancelled`,
  standard_given: (details) => `${standardText(details)} sent by you`,
  standard_received: (details) => `${standardText(details)} received`,
  standard_refused: (details) => `Another ${standardText(details).toLowerCase()} requested`,
  standard_cancelled: (details) => `${standardText(details)} no longer needed`,
  mill_told: (details) => `${sampleText(details)}: your decision was passed to the mill`,
  photos_allowed: () => 'Approval by photo accepted for this order',
  photos_refused: () => 'Approval by photo withdrawn for this order',
};

/** What happens to a shipment is named by its number. */
const DELIVERY_WORDS: Readonly<Record<string, (details: Details) => string>> = {
  dispatch_packed: ({ dispatch }) => `Shipment ${dispatch}: rolls packed`,
  dispatch_cancelled: ({ dispatch }) => `Shipment ${dispatch}: packing cancelled`,
  dispatch_sent: ({ dispatch, transporter, lr }) =>
    `Shipment ${dispatch}: dispatched with ${transporter}, LR ${lr}`,
  dispatch_event: ({ dispatch, event, place }) =>
    `Shipment ${dispatch}: ${lowerFirst(event)}${place ? `, ${place}` : ''}`,
  dispatch_delivered: ({ dispatch }) => `Shipment ${dispatch}: delivered`,
  closed_short: ({ quantity, reason }) => `Order closed at ${quantity}: ${reason}`,
  certificate_added: ({ dispatch }) => `Shipment ${dispatch}: transaction certificate added`,
  rolls_received: ({ rolls }) => (rolls === 1 ? '1 roll checked' : `${rolls} rolls checked`),
  billing_adjusted: (details) => adjustedText(details),
};

/** Said with the reason, which its maker answers, with the colleague's name, and with whoever decided through a link. */
const COLLEAGUE_WORDS: Readonly<Record<string, (details: Details) => string>> = {
  assigned: ({ assignee }) => `Assigned to ${assignee}`,
  approval_given: ({ approver }) =>
    approver ? `Approved by ${approver} through a link` : 'Approved by a colleague',
  approval_sent_back: ({ approver, reason }) =>
    `Sent back by ${approver ? `${approver} through a link` : 'a colleague'}: ${reason}`,
  approval_link_sent: ({ approver }) => `Approval requested from ${approver} by a link`,
};

/** Each is told with what `recordIssueEvent` wrote. */
const CLAIM_WORDS = CLAIM_HISTORY_TEXT as Readonly<Record<string, (details: Details) => string>>;

const DETAILED_WORDS = { ...COLLEAGUE_WORDS, ...PRODUCTION_WORDS, ...DELIVERY_WORDS, ...CLAIM_WORDS };

/** Only these are told of money: how often somebody tried interests nobody later. */
const MONEY_WORDS: Readonly<Record<MoneyKind, Readonly<Record<string, (details: Details) => string>>>> = {
  payment: {
    captured: (details) => paidText(details),
    captured_again: (details) => `${paidText(details)} again`,
    transfer_told: () => 'You reported a transfer; we are checking our bank statement',
    transfer_refused: () => 'Transfer not found on our bank statement',
    letter_told: () => 'You reported a letter of credit',
    letter_accepted: () => 'Letter of credit accepted',
    letter_refused: () => 'Letter of credit not accepted',
    letter_withdrawn: () => 'You withdrew your letter of credit',
    rest_written_off: (details) => `Balance of ${amountText(details)} written off`,
  },
  refund: {
    asked: (details) => `Refund of ${amountText(details)} requested`,
    sent: (details) => `Refund of ${amountText(details)} sent`,
    failed: () => 'The refund did not reach you; we are sending it again',
  },
};

export const SHOWN_MONEY_ACTIONS = {
  payment: Object.keys(MONEY_WORDS.payment),
  refund: Object.keys(MONEY_WORDS.refund),
} as const satisfies Record<MoneyKind, string[]>;

export function historyText({ subject_kind, action, details }: OrderHistoryRow): string {
  if (subject_kind !== 'order') return MONEY_WORDS[subject_kind][action]?.(details) ?? OTHERWISE;
  if (Object.hasOwn(DETAILED_WORDS, action)) return DETAILED_WORDS[action]?.(details) ?? OTHERWISE;
  return Object.hasOwn(ORDER_WORDS, action) ? (ORDER_WORDS[action] ?? OTHERWISE) : OTHERWISE;
}

/** "Colour standard Navy" */
function standardText({ standard, colour }: Details): string {
  return [standard, colour].filter(Boolean).join(' ');
}

/** "Lab dip Navy, round 2" */
function sampleText({ sample, colour, round }: Details): string {
  return `${sample}${colour ? ` ${colour}` : ''}${Number(round) > 1 ? `, round ${round}` : ''}`;
}

function choiceText({ option, lots }: Details): string {
  if (lots) return `: lots ${lots}`;
  return option ? `: option ${option}` : '';
}

function lowerFirst(text: Details[string] | undefined): string {
  const written = String(text ?? '');
  return written.charAt(0).toLowerCase() + written.slice(1);
}

/** "Billing adjusted to the dispatched quantity: ₹1,240 less" */
function adjustedText({ minor, ...details }: Details): string {
  const size = String(minor ?? '').replace('-', '');
  const direction = size === minor ? 'more' : 'less';
  return `Billing adjusted to the dispatched quantity: ${amountText({ ...details, minor: size })} ${direction}`;
}

function dayText(day: Details[string] | undefined): string {
  return formatDay(typeof day === 'string' ? day : null, DETAIL_DATE_FORMAT);
}

function paidText(details: Details): string {
  const amount = amountText(details);
  const method = details.method as PaymentMethod | undefined;
  if (method === 'advance') return `${amount} paid with account credit`;
  if (method === 'credit') return `${amount} covered by your credit`;
  const label = method && PAYMENT_METHOD_LABEL[method];
  if (!label) return `${amount} paid`;
  return `${amount} paid by ${method === 'upi' ? label : label.toLowerCase()}`;
}

function amountText({ minor, currency: code }: Details): string {
  const currency = CURRENCIES.find((candidate) => candidate === code);
  return formatMoney(currency && typeof minor === 'string' ? money(BigInt(minor), currency) : null);
}
