/** On the day an answer is due, and never again for the same round, the buyer is reminded of a sample. */
import { productionLink } from '#contract/web-links.ts';
import { SAMPLE_TYPE_NOUN } from '#domain/production/sample-approval.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Services } from '#server/services.ts';
import { dueSamples } from './sample-clock.store.ts';

const BATCH_SIZE = 100;

export async function remindOfSamples(services: Services): Promise<void> {
  let isMoreDue: boolean;
  do {
    isMoreDue = await services.db.transaction(async (tx) => {
      const due = await dueSamples(tx, services.clock.now(), BATCH_SIZE);
      for (const sample of due.taken) {
        const { sample_id, order_id, fab_id, due_on, customer_id, number, quality, sample_type } = sample;
        const what = SAMPLE_TYPE_NOUN[sample_type];
        await sendNotification(services, tx, {
          customerId: customer_id,
          event: 'sample_waiting',
          occurrence: `reminder:${sample_id}:${due_on}`,
          link: productionLink({ fabId: fab_id, orderId: order_id }),
          subject: `Reminder: please review the ${what} for order ${number} by ${formatDay(due_on, DETAIL_DATE_FORMAT)}`,
          text: `Production of order ${number} (${quality}) is waiting for you to review the ${what}. Each day of delay moves the dispatch date.`,
        });
      }
      return due.isMoreDue;
    });
  } while (isMoreDue);
}

export async function scheduleSampleReminders(services: Services): Promise<void> {
  await services.jobs.work('remind-of-samples', () => remindOfSamples(services));
  await services.jobs.schedule('remind-of-samples', '*/15 * * * *', {});
}
