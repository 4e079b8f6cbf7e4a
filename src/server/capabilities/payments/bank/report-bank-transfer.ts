/** The buyer says that a transfer is on its way; staff find it on the bank statement, and until then nothing is paid. */

import type { reportBankTransfer as contract } from '#contract/customer/payments.ts';
import type { Input } from '#contract/endpoint.ts';
import { type PartToPay, reportedAmountProblem, tdsProblem } from '#domain/payments/buyer-tds.ts';
import { parseBankReference } from '#domain/payments/methods/bank-reference.ts';
import { paidOnProblem } from '#domain/payments/methods/paid-on.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { type Currency, type Money, money, parseAmount } from '#domain/shared/money.ts';
import type { ParseResult, SaidProblem } from '#domain/shared/parse-result.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { extendHoldForBank } from '#server/capabilities/order-records/extend-hold.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { lockInstalments } from '#server/capabilities/order-records/order-instalments.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { isTransferable, lockOpenPayment } from '../pay/lock-payment.ts';
import { movePayment, recordPayment } from '../pay/move-payment.ts';
import { partToPay } from '../pay/payable-instalment.ts';
import { type PaymentOrderRow, updatePaymentOrder } from '../pay/payment-orders.store.ts';
import { insertTransfer } from './bank-transfers.store.ts';

type Reported = Input<typeof contract>['body'];

export async function reportBankTransfer(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  { paymentOrderId, ...reported }: Reported & { paymentOrderId: string },
): Promise<void> {
  const { brandId } = buyer;
  const by = buyerInHistory(buyer);
  const { order, payment } = await lockOpenPayment(services, tx, { brandId, paymentOrderId }, isTransferable);
  const transfer = readTransfer(services, order, await partOf(tx, order, payment), reported);
  const proofFileId = await ownProof(tx, brandId, reported.proofFileId ?? null);
  const now = services.clock.now();
  await refusedOnClash(
    insertTransfer(tx, {
      transfer_id: services.ids.next(),
      brand_id: brandId,
      payment_order_id: payment.payment_order_id,
      utr: transfer.utr,
      amount_minor: transfer.amount.minor,
      withheld_minor: transfer.withheld.minor,
      paid_on: transfer.paidOn,
      proof_file_id: proofFileId,
      state: 'reported',
      reported_at: now,
    }),
    'one_use_of_utr',
    () => formRefusal({ utr: 'You have already reported this transfer.' }),
  );
  if (payment.status !== 'attempted') {
    await movePayment(services, tx, payment, 'attempted', { as: 'customer', by });
  }
  await recordPayment(services, tx, payment, { by, action: 'transfer_told' });
  const held = await extendHoldForBank(services, tx, order, {
    by,
    method: 'bank_transfer',
    hasProof: proofFileId !== null,
  });
  if (held.held_until) await updatePaymentOrder(tx, payment, { expires_at: held.held_until });
}

type Transfer = { utr: string; amount: Money; withheld: Money; paidOn: string };

function readTransfer(
  { clock }: Services,
  { market, currency, zone, total_minor }: OrderRow,
  part: PartToPay,
  { utr, amount, withheld, paidOn }: Reported,
): Transfer {
  const reference = parseBankReference(utr, market);
  const paid = parsePaid(amount, currency);
  const tds = withheld ? parseAmount(withheld, currency) : { ok: true as const, amount: money(0n, currency) };
  const day = paidOn.trim();
  const dayProblem = paidOnProblem(day, dayInZone(clock.now(), zone));
  if (!(reference.ok && paid.ok && tds.ok && dayProblem === null)) {
    throw formRefusalFor({
      utr: reference.ok ? undefined : reference.problem,
      amount: paid.ok ? undefined : paid.problem,
      withheld: tds.ok ? undefined : tds.problem,
      paidOn: dayProblem ?? undefined,
    });
  }
  const withheldProblem = tdsProblem(tds.amount, part);
  const reported = { paid: paid.amount, tds: tds.amount };
  const amountProblem = reportedAmountProblem(reported, money(total_minor, currency));
  if (withheldProblem || amountProblem) {
    throw formRefusal({ amount: amountProblem ?? undefined, withheld: withheldProblem ?? undefined });
  }
  return { utr: reference.reference, amount: paid.amount, withheld: tds.amount, paidOn: day };
}

async function partOf(tx: Queries, order: OrderRow, { instalment_id }: PaymentOrderRow): Promise<PartToPay> {
  const part = (await lockInstalments(tx, order)).find((row) => row.instalment_id === instalment_id);
  if (!part) throw new Refusal('not_found');
  return partToPay(part);
}

export function parsePaid(typed: string, currency: Currency): ParseResult<{ amount: Money }, SaidProblem> {
  const reading = parseAmount(typed, currency);
  if (reading.ok && reading.amount.minor <= 0n) return { ok: false, problem: 'Enter an amount above 0.' };
  return reading;
}

async function ownProof(tx: Queries, brandId: string, fileId: string | null): Promise<string | null> {
  if (fileId === null) return null;
  const [file] = await findOwnFiles(tx, brandId, [fileId.toLowerCase()]);
  if (!file) throw formRefusal({ proofFileId: 'This file could not be found. Please attach it again.' });
  return file.file_id;
}
