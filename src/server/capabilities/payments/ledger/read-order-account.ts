import { sql } from 'kysely';
import { type AccountLine, type OrderAccount, orderAccount } from '#domain/payments/ledger/order-account.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

type Owner = Pick<OrderRow, 'brand_id' | 'order_id' | 'currency'>;

export async function readOrderAccount(db: Queries, order: Owner): Promise<OrderAccount> {
  return orderAccount(await linesStatement.all(db, order), order.currency);
}

/** Money in another currency stands with the company, not with its order. */
const linesStatement = scopedStatement(
  ({ brand_id, order_id, currency }: Owner) => sql<AccountLine>`
    select entries.kind, lines.account, sum(lines.amount_minor)::bigint as minor
    from ledger_entries entries
    join ledger_lines lines on lines.brand_id = entries.brand_id and lines.entry_id = entries.entry_id
    where entries.brand_id = ${brand_id} and entries.order_id = ${order_id} and lines.currency = ${currency}
    group by entries.kind, lines.account`,
);
