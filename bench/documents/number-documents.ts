/** Issues documents for the given orders until it is killed; a process of its own, started by numbers.ts. */
import { issueDocument } from '#server/capabilities/documents/issue/issue-document.ts';
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { readConfig } from '#server/config.ts';
import { openServices } from '#server/open-services.ts';

const orderIds = process.argv.slice(2);
const { services } = await openServices(readConfig({ ...process.env, LOG_LEVEL: 'silent' }), {
  worksOffJobs: false,
});

await Promise.all(orderIds.map(issueForever));

async function issueForever(orderId: string): Promise<void> {
  for (;;) {
    await services.db.transaction(async (tx) => {
      const order = await lockOrderForStaff(tx, orderId);
      const subjectId = services.ids.next();
      const about = { type: 'order_issue', subjectId, ownNumber: null, facts: { subjectId } } as const;
      const empty = { notices: [], facts: [], parties: [], blocks: [] };
      const write = ({ number }: { number: string }) => ({ title: 'Order Issue', number, ...empty });
      await issueDocument(services, tx, order, { ...about, write }, { kind: 'system' });
    });
  }
}
