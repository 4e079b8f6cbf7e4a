/** On the day an answer is due, and never again for the same round, the buyer is reminded of a sample. */
import { productionLink } from '#contract/web-links.ts';
import { SAMPLE_TYPE_NOUN } from '#domain/production/sample-approval.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Parts } from '#server/parts.ts';
import { dueSamples } from './sample-clock.store.ts';

const AT_ONCE = 100;

export async function remindOfSamples(parts: Parts): Promise<void> {
  let reminded: number;
  do {
    reminded = await parts.db.transaction(async (tx) => {
      const due = await dueSamples(tx, parts.clock.now(), AT_ONCE);
      for (const { sample_id, order_id, fab_id, due_on, customer_id, number, quality, sample_type } of due) {
        const what = SAMPLE_TYPE_NOUN[sample_type];
        await sendNotification(parts, tx, {
          customerId: customer_id,
          event: 'sample_waiting',
          occurrence: `reminder:${sample_id}:${due_on}`,
          link: productionLink({ fabId: fab_id, orderId: order_id }),
          subject: `Reminder: please review the ${what} for order ${number} by ${formatDay(due_on, DETAIL_DATE_FORMAT)}`,
          text: `Production of order ${number} (${quality}) is waiting for you to review the ${what}. Each day of delay moves the dispatch date.`,
        });
      }
      return due.length;
    });
  } while (reminded === AT_ONCE);
}

export async function scheduleSampleReminders(parts: Parts): Promise<void> {
  await parts.jobs.work('remind-of-samples', () => remindOfSamples(parts));
  await parts.jobs.schedule('remind-of-samples', '*/15 * * * *', {});
}
