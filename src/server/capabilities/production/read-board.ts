import type { Input, Reply } from '#contract/endpoint.ts';
import type { readProductionBoard as contract } from '#contract/staff/order-desk.ts';
import { PRODUCTION_STAGE_LABEL, PRODUCTION_STAGES } from '#domain/production/production-stage.ts';
import { ownerOnDesk } from '#domain/production/schedule/plan-task.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type BoardRow, boardRows } from './board.store.ts';

type Board = Reply<typeof contract>;

export async function readProductionBoard(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { shown }: Input<typeof contract>['query'],
): Promise<Board> {
  const today = accountingDay(clock.now());
  const rows = await boardRows(db, { today, shown });
  return PRODUCTION_STAGES.map((stage) => {
    const here = rows.filter((row) => row.stage === stage);
    return {
      stage,
      label: PRODUCTION_STAGE_LABEL[stage],
      total: Number(here[0]?.total ?? 0),
      late: Number(here[0]?.late ?? 0),
      orders: here.map((row) => cardOf(row, today)),
    };
  });
}

function cardOf(row: BoardRow, today: string): Board[number]['orders'][number] {
  return {
    orderId: row.order_id,
    number: row.number,
    company: row.company,
    quality: row.quality,
    quantity: { thousandths: String(row.quantity_thousandths), unit: row.unit },
    dispatchBy: row.dispatch_by,
    likelyDispatch: row.likely_dispatch,
    task: row.task_name,
    ownerLabel: ownerOnDesk(row.owner),
    dueOn: row.due_on,
    isLate: row.due_on < today,
  };
}
