/** Issues documents for the given orders until it is killed; a process of its own, started by numbers.ts. */
import { issueDocument } from '#server/capabilities/documents/issue/issue-document.ts';
import { lockOrderForStaff } from '#server/capabilities/orders/lock-order.ts';
import { readConfig } from '#server/config.ts';
import { openParts } from '#server/open-parts.ts';

const orderIds = process.argv.slice(2);
const { parts } = await openParts(readConfig({ ...process.env, LOG_LEVEL: 'silent' }), {
  worksOffJobs: false,
});

await Promise.all(orderIds.map(issueForever));

async function issueForever(orderId: string): Promise<void> {
  for (;;) {
    await parts.db.transaction(async (tx) => {
      const order = await lockOrderForStaff(tx, orderId);
      const subjectId = parts.ids.next();
      const about = { type: 'order_issue', subjectId, ownNumber: null, facts: { subjectId } } as const;
      const empty = { notices: [], facts: [], parties: [], blocks: [] };
      const write = ({ number }: { number: string }) => ({ title: 'Order Issue', number, ...empty });
      await issueDocument(parts, tx, order, { ...about, write }, { kind: 'system' });
    });
  }
}
