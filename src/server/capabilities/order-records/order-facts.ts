/** Facts go forward: an order says what happened in its own transaction, and whoever comes later in the story listens. */
import type { Queries } from '#server/db/database.ts';
import type { JobData } from '#server/jobs/queues.ts';
import type { Services } from '#server/services.ts';
import type { OrderRow } from './lock-order.ts';

export async function recordOrderFact(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queries,
  { order_id: orderId }: Pick<OrderRow, 'order_id'>,
  fact: JobData['order-fact']['fact'],
): Promise<void> {
  await jobs.enqueue(tx, 'order-fact', { fact, orderId });
  if (fact !== 'paid') {
    await jobs.enqueue(tx, 'return-swatch-charges', { orderId });
    await jobs.enqueue(tx, 'order-from-mill', { orderId });
  }
  await askForDocuments({ jobs }, tx, orderId);
}

/** Also for an order that is only held: its buyer pays, and a bank opens a letter of credit, on a proforma. */
export function askForDocuments(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queries,
  orderId: string,
): Promise<void> {
  return jobs.enqueue(tx, 'issue-documents', { orderId });
}
