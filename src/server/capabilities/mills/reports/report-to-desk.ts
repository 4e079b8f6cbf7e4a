/** A mill reports of an order it has won: kept as it was sent, and in the plan at once where the desk allows it. */
import type { Input } from '#contract/endpoint.ts';
import type { reportToDesk as contract } from '#contract/supplier/production.ts';
import { readRollCsv } from '#domain/delivery/roll-list.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { millReportLifecycle, needsFiles } from '#domain/suppliers/mill-report.ts';
import { MILL_TASK_OWNERS } from '#domain/suppliers/mill-task.ts';
import { lockOrderForStaff, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findTasks } from '#server/capabilities/production/find-tasks.ts';
import { findSuppliers } from '#server/capabilities/requests/suppliers/find-supplier.ts';
import { findFilesOfMill } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { MillActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { findWonOrder } from '../find-won-order.ts';
import { applyReport, assertOwnMove } from './apply-report.ts';
import { readSentSample } from './own-samples.ts';
import { insertReport, type Report, type ReportDetails, updateReport } from './reports.store.ts';

type Body = Input<typeof contract>['body'];

export async function reportToDesk(
  services: Services,
  tx: Queries,
  mill: MillActor,
  { orderId, body }: { orderId: string; body: Body },
): Promise<void> {
  const { brand_id } = await findWonOrder(tx, mill.supplierId, orderId);
  const order = await lockOrderForStaff(tx, orderId);
  if (order.status === 'cancelled')
    throw new Refusal('illegal_transition', { from: 'cancelled', to: body.kind, actor: 'supplier' });
  await assertWhole(tx, mill, order, body);
  const report: Report = {
    brand_id,
    order_id: orderId,
    supplier_id: mill.supplierId,
    kind: body.kind,
    task_id: body.taskId ?? null,
    details: await detailsOf(tx, order, body),
  };
  const [supplier] = await findSuppliers(tx, [mill.supplierId]);
  const isDirect = supplier?.reports_directly ?? false;
  // Also what waits is possible now, so that the mill hears at once what is not.
  if (['start', 'end', 'new_day'].includes(body.kind)) await assertOwnMove(tx, report);
  const now = services.clock.now();
  const row = {
    ...report,
    report_id: services.ids.next(),
    person_id: mill.personId,
    details: JSON.stringify(report.details),
    note: body.note ?? null,
    state: millReportLifecycle.start,
    reported_at: now,
  };
  await insertReport(tx, row, filesOf(body));
  if (isDirect) {
    assertMove(millReportLifecycle, 'waiting', 'applied', 'rule');
    // A buyer's history tells what happened, never which mill said so.
    await applyReport(services, tx, { kind: 'system' }, report);
    await updateReport(tx, row, { state: 'applied', decided_at: now, decided_by: null });
  }
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: mill.supplierId },
    action: `reported_${body.kind}`,
    actor: { kind: 'supplier', id: mill.supplierId, sessionId: mill.sessionId },
    details: { number: order.number },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['mill-reports'] });
}

async function detailsOf(
  tx: Queries,
  order: OrderRow,
  { kind, on, to, reason, rollList, sample }: Body,
): Promise<ReportDetails> {
  if (kind === 'sample' && !sample) throw formRefusal({ sample: 'Choose the sample.' });
  return {
    ...(kind === 'sample' && sample ? { sample: await readSentSample(tx, order, sample) } : {}),
    ...(on === undefined ? {} : { on }),
    ...(to === undefined ? {} : { to }),
    ...(reason === undefined ? {} : { reason }),
    ...(rollList === undefined ? {} : { rollList }),
  };
}

function filesOf({ kind, fileIds = [], sample }: Body): string[] {
  return kind === 'sample' ? (sample?.pieces ?? []).flatMap(({ fileId }) => fileId ?? []) : fileIds;
}

/** Everything that its kind asks for is there, and the files are the mill's own. */
async function assertWhole(tx: Queries, mill: MillActor, order: OrderRow, body: Body): Promise<void> {
  const { kind } = body;
  if (kind === 'new_day' && body.to === undefined) throw formRefusal({ to: 'Choose the new day.' });
  if (kind === 'new_day' && body.reason === undefined) throw formRefusal({ reason: 'Choose a reason.' });
  if (kind === 'rolls') {
    const list = readRollCsv(body.rollList ?? '');
    if (!list.ok) throw formRefusal(list.problems);
  }
  if (kind === 'photos' && body.taskId !== undefined) await assertOwnTask(tx, order, body.taskId);
  await assertFiles(tx, mill, order, body);
}

/** A stage that photos show; another's work reads as missing. */
async function assertOwnTask(tx: Queries, order: OrderRow, taskId: string): Promise<void> {
  const task = (await findTasks(tx, order)).find(({ task_id }) => task_id === taskId);
  if (!task || !MILL_TASK_OWNERS.includes(task.owner)) throw new Refusal('not_found');
}

async function assertFiles(tx: Queries, mill: MillActor, order: OrderRow, body: Body): Promise<void> {
  const fileIds = filesOf(body);
  if (needsFiles(body.kind) && fileIds.length === 0) throw formRefusal({ fileIds: 'Add a photo or a PDF.' });
  if (new Set(fileIds).size < fileIds.length) throw formRefusal({ fileIds: 'A file is attached twice.' });
  const of = { brandId: order.brand_id, supplierId: mill.supplierId };
  const files = await findFilesOfMill(tx, of, fileIds);
  if (files.length < fileIds.length)
    throw formRefusal({ fileIds: 'A file could not be found. Please add it again.' });
  if (body.kind === 'sample' && files.some(({ content_type }) => !content_type.startsWith('image/')))
    throw formRefusal({ fileIds: 'Add photos only: JPEG, PNG or WebP.' });
}
