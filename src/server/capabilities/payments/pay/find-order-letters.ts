/** The letters of credit that an order was shipped under, for whoever prints their numbers. */
import { sql } from 'kysely';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

type Owner = Pick<OrderRow, 'brand_id' | 'order_id'>;

export async function findLetterNumbers(db: Queries, order: Owner): Promise<string[]> {
  return (await lettersStatement.all(db, order)).map(({ number }) => number);
}

/** Goods leave on the promise of a letter only once it was accepted. */
const lettersStatement = scopedStatement(
  ({ brand_id, order_id }: Owner) => sql<{ number: string }>`
    select letters.number from payment_orders opened
    join letters_of_credit letters
      on letters.brand_id = opened.brand_id and letters.payment_order_id = opened.payment_order_id
    where opened.brand_id = ${brand_id} and opened.order_id = ${order_id} and letters.state in ('accepted', 'paid')
    order by letters.reported_at`,
);
