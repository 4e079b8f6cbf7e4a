/** Reports of mills with their files; each belongs to the company of its order. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { SentSample } from '#contract/supplier/production.ts';
import type { MillDelay, MillReportKind, MillReportState } from '#domain/suppliers/mill-report.ts';
import type { Queries, Schema } from '#server/db/database.ts';

/** As the mill sent it; which of it is there depends on the kind. */
export type ReportDetails = {
  readonly on?: string;
  readonly to?: string;
  readonly reason?: MillDelay;
  readonly rollList?: string;
  /** With its name as the mill read it. */
  readonly sample?: SentSample & { readonly name: string };
};

export type ReportRow = Omit<Selectable<Schema['mill_reports']>, 'kind' | 'state' | 'details'> & {
  kind: MillReportKind;
  state: MillReportState;
  details: ReportDetails;
};
/** What it says, and of what. */
export type Report = Pick<
  ReportRow,
  'brand_id' | 'order_id' | 'supplier_id' | 'kind' | 'task_id' | 'details'
>;
export type ListedReport = ReportRow & {
  task_name: string | null;
  order_number: string;
  quality: string;
  supplier_name: string;
  person_name: string;
  file_ids: string[];
};

export async function insertReport(
  tx: Queries,
  row: Insertable<Schema['mill_reports']>,
  fileIds: readonly string[],
): Promise<void> {
  await tx.scoped.insertInto('mill_reports').values(row).execute();
  if (fileIds.length === 0) return;
  const { brand_id, report_id } = row;
  const files = fileIds.map((file_id, place) => ({ brand_id, report_id, position: place + 1, file_id }));
  await tx.scoped.insertInto('mill_report_files').values(files).execute();
}

const LISTED = sql`
  select report.*, task.name as task_name, won.number as order_number, won.quality,
    suppliers.name as supplier_name, person.name as person_name,
    coalesce((select array_agg(file.file_id order by file.position) from mill_report_files file
      where file.brand_id = report.brand_id and file.report_id = report.report_id), '{}') as file_ids
  from mill_reports report
  join orders won on won.brand_id = report.brand_id and won.order_id = report.order_id
  join suppliers on suppliers.supplier_id = report.supplier_id
  join supplier_people person on person.person_id = report.person_id
  left join plan_tasks task on task.brand_id = report.brand_id and task.order_id = report.order_id
    and task.task_id = report.task_id`;

export async function reportsOfOrder(
  db: Queries,
  { brand_id, order_id }: { brand_id: string; order_id: string },
): Promise<ListedReport[]> {
  const { rows } = await sql<ListedReport>`
    ${LISTED} where report.brand_id = ${brand_id} and report.order_id = ${order_id}
    order by report.reported_at desc, report.report_id desc limit 200`.execute(db.unscoped);
  return rows;
}

/** Of all companies: the desk looks at what waits longest first. */
export async function waitingReports(db: Queries): Promise<ListedReport[]> {
  const { rows } = await sql<ListedReport>`
    ${LISTED} where report.state = 'waiting' order by report.reported_at, report.report_id limit 100`.execute(
    db.unscoped,
  );
  return rows;
}

/** Staff name a report only by its id; whose it is comes out here. */
export function placeOfReport(
  db: Queries,
  reportId: string,
): Promise<{ brand_id: string; order_id: string } | undefined> {
  return db.forStaff
    .selectFrom('mill_reports')
    .select(['brand_id', 'order_id'])
    .where('report_id', '=', reportId)
    .executeTakeFirst();
}

export async function lockReport(
  tx: Queries,
  brandId: string,
  reportId: string,
): Promise<ReportRow | undefined> {
  return tx.scoped
    .selectFrom('mill_reports')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('report_id', '=', reportId)
    .forUpdate()
    .$castTo<ReportRow>()
    .executeTakeFirst();
}

export async function updateReport(
  tx: Queries,
  { brand_id, report_id }: Pick<ReportRow, 'brand_id' | 'report_id'>,
  set: { state: MillReportState; decided_at: Date; decided_by: string | null; answer?: string },
): Promise<void> {
  await tx.scoped
    .updateTable('mill_reports')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('report_id', '=', report_id)
    .execute();
}

/** True when there is such a supplier. */
export async function setReportsRule(tx: Queries, supplierId: string, isDirect: boolean): Promise<boolean> {
  const result = await tx.unscoped
    .updateTable('suppliers')
    .set({ reports_directly: isDirect })
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
