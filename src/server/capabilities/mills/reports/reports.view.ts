/** A report as its mill and the desk read it. */
import type { MillReport } from '#contract/supplier/production.ts';
import { readRollCsv } from '#domain/delivery/roll-list.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { MILL_DELAY_LABEL } from '#domain/suppliers/mill-report.ts';
import type { ListedReport } from './reports.store.ts';

export function reportView(row: ListedReport): MillReport {
  return {
    reportId: row.report_id,
    kind: row.kind,
    taskId: row.task_id,
    task: row.task_name,
    about: aboutOf(row),
    note: row.note,
    files: row.file_ids.length,
    state: row.state,
    answer: row.answer,
    reportedAt: row.reported_at.toISOString(),
  };
}

function aboutOf({ details: { on, to, reason, rollList, sample } }: ListedReport): string | null {
  if (sample) return `${sample.name}: ${sample.courier} ${sample.courierNumber}`;
  const day = (named: string) => formatDay(named, DETAIL_DATE_FORMAT);
  if (to !== undefined) return [day(to), ...(reason ? [MILL_DELAY_LABEL[reason]] : [])].join(': ');
  if (on !== undefined) return day(on);
  const list = rollList === undefined ? null : readRollCsv(rollList);
  if (!list?.ok) return null;
  return list.rolls.length === 1 ? '1 roll' : `${list.rolls.length} rolls`;
}
