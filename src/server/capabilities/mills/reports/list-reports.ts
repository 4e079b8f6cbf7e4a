/** What mills reported, for the desk: with their photos, and who said so. */
import type { ReportForDesk } from '#contract/staff/mill-reports.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { findMillFiles } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { type ListedReport, reportsOfOrder, waitingReports } from './reports.store.ts';
import { reportView } from './reports.view.ts';

export async function listWaitingReports(
  services: Services,
  db: Queries,
  staff: StaffActor,
): Promise<ReportForDesk[]> {
  return withFiles(services, db, staff, await waitingReports(db));
}

export async function listReportsOfOrder(
  services: Services,
  db: Queries,
  staff: StaffActor,
  orderId: string,
): Promise<ReportForDesk[]> {
  return withFiles(services, db, staff, await reportsOfOrder(db, await findOrderForStaff(db, orderId)));
}

async function withFiles(
  services: Services,
  db: Queries,
  { sessionId }: StaffActor,
  rows: readonly ListedReport[],
): Promise<ReportForDesk[]> {
  const views: ReportForDesk[] = [];
  for (const row of rows) {
    const reader = { brandId: row.brand_id, sessionId };
    const files = await findMillFiles(services, db, reader, row.file_ids);
    views.push({
      ...reportView(row),
      orderId: row.order_id,
      orderNumber: row.order_number,
      quality: row.quality,
      supplierId: row.supplier_id,
      supplierName: row.supplier_name,
      personName: row.person_name,
      photos: row.file_ids.flatMap((fileId) => files.get(fileId) ?? []),
    });
  }
  return views;
}
