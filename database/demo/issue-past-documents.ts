/** The documents of the played past, dated as they would have been: there when the demo opens, and no news to anybody. */
import { sql } from 'kysely';
import { issueDispatchDocuments } from '#server/capabilities/documents/issue/issue-dispatch-documents.ts';
import type { IssueForOrder } from '#server/capabilities/documents/issue/issue-document.ts';
import {
  issueDueDocuments,
  issueFirstProforma,
} from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { issueReceipts } from '#server/capabilities/documents/issue/issue-receipts.ts';
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { idsFrom } from '#server/ids.ts';
import type { Services } from '#server/services.ts';
import { within } from './stories/time-shifted-services.ts';

export async function issuePastDocuments(services: Services, tx: Queries): Promise<void> {
  const moments = (await pastOrders(tx)).flatMap(momentsOf);
  // In the order of their days, as the numbers of a series are.
  for (const { at, orderId, issue } of moments.sort((a, b) => a.at.getTime() - b.at.getTime()))
    await issue(partsAt(services, tx, at), tx, await lockOrderForStaff(tx, orderId), BY);
  await markAsOldNews(tx);
}

const BY = { kind: 'system' } as const;

/** When an order came to owe documents, and which. */
type Moment = { at: Date; orderId: string; issue: IssueForOrder };

function momentsOf({ order_id: orderId, ...order }: PastOrder): Moment[] {
  const { status, created_at, paid_at, shipped_at, changed_at } = order;
  return [
    ...(status === 'cancelled' ? [] : [{ at: created_at, orderId, issue: issueFirstProforma }]),
    ...(paid_at ? [{ at: paid_at, orderId, issue: issueReceipts }] : []),
    ...(shipped_at ? [{ at: shipped_at, orderId, issue: issueDispatchDocuments }] : []),
    { at: changed_at, orderId, issue: (services) => issueDueDocuments(services, orderId) },
  ];
}

type PastOrder = {
  order_id: string;
  status: string;
  created_at: Date;
  paid_at: Date | null;
  shipped_at: Date | null;
  changed_at: Date;
};

async function pastOrders(tx: Queries): Promise<PastOrder[]> {
  const { rows } = await sql<PastOrder>`
    select order_id, status, created_at, paid_at, shipped_at, greatest(
      created_at, confirmed_at, delivered_at, cancelled_at, paid_at, refunded_at, moved_at, claimed_at
    ) as changed_at
    from orders
    left join (
      select order_id, max(given_at) as paid_at from receipts join payment_orders using (payment_order_id) group by 1
    ) money_in using (order_id)
    left join (select order_id, max(sent_at) as refunded_at from refunds group by 1) money_back using (order_id)
    left join (
      select order_id, max(dispatched_at) as shipped_at, max(changed_at) as moved_at from dispatches group by 1
    ) shipments using (order_id)
    left join (select order_id, max(changed_at) as claimed_at from issues group by 1) claims using (order_id)
    order by created_at, order_id`.execute(tx.unscoped);
  return rows;
}

function partsAt(services: Services, tx: Queries, at: Date): Services {
  const clock = { now: () => at };
  return { ...services, db: within(services.db, tx), clock, ids: idsFrom(clock) };
}

async function markAsOldNews(tx: Queries): Promise<void> {
  await sql`
    with old_news as (
      update notifications set read_at = created_at where event = 'document_ready' and read_at is null
      returning notification_id
    )
    update notification_deliveries set state = 'sent', sent_at = due_at
    from old_news where old_news.notification_id = notification_deliveries.notification_id and state = 'waiting'
  `.execute(tx.unscoped);
}
