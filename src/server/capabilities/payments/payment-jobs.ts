/** What happens to money behind the scenes, for all processes together. */
import type { Parts } from '#server/parts.ts';
import { scheduleHoldExpiry } from '../orders/expire-holds.ts';
import { closeCheckout } from './pay/close-checkout.ts';
import { closeExpiredOrder } from './refunds/close-order-accounts.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { pollRefunds } from './refunds/settle-refund.ts';
import { expirePayments } from './webhooks/expire-payments.ts';
import { handleEvent } from './webhooks/handle-event.ts';
import { pollPayments } from './webhooks/poll-payments.ts';

const EVERY_MINUTE = '* * * * *';

export async function schedulePaymentJobs(parts: Parts): Promise<void> {
  const { jobs } = parts;
  await scheduleHoldExpiry(parts, (tx, order) => closeExpiredOrder(parts, tx, order));
  await jobs.work('handle-provider-event', (event) => handleEvent(parts, event));
  await jobs.work('close-checkout', (checkout) => closeCheckout(parts, checkout));
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
