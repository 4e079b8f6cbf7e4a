/** Goods leave in place of claimed ones: once a claim, with a delivery challan, at no charge. */
import {
  ewayBillOf,
  ewayBillProblem,
  lrNumberProblem,
  transporterProblem,
} from '#domain/delivery/dispatch-papers.ts';
import {
  challanLines,
  challanValue,
  replacedQuantityProblem,
} from '#domain/documents/tax/delivery-challan.ts';
import { customsRateProblem, rupeeValue } from '#domain/documents/tax/rupee-value.ts';
import { sellerPlaceProblem } from '#domain/documents/tax/supply-problems.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLength, parseLength } from '#domain/shared/length.ts';
import { assertNothingMissing, formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { findCustomsRate } from '#server/capabilities/orders/tables/find-customs-rate.ts';
import { findChallans } from '#server/capabilities/payments/claims/find-challans.ts';
import { writeChallan } from '#server/capabilities/payments/claims/write-challan.ts';
import { findSellerOn } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { challanDraft, type SendReplacement } from './challan-draft.ts';
import { replacedGoods } from './claimed-invoices.ts';
import { type LockedIssue, lockIssueForStaff } from './lock-issue.ts';
import { recordIssueEvent } from './move-issue.ts';
import { notifyBuyer } from './notify-buyer.ts';

export async function sendReplacement(
  parts: Parts,
  tx: Queries,
  staff: DeskActor,
  typed: SendReplacement,
): Promise<void> {
  const locked = await lockIssueForStaff(tx, typed.issueId);
  await assertOwed(tx, locked);
  const { order } = locked;
  const now = parts.clock.now();
  const issuedOn = accountingDay(now);
  const seller = await findSellerOn(tx, order, issuedOn, now);
  const goods = await readGoods(tx, locked, typed);
  const rate = await findCustomsRate(tx, order.currency, issuedOn);
  assertNothingMissing({
    seller: sellerPlaceProblem(seller),
    customsRate: customsRateProblem(order.currency, rate, formatDay(issuedOn, DETAIL_DATE_FORMAT)),
    transporter: transporterProblem(typed.transporter.trim()),
    lrNumber: lrNumberProblem(typed.lrNumber.trim()),
    ewayBill: ewayBillProblem(ewayBillOf(typed.ewayBill), rupeeValue(goods.taxable, rate)),
  });
  const draft = challanDraft(locked, typed, { issuedOn, seller, rate, ...goods });
  const number = await writeChallan(parts, tx, order, { issueId: typed.issueId, seller, draft });
  const { transporter, documentNumber } = draft.transport;
  const text = `${formatLength(goods.sent)} with ${transporter}, LR ${documentNumber}. Delivery challan ${number}.`;
  await recordIssueEvent(parts, tx, locked, 'replacement_sent', { by: deskInHistory(staff), text });
  await notifyBuyer(parts, tx, locked, 'has a replacement on its way', text);
}

/** Only a replacement waits as accepted: money is settled at once. */
async function assertOwed(tx: Queries, { order, issue }: LockedIssue): Promise<void> {
  const sent = (await findChallans(tx, order)).find(({ issue_id }) => issue_id === issue.issue_id);
  if (sent) {
    const message = `The replacement for this claim has already left with delivery challan ${sent.number}.`;
    throw new Refusal('issue_changed', { message });
  }
  if (issue.status === 'accepted') return;
  throw new Refusal('issue_changed', { message: 'This claim has no replacement to send.' });
}

async function readGoods(tx: Queries, { order, issue }: LockedIssue, { quantity }: SendReplacement) {
  const reading = parseLength(quantity, order.unit);
  if (!reading.ok) throw formRefusal({ quantity: reading.problem });
  const replaced = await replacedGoods(tx, order, issue);
  const problem = replacedQuantityProblem(reading.length, replaced);
  const [first] = replaced;
  if (problem || !first)
    throw formRefusal({ quantity: problem ?? 'No invoice of this order can be replaced.' });
  const lines = challanLines(reading.length, replaced);
  return { sent: reading.length, lines, taxable: challanValue(lines), invoice: first.invoice };
}
