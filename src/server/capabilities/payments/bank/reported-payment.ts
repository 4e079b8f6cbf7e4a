/** What a buyer reported and nobody has confirmed stands beside the parts it pays, so that no list asks for them again. */
import { sql } from 'kysely';
import { keepOrderDue } from '#server/capabilities/order-records/order-due.ts';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

type PaymentOrder = { brand_id: string; payment_order_id: string };

/** After each transfer or letter of credit that is reported or moves on. */
export async function keepReportedPayment(tx: Queries, payment: PaymentOrder): Promise<void> {
  const [changed] = await reportedStatement.all(tx, payment);
  if (changed) await keepOrderDue(tx, { brand_id: payment.brand_id, order_id: changed.order_id });
}

/** A letter of credit stands for every part that is not on credit, a transfer for its own. */
const reportedStatement = scopedStatement(
  ({ brand_id, payment_order_id }: PaymentOrder) => sql<{ order_id: string }>`
    update instalments part set reported_by = found.reported_by
    from (
      select own.instalment_id, case
        when exists (
          select from payment_orders opened join letters_of_credit letter
            on letter.brand_id = opened.brand_id and letter.payment_order_id = opened.payment_order_id
          where opened.brand_id = ${brand_id} and opened.order_id = own.order_id and letter.state = 'reported'
            and opened.instalment_id = case when own.kind = 'credit' then own.instalment_id else opened.instalment_id end
        ) then 'letter_of_credit'
        when exists (
          select from payment_orders opened join bank_transfers transfer
            on transfer.brand_id = opened.brand_id and transfer.payment_order_id = opened.payment_order_id
          where opened.brand_id = ${brand_id} and opened.order_id = own.order_id and transfer.state = 'reported'
            and opened.instalment_id = own.instalment_id
        ) then 'bank_transfer'
      end as reported_by
      from payment_orders paid join instalments own
        on own.brand_id = paid.brand_id and own.order_id = paid.order_id
      where paid.brand_id = ${brand_id} and paid.payment_order_id = ${payment_order_id}
    ) found
    where part.brand_id = ${brand_id} and part.instalment_id = found.instalment_id
      and part.reported_by is distinct from found.reported_by
    returning part.order_id`,
);
