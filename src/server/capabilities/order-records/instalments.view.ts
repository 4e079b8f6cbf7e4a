/** One instalment as screens show it. */
import type { Instalment, PaymentInProgress } from '#contract/order-fields.ts';
import { paymentStatus } from '#domain/payments/plan/instalment-status.ts';
import { dueText, INSTALMENT_LABEL } from '#domain/payments/plan/payment-plan.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { OrderRow } from './lock-order.ts';
import { type InstalmentRow, settledInstalment } from './order-instalments.ts';

export function instalmentView(
  row: InstalmentRow,
  order: Pick<OrderRow, 'credit_days' | 'zone'>,
  now: Date,
): Instalment {
  const settled = settledInstalment(row, order);
  const { currency } = row;
  return {
    instalmentId: row.instalment_id,
    position: row.position,
    kind: row.kind,
    label: INSTALMENT_LABEL[row.kind],
    amount: moneyView(settled.amount),
    paid: moneyView(money(row.paid_minor, currency)),
    withheld: moneyView(money(row.withheld_minor, currency)),
    writtenOff: moneyView(money(row.written_off_minor, currency)),
    left: moneyView(settled.open),
    shipment: row.shipment,
    invoiceNumber: row.invoice_number,
    dueOn: row.due_on,
    dueText: dueText(settled),
    state: row.state,
    inProgress: inProgress(row),
    isOverdue: paymentStatus(settled.open, row.due_on, dayInZone(now, order.zone)) === 'overdue',
  };
}

/** A letter of credit that was accepted covers what is not on credit of ours. */
function inProgress({ reported_by, state, kind }: InstalmentRow): PaymentInProgress | null {
  if (state === 'paid' || state === 'cancelled') return null;
  return reported_by ?? (state === 'covered' && kind !== 'credit' ? 'letter_accepted' : null);
}
