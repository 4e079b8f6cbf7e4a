/** What happens to money behind the scenes, for all processes together. */
import type { Parts } from '#server/parts.ts';
import { keepReleasingHolds } from '../orders/expire-holds.ts';
import { expirePayments } from './notices/expire-payments.ts';
import { handleEvent } from './notices/handle-event.ts';
import { pollPayments } from './notices/poll-payments.ts';
import { buryOrder } from './refunds/close-books.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { pollRefunds } from './refunds/settle-refund.ts';

const EVERY_MINUTE = '* * * * *';

export async function keepSettlingPayments(parts: Parts): Promise<void> {
  const { jobs } = parts;
  await keepReleasingHolds(parts, (tx, order) => buryOrder(parts, tx, order));
  await jobs.work('handle-provider-event', (told) => handleEvent(parts, told));
  await jobs.work('poll-payments', () => pollPayments(parts));
  await jobs.work('expire-payments', () => expirePayments(parts));
  await jobs.work('send-refunds', async () => {
    try {
      await sendRefunds(parts);
    } finally {
      await pollRefunds(parts);
    }
  });
  await jobs.schedule('poll-payments', EVERY_MINUTE, {});
  await jobs.schedule('expire-payments', EVERY_MINUTE, {});
  await jobs.schedule('send-refunds', EVERY_MINUTE, {});
}
