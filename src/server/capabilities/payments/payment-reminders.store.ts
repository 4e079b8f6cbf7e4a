/** Instalments of orders that are due on a day, of all companies: the job works for everybody. */
import { sql } from 'kysely';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { OPEN_AMOUNT } from './open-amount.ts';

export type DueInstalment = {
  instalment_id: string;
  order_id: string;
  fab_id: string;
  customer_id: string;
  number: string;
  due_on: CalendarDay;
  open_minor: bigint;
  currency: Currency;
};

/** Not what we are checking already. */
export async function dueInstalments(
  db: Queries,
  { day, after, limit }: { day: CalendarDay; after: string | null; limit: number },
): Promise<DueInstalment[]> {
  const { rows } = await sql<DueInstalment>`
    select part.instalment_id, orders.order_id, orders.fab_id, coalesce(orders.assigned_to, orders.customer_id) as customer_id, orders.number, part.due_on,
      ${OPEN_AMOUNT} as open_minor, part.currency
    from instalments part join orders on orders.brand_id = part.brand_id and orders.order_id = part.order_id
    where part.due_on = ${day} and part.state in ('open', 'covered') and ${OPEN_AMOUNT} > 0
      and orders.status not in ('provisional', 'cancelled') and orders.payment_in_progress is null
      and (${after}::uuid is null or part.instalment_id > ${after})
    order by part.instalment_id limit ${limit}`.execute(db.unscoped);
  return rows;
}
