/** An order in production on the buyer's page, and the desk that moves it while the buyer looks on. */
import { type Order, readOrder } from '#contract/customer/orders.ts';
import { listSamples, readTna, type Sample } from '#contract/customer/production.ts';
import { completeTask, dispatchSample } from '#contract/staff/production.ts';
import { listStandardsForStaff, receiveStandards as receiveStandardsOf } from '#contract/staff/standards.ts';
import type { SampleType } from '#domain/production/sample-approval.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { test as orderingTest } from './orders.ts';
import { staffClient } from './quotes.ts';
import { uploadedPhoto } from './upload.ts';

/** The task that ends once the buyer's standards have arrived. */
const STANDARDS = 'T05';

export type ProductionDesk = {
  /** 3,000 m of piece-dyed poplin; the advance is paid and the plan is made. */
  aPlannedOrder(): Promise<Order & { path: string }>;
  finish(orderId: string, ...taskIds: string[]): Promise<void>;
  /** Every sample of this kind that is not with the buyer, with these options or lots. */
  send(orderId: string, type: SampleType, labels?: readonly string[]): Promise<Sample[]>;
};

export const test = orderingTest.extend<{ production: ProductionDesk }>({
  production: async ({ ordering, people, serverUrl, address, outbox, signedIn }, use) => {
    const staff = await staffClient({ people, serverUrl, address, outbox, role: 'production' });
    const { buyer } = ordering;
    const signedInAs = { serverUrl, address, token: signedIn.signIn.accessToken };
    const photographed = async (label: string) => ({
      label,
      fileId: await uploadedPhoto(signedInAs, `${label}.jpg`),
    });
    const receiveStandards = async (orderId: string) => {
      const { records } = await staff(listStandardsForStaff, { params: { orderId } });
      const open = records.filter(({ allowedMoves }) => allowedMoves.includes('receive'));
      const standardIds = open.map(({ standardId }) => standardId);
      await staff(receiveStandardsOf, { params: { orderId }, body: { standardIds } });
    };
    await use({
      async aPlannedOrder() {
        const { orderId, fabId } = await ordering.aConfirmedOrder();
        await waitFor('the plan', async () => {
          const plan = await buyer(readTna, { params: { fabId }, query: { orderId } });
          return !plan.isProvisional;
        });
        const order = await buyer(readOrder, { params: { orderId } });
        return { ...order, path: `/customer/production-details/fabrics/${fabId}/orders/${orderId}` };
      },
      async finish(orderId, ...taskIds) {
        for (const taskId of taskIds) {
          if (taskId === STANDARDS) await receiveStandards(orderId);
          else await staff(completeTask, { params: { orderId, taskId }, body: {} });
        }
      },
      async send(orderId, type, labels = ['A', 'B', 'C']) {
        const { records } = await buyer(listSamples, { params: { orderId } });
        const wanted = records.filter((sample) => sample.type === type && sample.allowedMoves.length === 0);
        for (const { sampleId } of wanted) {
          await staff(dispatchSample, {
            params: { orderId, sampleId },
            body: {
              courier: 'BlueDart',
              courierNumber: '79012345',
              pieces: await Promise.all(labels.map(photographed)),
            },
          });
        }
        const sent = await buyer(listSamples, { params: { orderId } });
        return sent.records.filter((sample) => sample.type === type);
      },
    });
  },
});
