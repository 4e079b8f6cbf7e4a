/** Delivered orders with rolls on the buyer's page, and the desk that answers claims while the buyer looks on. */
import { type Issue, raiseIssue, readIssueForm } from '#contract/customer/issues.ts';
import type { Order } from '#contract/customer/orders.ts';
import { answerIssue, offerSettlement } from '#contract/staff/issues.ts';
import { openDatabase } from '#server/db/database.ts';
import { idsFrom } from '#server/ids.ts';
import { deliveredRolls } from '#tests/support/data/issues.ts';
import type { World } from '#tests/support/server/world.ts';
import { test as bookTest } from './order-book.ts';
import { staffClient } from './quotes.ts';
import { uploadedPhoto } from './upload.ts';

export type ClaimDesk = {
  /** 500 m in five rolls, delivered now. */
  aClaimableOrder(): Promise<Order & { path: string }>;
  /** Holes in the first roll. */
  anIssue(orderId: string): Promise<Issue>;
  answer(issueId: string, text: string): Promise<void>;
  offer(issueId: string, amount: string): Promise<void>;
};

export const test = bookTest.extend<{ claims: ClaimDesk }>({
  claims: async ({ book, ordering, people, serverUrl, address, outbox, signedIn }, use) => {
    const staff = await staffClient({ people, serverUrl, address, outbox, role: 'desk' });
    const url = process.env.TEST_SERVER_DATABASE ?? '';
    const db = openDatabase({ url, poolSize: 1, onIdleError: () => {} });
    const clock = { now: () => new Date() };
    const world = { parts: { db, clock, ids: idsFrom(clock) } } as unknown as World;
    const { buyer } = ordering;
    const aPhoto = () =>
      uploadedPhoto({ serverUrl, address, token: signedIn.signIn.accessToken }, 'fault.jpg');
    await use({
      async aClaimableOrder() {
        const order = await book.aStockOrder(await book.aStockQuality(), 'delivered');
        await deliveredRolls(world, order.orderId);
        const { fabId, orderId } = order;
        return {
          ...order,
          path: `/customer/intransit-detail/fabrics/${fabId}/orders/${orderId}/raise-issue/`,
        };
      },
      async anIssue(orderId) {
        const params = { orderId };
        const { policy, rolls } = await buyer(readIssueForm, { params });
        const { records } = await buyer(raiseIssue, {
          params,
          body: {
            defect: 'hole',
            rollIds: rolls.slice(0, 1).map(({ rollId }) => rollId),
            quantity: '40',
            isCut: false,
            wantedOutcome: 'credit_note',
            fileIds: [await aPhoto(), await aPhoto()],
            policyVersion: policy.version,
          },
        });
        const [issue] = records;
        if (!issue) throw new Error('An issue that was just raised cannot be missing.');
        return issue;
      },
      async answer(issueId, text) {
        await staff(answerIssue, { params: { issueId }, body: { text } });
      },
      async offer(issueId, amount) {
        await staff(offerSettlement, { params: { issueId }, body: { outcome: 'credit_note', amount } });
      },
    });
    await db.close();
  },
});
