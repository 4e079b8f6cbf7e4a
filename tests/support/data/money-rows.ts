/** Everything the tables hold of one order and its money, without the names and times that chance gave it. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Each with how a row is tied to its order. */
const TABLES = [
  ['orders', 'order_id = $'],
  ['order_lines', 'order_id = $'],
  ['stock_holds', 'order_id = $'],
  ['instalments', 'order_id = $'],
  ['credit_uses', 'order_id = $'],
  ['payment_orders', 'order_id = $'],
  ['captures', 'payment_order_id in (select payment_order_id from payment_orders where order_id = $)'],
  ['receipts', 'payment_order_id in (select payment_order_id from payment_orders where order_id = $)'],
  ['refunds', 'order_id = $'],
  ['ledger_entries', 'order_id = $'],
  ['ledger_lines', 'entry_id in (select entry_id from ledger_entries where order_id = $)'],
  [
    'history',
    "subject_id = $ or (subject_kind = 'payment' and subject_id in (select payment_order_id from payment_orders where order_id = $))",
  ],
] as const;

export type MoneyRows = Record<string, string[]>;

/** `reported_by` is the one column that may tell by which way the money was heard of. */
export async function moneyRows(db: Queries, orderId: string): Promise<MoneyRows> {
  const found: MoneyRows = {};
  for (const [table, tie] of TABLES) {
    const tied = sql.raw(tie.replaceAll('$', `'${orderId}'::uuid`));
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(entry) as row from ${sql.table(table)} entry where ${tied}`.execute(db.unscoped);
    found[table] = rows.map(({ row: { reported_by: _toldBy, ...row } }) => withoutChance(row)).sort();
  }
  return found;
}

function withoutChance(row: Record<string, unknown>): string {
  return JSON.stringify(row)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.+-]+/g, 'time')
    .replace(/\b(order|pay)_\w+/g, '$1')
    .replace(/\b(SO-\d\d-|[A-Z]{1,3}\/\d\d-\d\d\/R)\d+/gi, 'number');
}
