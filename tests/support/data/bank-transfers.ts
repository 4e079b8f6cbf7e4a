/** Money that buyers send by bank: as they report it, and as staff find it on the statement. */
import { type PaymentOrder, reportBankTransfer } from '#contract/customer/payments.ts';
import type { CallInput, Reply } from '#contract/endpoint.ts';
import { listBankTransfers, matchBankTransfer } from '#contract/staff/payments.ts';
import type { StaffVisitor, World } from '#tests/support/server/world.ts';
import { begin, type PayableOrder } from './payments.ts';
import { secondPersonReleases } from './second-person.ts';

type Reported = CallInput<typeof reportBankTransfer>['body'];
type Transfer = Reply<typeof listBankTransfers>['records'][number];

let utrs = 0;
export function someUtr(): string {
  utrs += 1;
  return `LOOMN260000${String(utrs).padStart(5, '0')}`;
}

/** An amount as people type it, some minor units more or less. */
export function typedAmount({ minor }: { minor: string }, more = 0): string {
  return ((Number(minor) + more) / 100).toFixed(2);
}

export function reportTransfer(
  { buyer }: PayableOrder,
  { paymentOrderId, amount }: PaymentOrder,
  change: Partial<Reported> = {},
): Promise<PaymentOrder> {
  return buyer.call(reportBankTransfer, {
    params: { paymentOrderId },
    body: { utr: someUtr(), amount: typedAmount(amount), paidOn: '2026-11-01', ...change },
  });
}

/** A transfer of this order that nobody has found yet. */
export async function transferOf(
  { call }: StaffVisitor,
  { order: { orderId } }: PayableOrder,
  utr?: string,
): Promise<Transfer> {
  const { records } = await call(listBankTransfers, { query: { limit: '100' } });
  const found = records.find((each) => each.orderId === orderId && (!utr || each.utr === utr));
  if (!found) throw new Error('No transfer was reported for this order.');
  return found;
}

/** By as many people as it takes. */
export async function matchTransfer(
  world: World,
  { call }: StaffVisitor,
  transferId: string,
  amount: string,
): Promise<void> {
  const { state } = await call(matchBankTransfer, { params: { transferId }, body: { amount } });
  if (state === 'reported') await secondPersonReleases(world, transferId);
}

/** Reported as it is due; on the statement stand so many minor units more. */
export async function payByBank(
  world: World,
  accounts: StaffVisitor,
  payable: PayableOrder,
  more = 0,
): Promise<void> {
  const payment = await begin(payable, 'bank_transfer');
  await reportTransfer(payable, payment);
  const { transferId } = await transferOf(accounts, payable);
  await matchTransfer(world, accounts, transferId, typedAmount(payment.amount, more));
}
