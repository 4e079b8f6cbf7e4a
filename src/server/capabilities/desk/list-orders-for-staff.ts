import type { Input, Reply } from '#contract/endpoint.ts';
import type { listOrdersForStaff as contract, DeskOrder } from '#contract/staff/order-desk.ts';
import { ORDER_STATUS_CODE, ORDER_STATUS_LABEL, type OrderStatus } from '#domain/orders/order-status.ts';
import { PRODUCTION_STAGE_LABEL } from '#domain/production/production-stage.ts';
import { ownerOnDesk } from '#domain/production/schedule/plan-task.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import { lengthView, moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset, searchPatterns } from '#server/db/lists/list-page.ts';
import type { Services } from '#server/services.ts';
import { type DeskOrderRow, deskOrderPage } from './orders.store.ts';

export async function listOrdersForStaff(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { status, q, sort, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const statuses =
    status?.flatMap((code) => nameOfCode<OrderStatus, number>(ORDER_STATUS_CODE, code) ?? []) ?? null;
  const page = { statuses, search: searchPatterns(q), sort, offset, limit };
  const { orders, total } = await deskOrderPage(db, page);
  const today = accountingDay(clock.now());
  return {
    records: orders.map((row) => deskOrderOf(row, today)),
    total,
    nextOffset: nextOffset(offset, orders.length, total),
  };
}

function deskOrderOf(row: DeskOrderRow, today: CalendarDay): DeskOrder {
  return {
    orderId: row.order_id,
    number: row.number,
    status: ORDER_STATUS_CODE[row.status],
    statusLabel: ORDER_STATUS_LABEL[row.status],
    company: row.company,
    market: row.market,
    quality: row.quality,
    quantity: lengthView({ thousandths: row.quantity_thousandths, unit: row.unit }),
    total: moneyView(money(row.total_minor, row.currency)),
    due: moneyView(money(row.due_minor, row.currency)),
    dispatchBy: row.dispatch_by,
    likelyDispatch: row.likely_dispatch,
    placedAt: row.created_at.toISOString(),
    next: nextOf(row, today),
  };
}

function nextOf(
  { task_id, task_name, stage, owner, due_on }: DeskOrderRow,
  today: CalendarDay,
): DeskOrder['next'] {
  return (
    (task_id && {
      taskId: task_id,
      name: task_name,
      stage,
      stageLabel: PRODUCTION_STAGE_LABEL[stage],
      owner,
      ownerLabel: ownerOnDesk(owner),
      dueOn: due_on,
      isLate: due_on < today,
    }) ||
    null
  );
}
