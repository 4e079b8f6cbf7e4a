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
import { parseLength } from '#domain/shared/length.ts';
import { assertNothingMissing, formRefusalFor, refusalFor } from '#domain/shared/problem.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import { lengthView } from '#domain/shared/wire-figures.ts';
import { findCustomsRate } from '#server/capabilities/orders/tables/find-customs-rate.ts';
import { findChallans } from '#server/capabilities/payments/claims/find-challans.ts';
import { writeChallan } from '#server/capabilities/payments/claims/write-challan.ts';
import { findSellerOn } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { challanDraft, type SendReplacement } from './challan-draft.ts';
import { replacedGoods } from './claimed-invoices.ts';
import { type LockedIssue, lockIssueForStaff } from './lock-issue.ts';
import { recordIssueEvent } from './move-issue.ts';
import { notifyBuyer } from './notify-buyer.ts';

export async function sendReplacement(
  services: Services,
  tx: Queries,
  staff: DeskActor,
  typed: SendReplacement,
): Promise<void> {
  const locked = await lockIssueForStaff(tx, typed.issueId);
  await assertOwed(tx, locked);
  const { order } = locked;
  const now = services.clock.now();
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
  const number = await writeChallan(services, tx, order, { issueId: typed.issueId, seller, draft });
  const { transporter, documentNumber } = draft.transport;
  const fact = {
    code: 'claim_replacement',
    params: { sent: lengthView(goods.sent), transporter, documentNumber, challanNumber: number },
  } as const;
  await recordIssueEvent(services, tx, locked, 'replacement_sent', { by: deskInHistory(staff), fact });
  await notifyBuyer(services, tx, locked, (claim) => ({
    code: 'claim_replaced',
    params: { ...claim, ...fact.params },
  }));
}

/** Only a replacement waits as accepted: money is settled at once. */
async function assertOwed(tx: Queries, { order, issue }: LockedIssue): Promise<void> {
  const sent = (await findChallans(tx, order)).find(({ issue_id }) => issue_id === issue.issue_id);
  if (sent) {
    const params = { challanNumber: sent.number };
    throw refusalFor('issue_changed', { code: 'claim_replacement_sent', params });
  }
  if (issue.status === 'accepted') return;
  throw refusalFor('issue_changed', { code: 'claim_has_no_replacement' });
}

async function readGoods(tx: Queries, { order, issue }: LockedIssue, { quantity }: SendReplacement) {
  const reading = parseLength(quantity, order.unit);
  if (!reading.ok) throw formRefusalFor({ quantity: reading.problem });
  const replaced = await replacedGoods(tx, order, issue);
  const problem = replacedQuantityProblem(reading.length, replaced);
  const [first] = replaced;
  if (problem) throw formRefusal({ quantity: problem });
  if (!first) throw formRefusalFor({ quantity: { code: 'claim_has_no_invoice' } });
  const lines = challanLines(reading.length, replaced);
  return { sent: reading.length, lines, taxable: challanValue(lines), invoice: first.invoice };
}
