import type { BankTransfer } from '#contract/staff/payments.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { DeskTransfer } from './bank-transfers.store.ts';

/** A transfer as the desk sees it. */
export function bankTransferView(row: DeskTransfer): BankTransfer {
  const amount = (minor: bigint) => moneyView(money(minor, row.currency));
  return {
    transferId: row.transfer_id,
    company: row.company,
    orderId: row.order_id,
    orderNumber: row.number,
    utr: row.utr,
    amount: amount(row.amount_minor),
    expected: amount(row.expected_minor),
    withheld: amount(row.withheld_minor),
    paidOn: row.paid_on,
    state: row.state,
    reportedAt: row.reported_at.toISOString(),
    proofFileId: row.proof_file_id,
  };
}
