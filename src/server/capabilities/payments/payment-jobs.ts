/** What happens to money behind the scenes, for all processes together. */

import { scheduleHoldExpiry } from '#server/capabilities/order-records/expire-holds.ts';
import type { Services } from '#server/services.ts';
import { closeCheckout } from './pay/close-checkout.ts';
import { closeExpiredOrder } from './refunds/close-order-accounts.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { pollRefunds } from './refunds/settle-refund.ts';
import { expirePayments } from './webhooks/expire-payments.ts';
import { handleEvent } from './webhooks/handle-event.ts';
import { pollPayments } from './webhooks/poll-payments.ts';

const EVERY_MINUTE = '* * * * *';

export async function schedulePaymentJobs(services: Services): Promise<void> {
  const { jobs } = services;
  await scheduleHoldExpiry(services, (tx, order) => closeExpiredOrder(services, tx, order));
  await jobs.work('handle-provider-event', (event) => handleEvent(services, event));
  await jobs.work('close-checkout', (checkout) => closeCheckout(services, checkout));
  await jobs.work('poll-payments', () => pollPayments(services));
  await jobs.work('expire-payments', () => expirePayments(services));
  await jobs.work('send-refunds', async () => {
    try {
      await sendRefunds(services);
    } finally {
      await pollRefunds(services);
    }
  });
  await jobs.schedule('poll-payments', EVERY_MINUTE, {});
  await jobs.schedule('expire-payments', EVERY_MINUTE, {});
  await jobs.schedule('send-refunds', EVERY_MINUTE, {});
}
