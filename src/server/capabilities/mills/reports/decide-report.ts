/** The desk takes a report into the plan or sends it back; of two who decide at once the second is refused. */
import { assertMove } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { millReportLifecycle } from '#domain/suppliers/mill-report.ts';
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { applyReport } from './apply-report.ts';
import { lockReport, placeOfReport, type ReportRow, setReportsRule, updateReport } from './reports.store.ts';

type Success = { success: true };
type Member = Extract<DeskActor, { kind: 'staff' }>;

export async function acceptMillReport(
  services: Services,
  tx: Queries,
  by: Member,
  reportId: string,
): Promise<Success> {
  const report = await lockForDecision(tx, reportId, 'accepted');
  await applyReport(services, tx, deskInHistory(by), report);
  await decide(services, tx, by, report, { state: 'accepted' });
  return { success: true };
}

export async function sendBackMillReport(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { reportId, answer }: { reportId: string; answer: string },
): Promise<Success> {
  const report = await lockForDecision(tx, reportId, 'sent_back');
  await decide(services, tx, by, report, { state: 'sent_back', answer });
  return { success: true };
}

/** Request and order before the report, as whoever reports takes them. */
async function lockForDecision(
  tx: Queries,
  reportId: string,
  to: 'accepted' | 'sent_back',
): Promise<ReportRow> {
  const place = await placeOfReport(tx, reportId);
  if (!place) throw new Refusal('not_found');
  await lockOrderForStaff(tx, place.order_id);
  const report = await lockReport(tx, place.brand_id, reportId);
  if (!report) throw new Refusal('not_found');
  assertMove(millReportLifecycle, report.state, to, 'staff');
  return report;
}

async function decide(
  services: Services,
  tx: Queries,
  by: Member,
  report: ReportRow,
  decision: { state: 'accepted' } | { state: 'sent_back'; answer: string },
): Promise<void> {
  await updateReport(tx, report, { ...decision, decided_at: services.clock.now(), decided_by: by.staffId });
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: report.supplier_id },
    action: `report_${decision.state}`,
    actor: deskInHistory(by),
    details: { kind: report.kind },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['mill-reports'] });
}

export async function changeReportsRule(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { supplierId, isDirect }: { supplierId: string; isDirect: boolean },
): Promise<Success> {
  if (!(await setReportsRule(tx, supplierId, isDirect))) throw new Refusal('not_found');
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: supplierId },
    action: 'reports_rule_changed',
    actor: deskInHistory(by),
    details: { isDirect },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
  return { success: true };
}
