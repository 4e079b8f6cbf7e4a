/** Delivered orders with rolls on the buyer's page, and the desk that answers claims while the buyer looks on. */
import { type Issue, raiseIssue, readIssueForm } from '#contract/customer/issues.ts';
import { type Order, readOrder } from '#contract/customer/orders.ts';
import { answerIssue, offerSettlement } from '#contract/staff/issues.ts';
import { test as deliveryTest } from './delivery.ts';
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

export const test = deliveryTest.extend<{ claims: ClaimDesk }>({
  claims: async ({ delivery, ordering, people, serverUrl, address, outbox, signedIn }, use) => {
    const staff = await staffClient({ people, serverUrl, address, outbox, role: 'desk' });
    const { buyer } = ordering;
    const aPhoto = () =>
      uploadedPhoto({ serverUrl, address, token: signedIn.signIn.accessToken }, 'fault.jpg');
    await use({
      async aClaimableOrder() {
        const { fabId, orderId } = await delivery.aPackedOrder();
        const { dispatchId } = await delivery.ship(orderId, Array(5).fill(100));
        await delivery.deliver(dispatchId);
        return {
          ...(await buyer(readOrder, { params: { orderId } })),
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
  },
});
