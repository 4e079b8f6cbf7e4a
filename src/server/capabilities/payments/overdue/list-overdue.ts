import type { Input, Reply } from '#contract/endpoint.ts';
import type { listOverdue as contract, Overdue } from '#contract/staff/money-lists.ts';
import { INSTALMENT_LABEL } from '#domain/payments/plan/payment-plan.ts';
import { daysBetween } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import type { Services } from '#server/services.ts';
import { buyersToday, type OverdueRow, overduePage } from './overdue.store.ts';

export async function listOverdue(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  page: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const now = clock.now();
  const { rows, total } = await overduePage(db, { now, ...page });
  return {
    records: rows.map((row) => overdueView(row, now)),
    total,
    nextOffset: nextOffset(page.offset, rows.length, total),
  };
}

export function overdueView(row: OverdueRow, now: Date): Overdue {
  return {
    instalmentId: row.instalment_id,
    brandId: row.brand_id,
    company: row.company,
    orderId: row.order_id,
    orderNumber: row.number,
    label: INSTALMENT_LABEL[row.kind],
    open: moneyView(money(row.open_minor, row.currency)),
    dueOn: row.due_on,
    daysLate: daysBetween(row.due_on, buyersToday(row, now)),
    reminders: row.reminders.map(({ sent_at, by, note }) => ({
      sentAt: new Date(sent_at).toISOString(),
      by,
      note,
    })),
  };
}
